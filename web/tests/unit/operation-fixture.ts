// An operation without a server: a gate and a mast to be shot at, three stages. Player 2 is the Aggressor.
import type { Names } from '../../src/protocol';
import type {
  ArmourView,
  OperationSheet,
  Side,
  StageView,
  TableView,
  Values,
  View,
} from '../../src/rulesets/shatterpoint/types';
import { table, view } from './shatterpoint-fixture';

/** The id of a rule of operations: data that is shown, as `sp` gives it for the core rules. */
export const so = (id: string): string => `SO-${id}`;

const named = (en: string): Names => ({ en, de: null, pl: null });
const rule = (name: string, of: Side | null = null) => ({
  name: named(name),
  text: named(`What ${name} does.`),
  of,
  id: null,
  printing: null,
});
const defence = (dice: number): Values => ({ range: null, attack: null, defence: dice });

const stages: StageView[] = [
  {
    name: named('Outer ring'),
    overview: named('The ring is shut.'),
    active: ['gate', 'mast'],
    rules: [rule('Alarm', 'sentinel')],
    ends: [
      { text: named('The gate is destroyed.'), won_by: 'aggressor', last: false },
      { text: named('The mast falls silent.'), won_by: 'aggressor', last: false },
    ],
    kinds: [],
    symbols: [null, null, null],
    trackers: [],
  },
  {
    name: named('Core'),
    overview: named('The core hums.'),
    active: ['core'],
    rules: [],
    ends: [
      { text: named('The Aggressor controls the core.'), won_by: 'aggressor', last: true },
      { text: named('The core is sealed.'), won_by: 'sentinel', last: true },
      { text: named('The core is flooded.'), won_by: 'sentinel', last: true },
    ],
    kinds: [],
    symbols: [null, null, null],
    trackers: [],
  },
];

const sheet: OperationSheet = {
  operation: 'ring',
  name: named('The ring'),
  briefing: named('Break the ring before dawn.'),
  objectives: ['gate', 'mast', 'core'],
  rules: [rule('Second wind'), rule('Leaders first', 'aggressor')],
  stages,
  armoured: [
    {
      name: named('Gate'),
      objectives: [0],
      by_rule: false,
      ship: false,
      expertise: null,
      of: 'sentinel',
      melee: defence(3),
      ranged: defence(5),
      // As in the worked example of the book: damage; damage among others but not strained; damage and shove.
      track: [['damage'], ['damage', 'disarmed', 'exposed'], ['damage', 'shove']],
    },
    {
      name: named('Mast'),
      objectives: [1],
      by_rule: false,
      ship: false,
      expertise: null,
      of: 'aggressor',
      melee: defence(2),
      ranged: defence(2),
      track: [['shove'], ['pinned']],
    },
  ],
  trackers: [],
  signals: [],
  deployment: null,
};

export function operationTable(): TableView {
  return { ...table(), missions: [], operation: sheet };
}

/** In the first stage: 5 tokens on player 1's side, 7 on player 2's. */
export function operationView(): View {
  const now = view();
  const [one, two] = now.players;
  return {
    ...now,
    struggle: null,
    struggles: 0,
    ahead: null,
    token: 0,
    players: [
      { ...one, momentum: 5, won: 0 },
      { ...two, momentum: 7, won: 0 },
    ],
    objectives: now.objectives.slice(0, 3).map((one, index) => ({ ...one, active: index < 2, control: null })),
    operation: {
      aggressor: 1,
      stage: 0,
      last_turn: false,
      rule: null,
      left: 4,
      armour: armour(1),
      trackers: [],
      tokens: [],
      ambushes: [],
      sequence: [],
      ship: null,
      aboard: [],
      captured: [],
      off_duty: [],
      noise: 0,
      pool: 0,
      signals: [],
      posts: [],
      barred: [],
      printing: 'rulebook',
    },
  };
}

/** Damage tokens on the gate, which player 2 may attack; none on the mast, which player 1 may. */
export const armour = (gate: number): ArmourView[] => [
  { tokens: gate, destroyed: gate >= 3, enemy: gate >= 3 ? null : 1 },
  { tokens: 0, destroyed: false, enemy: 0 },
];
