// What the player has set in this browser.

const ALONE = 'gefecht.answer-alone';

let alone = $state(typeof localStorage === 'undefined' || localStorage.getItem(ALONE) !== 'no');

export const settings = {
  /** A question with one legal answer is answered by itself. */
  get alone(): boolean {
    return alone;
  },
  set alone(wanted: boolean) {
    alone = wanted;
    localStorage.setItem(ALONE, wanted ? 'yes' : 'no');
  },
};
