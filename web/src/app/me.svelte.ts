// What the player at this browser is called.

const NAME = 'gefecht.name';
export const LONGEST_NAME = 24;

let name = $state(stored());

function stored(): string {
  try {
    return localStorage.getItem(NAME) ?? '';
  } catch {
    return '';
  }
}

export const me = {
  /** Empty if they did not say. */
  get name(): string {
    return name;
  },
  set name(wanted: string) {
    name = wanted.trim().slice(0, LONGEST_NAME);
    try {
      localStorage.setItem(NAME, name);
    } catch {
      // A browser that keeps nothing asks again.
    }
  },
};
