// Where the dice and the caption of a film lie on the stage.

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** How large they are about with their foot, in pixels: in one row, or wrapped in a corner. */
const WIDE = { w: 600, h: 230 };
const SLIM = { w: 348, h: 280 };

const PLACES = ['low', 'high', 'low left slim', 'low right slim', 'high left slim', 'high right slim'] as const;
export type DicePlace = (typeof PLACES)[number];

/** The first place at which they hide nobody who fights, or the fewest. */
export function placeFor(stage: Box, fights: readonly Box[]): DicePlace {
  const hidden = (place: DicePlace): number => {
    const { w, h } = place.includes('slim') ? SLIM : WIDE;
    const [across, down] = [stage.right - stage.left - w, stage.bottom - stage.top - h];
    const x = stage.left + (place.includes('left') ? 0 : place.includes('right') ? across : across / 2);
    const y = stage.top + (place.includes('high') ? 0 : down);
    return fights.filter((one) => one.right > x && one.left < x + w && one.bottom > y && one.top < y + h).length;
  };
  return PLACES.reduce<DicePlace>((best, place) => (hidden(place) < hidden(best) ? place : best), 'low');
}

/** How high the caption is, in pixels, with a little air. */
const CAPTION = 52;

/** Whether the caption goes to the foot of the stage: at its head it would hide somebody, and there it hides nobody. */
export function captionAtFoot(stage: Box, fights: readonly Box[]): boolean {
  const atHead = fights.some((one) => one.top < stage.top + CAPTION);
  return atHead && fights.every((one) => one.bottom <= stage.bottom - CAPTION);
}
