// An overlay in parts. A drag makes a new overlay many times a second, but most of it stays as it was: whoever reads one
// part is not told of the others, and not of a part that says the same again.
import { same } from '../choices';

/** An overlay whose parts change one by one. Called where effects may be made. */
export function parted<O extends object>(whole: () => O): O {
  const parts = {} as O;
  for (const key of Object.keys(whole()) as (keyof O)[]) {
    const get = kept(() => whole()[key]);
    Object.defineProperty(parts, key, { get, enumerable: true });
  }
  return parts;
}

/** What is read, and the very same as before if it says the same. */
function kept<T>(read: () => T): () => T {
  let last: T;
  const now = $derived.by(() => {
    const next = read();
    if (!alike(last, next)) last = next;
    return last;
  });
  return () => now;
}

function alike(a: unknown, b: unknown): boolean {
  return a instanceof Map && b instanceof Map ? same([...a], [...b]) : same(a, b);
}
