const ID = /\b([A-Z]{2}-[A-Z]+-\d{2,3})\b/;

export type Part = { text: string; rule: null } | { text: null; rule: string };

/** Text cut at the rule ids in it. */
export function splitByRules(text: string): Part[] {
  return text
    .split(new RegExp(ID, 'g'))
    .map((part, index): Part => (index % 2 === 1 ? { text: null, rule: part } : { text: part, rule: null }))
    .filter((part) => part.rule !== null || part.text !== '');
}

/** The part of an id that its neighbours share: `BG-MOVE-` of `BG-MOVE-04`. */
export function areaOf(rule: string): string {
  return rule.replace(/[^-]*$/, '');
}
