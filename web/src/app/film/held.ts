// The own last roll stays in the tray until the own next one.
import type { Seat, Step } from '../../protocol';

/** Where the others rolled after the own last roll; null if the last roll is the own one, or there is none. */
export function heldAt(
  log: readonly Step[],
  test: (told: unknown) => Seat | null,
  own: readonly Seat[],
): { log: Step[]; answered: boolean } | null {
  let rolled = false;
  let at: { step: number; told: number } | null = null;
  log.forEach((step, index) =>
    step.told.forEach((told, which) => {
      const seat = test(told);
      if (seat === null) return;
      if (own.includes(seat)) [rolled, at] = [true, null];
      else if (rolled) at ??= { step: index, told: which };
    }),
  );
  const found = at as { step: number; told: number } | null;
  const last = found && log[found.step];
  if (!found || !last) return null;
  const rest = log.slice(found.step + 1);
  return {
    log: [...log.slice(0, found.step), { ...last, told: last.told.slice(0, found.told) }],
    answered: rest.some((step) => step.seat !== null && own.includes(step.seat)),
  };
}
