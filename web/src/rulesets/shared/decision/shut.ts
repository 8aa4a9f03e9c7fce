import type { Refusal } from '../../../protocol';

/** Something one may think of but cannot do now, in words. */
export interface ShutRow {
  key: string;
  title: string;
  why: string;
  rule: string;
}

/** What is not possible now, with its reasons, as rows. */
export function shutOf<Choice>(
  closed: readonly { choice: Choice; refusal: Refusal }[],
  title: (choice: Choice) => string,
  why: (refusal: Refusal, choice: Choice) => string,
): ShutRow[] {
  return closed.map(({ choice, refusal }) => ({
    key: JSON.stringify(choice),
    title: title(choice),
    why: why(refusal, choice),
    rule: refusal.rule,
  }));
}
