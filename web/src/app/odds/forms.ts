// What the odds of each game are asked with: the parameters of the server, what they may be, and where they begin.

export type Values = Record<string, string>;

export interface NumberField {
  key: string;
  min: number;
  max: number;
  start: number | null;
  /** Whether it is asked for, given the others. */
  when?: (values: Values) => boolean;
}
export interface WordField {
  key: string;
  words: readonly string[];
  start: string;
  when?: (values: Values) => boolean;
}
/** A unit of the ruleset's packs; empty: none. */
export interface UnitField {
  key: string;
  unit: true;
  start: string;
}
export type Field = NumberField | WordField | UnitField;

export interface OddsForm {
  ruleset: string;
  attack: Field[];
  defence: Field[];
}

const number = (key: string, max: number, start: number | null, min = 0): NumberField => ({ key, min, max, start });
const yes = (key: string): WordField => ({ key, words: ['0', '1'], start: '0' });
const has = (key: string) => (values: Values) => (values[key] ?? '') !== '' && values[key] !== '0';

export const FORMS: OddsForm[] = [
  {
    ruleset: 'battleground',
    attack: [number('dice', 20, 4, 1), number('needed', 6, 4, 2)],
    defence: [number('defence', 20, 0), { ...number('defence-needed', 6, 4, 2), when: has('defence') }],
  },
  {
    ruleset: 'shatterpoint',
    attack: [
      { key: 'type', words: ['melee', 'ranged'], start: 'melee' },
      { key: 'attacker', unit: true, start: '' },
      { key: 'attacker-stance', words: ['0', '1'], start: '0', when: has('attacker') },
      number('attack', 24, 7),
    ],
    defence: [
      { key: 'defender', unit: true, start: '' },
      { key: 'defender-stance', words: ['0', '1'], start: '0', when: has('defender') },
      number('defence', 24, 5),
    ],
  },
  {
    ruleset: 'legion',
    attack: [
      number('red', 8, 0),
      number('black', 8, 2),
      number('white', 8, 4),
      { key: 'surge', words: ['none', 'hit', 'critical'], start: 'none' },
      number('aim', 4, 0),
      { ...number('precise', 4, 0), when: has('aim') },
      number('impact', 10, 0),
      number('pierce', 10, 0),
    ],
    defence: [
      { key: 'defence', words: ['red', 'white'], start: 'white' },
      yes('defence-surge'),
      { key: 'cover', words: ['none', 'light', 'heavy'], start: 'none' },
      number('dodge', 10, 0),
      yes('armor'),
    ],
  },
];

export function fieldsOf(form: OddsForm): Field[] {
  return [...form.attack, ...form.defence];
}

export function begin(form: OddsForm): Values {
  return Object.fromEntries(fieldsOf(form).map((field) => [field.key, String(field.start ?? '')]));
}

/** Whether a field is asked for. */
export function isAsked(field: Field, values: Values): boolean {
  return !('when' in field) || field.when === undefined || field.when(values);
}

/** What is sent: only what is asked for and said; null if a number is none. */
export function queryOf(form: OddsForm, values: Values): Values | null {
  const query: Values = {};
  for (const field of fieldsOf(form)) {
    const value = values[field.key] ?? '';
    if (!isAsked(field, values) || value === '' || value === 'none') continue;
    if ('min' in field) {
      const said = Number(value);
      if (!Number.isInteger(said) || said < field.min || said > field.max) return null;
    }
    query[field.key] = value;
  }
  return query;
}

/** Two attacks in an address, and back: `#legion/red=2&aim=1/red=3`. */
export function addressOf(form: OddsForm, attacks: readonly Values[]): string {
  const parts = attacks.map((values) => new URLSearchParams(queryOf(form, values) ?? {}).toString());
  return `#${[form.ruleset, ...parts].join('/')}`;
}

export function readAddress(hash: string): { form: OddsForm; attacks: Values[] } | null {
  const [ruleset, ...parts] = hash.replace(/^#/, '').split('/');
  const form = FORMS.find((one) => one.ruleset === ruleset);
  if (!form) return null;
  const attacks = parts.slice(0, 2).map((part) => {
    const said = new URLSearchParams(part);
    const value = (field: Field) =>
      said.get(field.key) ?? ('words' in field && field.words.includes('none') ? 'none' : 'unit' in field ? '' : null);
    return Object.fromEntries(fieldsOf(form).map((field) => [field.key, value(field) ?? String(field.start ?? '')]));
  });
  return { form, attacks: attacks.length > 0 ? attacks : [begin(form)] };
}

/** The chance of at least so many, for each number. */
export function atLeast(chances: readonly number[]): number[] {
  let sum = 0;
  return chances.map((_, index) => (sum += chances[chances.length - 1 - index] ?? 0)).reverse();
}
