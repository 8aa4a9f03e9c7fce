// The keys of the board: everything the pointer can do.

/** What the keys do. Each says whether the key was used. */
export interface Keys {
  /** One step on the screen: right and down are positive; fine with Shift. */
  arrow(dx: number, dy: number, fine: boolean): void;
  level(by: 1 | -1): boolean;
  next(by: 1 | -1): boolean;
  enter(): boolean;
  /** Takes up a piece, or with Shift the whole squad. */
  grab(whole: boolean): boolean;
  escape(): boolean;
  /** Turns what is in the hand. */
  turn?(by: 1 | -1): boolean;
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A key while the board has the focus. */
export function onBoard(event: KeyboardEvent, keys: Keys): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const arrow = ARROWS[event.key];
  if (arrow) {
    keys.arrow(...arrow, event.shiftKey);
    return true;
  }
  switch (event.key.toLowerCase()) {
    case 'enter':
      return keys.enter();
    case 'escape':
      return keys.escape();
    case 'pageup':
      return keys.level(1);
    case 'pagedown':
      return keys.level(-1);
    case 'q':
      return keys.turn?.(-1) ?? false;
    case 'e':
      return keys.turn?.(1) ?? false;
    case 'g':
      return keys.grab(event.shiftKey);
    case 'n':
      return keys.next(event.shiftKey ? -1 : 1);
    default:
      return false;
  }
}
