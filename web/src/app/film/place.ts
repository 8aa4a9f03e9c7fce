// Where the dice and the caption of a film lie on the stage, and where the coach stands.

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** How large they are about with their foot, in pixels: in one row, or wrapped in a corner. */
const WIDE = { w: 600, h: 230 };
const SLIM = { w: 348, h: 280 };
/** So much higher they are where much is said of them. */
const MORE = 60;
/** From the foot of the stage, and from its head, where the caption is. */
const FOOT = 10;
const HEAD = 58;

const PLACES = ['low', 'high', 'low left slim', 'low right slim', 'high left slim', 'high right slim'] as const;
export type DicePlace = (typeof PLACES)[number];

/** How many of these lie under a card with its corner at `x` and `y`. */
const under = (all: readonly Box[], x: number, y: number, { w, h }: { w: number; h: number }): number =>
  all.filter((one) => one.right > x && one.left < x + w && one.bottom > y && one.top < y + h).length;

/** The first place at which they hide nobody who fights, or the fewest; of equal ones where they have most room. */
export function placeFor(stage: Box, fights: readonly Box[]): DicePlace {
  const hidden = (place: DicePlace, more: number): number => {
    const { w, h } = place.includes('slim') ? SLIM : WIDE;
    const size = { w, h: h + more };
    const across = stage.right - stage.left - size.w;
    const x = stage.left + (place.includes('left') ? 0 : place.includes('right') ? across : across / 2);
    const y = place.includes('high') ? stage.top + HEAD : stage.bottom - FOOT - size.h;
    return under(fights, x, y, size);
  };
  const cost = (place: DicePlace): number => hidden(place, 0) * (fights.length + 1) + hidden(place, MORE);
  return PLACES.reduce<DicePlace>((best, place) => (cost(place) < cost(best) ? place : best), 'low');
}

/** How high they are in a dock, where they have its whole width. */
const DOCKED = 212;

/** Whether the dice lie in the dock below the table: there they hide nobody, unless they rise above it over those who fight. */
export function dockedIn(dock: Box | null, stage: Box, fights: readonly Box[]): boolean {
  return dock !== null && dock.bottom > dock.top && fights.every((one) => one.bottom <= stage.bottom - FOOT - DOCKED);
}

/** How high the caption is, in pixels, with a little air. */
const CAPTION = 52;

/** Whether the caption goes to the foot of the stage: at its head it would hide somebody, and there it hides nobody. */
export function captionAtFoot(stage: Box, fights: readonly Box[]): boolean {
  const atHead = fights.some((one) => one.top < stage.top + CAPTION);
  return atHead && fights.every((one) => one.bottom <= stage.bottom - CAPTION);
}

const CORNERS = ['high right', 'high left', 'low right', 'low left'] as const;
export type Corner = (typeof CORNERS)[number];

/** How large the coach is about, in pixels, with a little air. */
const COACH = { w: 336, h: 264 };

/** The corner of the board where the coach hides the fewest; it stays where it is if it hides no more there. */
export function cornerFor(board: Box, others: readonly Box[], now: Corner): Corner {
  const hidden = (corner: Corner): number => {
    const x = corner.includes('left') ? board.left : board.right - COACH.w;
    const y = corner.includes('high') ? board.top : board.bottom - COACH.h;
    return under(others, x, y, COACH);
  };
  return CORNERS.reduce((best, corner) => (hidden(corner) < hidden(best) ? corner : best), now);
}
