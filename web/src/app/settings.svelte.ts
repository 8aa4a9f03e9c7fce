// What the player has set in this browser.

const ALONE = 'gefecht.answer-alone';
const FOLLOW = 'gefecht.follow';

let alone = $state(typeof localStorage === 'undefined' || localStorage.getItem(ALONE) !== 'no');
let follow = $state(typeof localStorage === 'undefined' || localStorage.getItem(FOLLOW) !== 'no');

export const settings = {
  /** A question with one legal answer is answered by itself. */
  get alone(): boolean {
    return alone;
  },
  set alone(wanted: boolean) {
    alone = wanted;
    localStorage.setItem(ALONE, wanted ? 'yes' : 'no');
  },
  /** The camera goes along with what others do. */
  get follow(): boolean {
    return follow;
  },
  set follow(wanted: boolean) {
    follow = wanted;
    localStorage.setItem(FOLLOW, wanted ? 'yes' : 'no');
  },
};
