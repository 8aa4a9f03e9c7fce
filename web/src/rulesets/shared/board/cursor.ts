// Where the cursor of the keys is drawn on a free table.
import type { Cursor } from './Field.svelte';
import type { XY } from './xy';

/** Round the figure, token or suggested place at which it is. */
export function cursorAt(
  cursor: Cursor,
  marks: readonly { id: number; at: XY; r: number }[],
  places: readonly { key: number; at: XY }[],
): { at: XY; r: number } | null {
  if (cursor === null) return null;
  if ('place' in cursor) {
    const place = places.find((one) => one.key === cursor.place);
    return place ? { at: place.at, r: 13 } : null;
  }
  const mark = marks.find((one) => one.id === cursor.id);
  return mark ? { at: mark.at, r: mark.r + 9 } : null;
}
