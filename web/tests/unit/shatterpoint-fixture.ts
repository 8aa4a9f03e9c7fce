// A game without a server: a works with halls, walkways and crates, twelve units with 16 characters.
import type { Names, Seat } from '../../src/protocol';
import type {
  CardView,
  Passage,
  PieceView,
  Sight,
  Spot,
  StanceView,
  TableView,
  Tree,
  UnitSheet,
  UnitType,
  View,
} from '../../src/rulesets/shatterpoint/types';

const MM = 100;
const named = (en: string): Names => ({ en, de: null, pl: null });

type Row = [string, number[], number, number, Sight, Passage, boolean];

const ROWS: Row[] = [
  ['Furnace', [-110, -80, 110, 80], 0, 85, 'blocking', 'impassable', true],
  ['Furnace', [-40, -40, 40, 40], 85, 170, 'blocking', 'impassable', true],
  ['Furnace', [-118, -10, -110, 10], 0, 85, 'see-through', 'impassable', false],
  ['Furnace', [40, -10, 48, 10], 85, 170, 'see-through', 'impassable', false],
  ['Walkway', [-35, 80, 35, 165], 78, 85, 'see-through', 'passable', true],
  ['Casting hall', [-90, 165, 90, 310], 0, 85, 'blocking', 'impassable', true],
  ['Casting hall', [90, 250, 98, 270], 0, 85, 'see-through', 'impassable', false],
  ['Loading ramp', [-70, -300, 70, -210], 0, 40, 'blocking', 'impassable', true],
  ['Walkway', [110, -35, 215, 35], 78, 85, 'see-through', 'passable', true],
  ['Rolling mill', [215, -70, 320, 70], 0, 85, 'blocking', 'impassable', true],
  ['Rolling mill', [260, 70, 280, 78], 0, 85, 'see-through', 'impassable', false],
  ['Office block', [-320, -90, -180, 60], 0, 85, 'blocking', 'impassable', true],
  ['Office block', [-320, -90, -240, -25], 85, 170, 'blocking', 'impassable', true],
  ['Office block', [-180, 10, -172, 30], 0, 85, 'see-through', 'impassable', false],
  [
    'Storage tank',
    [237, 202, 287, 202, 322, 237, 322, 287, 287, 322, 237, 322, 202, 287, 202, 237],
    0,
    85,
    'blocking',
    'impassable',
    true,
  ],
  ['Pipes', [-320, -235, -160, -205], 0, 30, 'blocking', 'impassable', false],
  ['Gatehouse', [-330, 150, -225, 235], 0, 85, 'blocking', 'impassable', true],
  ['Walkway', [-225, 165, -90, 232], 78, 85, 'see-through', 'passable', true],
  ['Pump house', [150, -235, 285, -150], 0, 85, 'blocking', 'impassable', true],
  ['Walkway', [217, -150, 283, -70], 78, 85, 'see-through', 'passable', true],
  ['Crates', [60, -140, 112, -88], 0, 30, 'blocking', 'impassable', true],
  ['Crates', [-112, -150, -60, -98], 0, 30, 'blocking', 'impassable', true],
  ['Crates', [296, 112, 346, 162], 0, 35, 'blocking', 'impassable', true],
  ['Low wall', [128, 95, 140, 175], 0, 25, 'blocking', 'impassable', true],
];

function piece([name, at, bottom, top, sight, passage, stand]: Row, model: number): PieceView {
  const [w = 0, s = 0, e = 0, n = 0] = at;
  const flat = at.length === 4 ? [w, s, e, s, e, n, w, n] : at;
  const corners = flat.flatMap((x, i) => (i % 2 === 0 ? [{ x: x * MM, y: (flat[i + 1] ?? 0) * MM }] : []));
  return { model, name: named(name), corners, bottom: bottom * MM, top: top * MM, sight, passage, stand };
}

const tree: Tree = {
  start: ['a'],
  options: [
    { id: 'a', at: [1, 0], effects: ['damage', 'damage'] },
    { id: 'b', at: [0, 1], effects: ['strained'] },
    { id: 'c', at: [1, 1], effects: ['shove', 'damage'] },
    { id: 'd', at: [0, 2], effects: ['damage', 'damage'] },
    { id: 'e', at: [2, 2], effects: ['reposition'] },
    { id: 'f', at: [1, 3], effects: ['damage', 'damage', 'damage'] },
  ],
  paths: [
    ['a', 'b'],
    ['a', 'c'],
    ['b', 'd'],
    ['c', 'd'],
    ['c', 'e'],
    ['d', 'f'],
    ['e', 'f'],
  ],
};

const stance: StanceView = {
  name: named('Driving cut'),
  melee: { range: null, attack: 7, defence: 6 },
  ranged: { range: 4, attack: 4, defence: 4 },
  melee_expertise: {
    name: named('Blade'),
    rows: [
      { from: 1, to: 2, results: ['hit'] },
      { from: 3, to: null, results: ['crit', 'hit'] },
    ],
  },
  ranged_expertise: { name: named('Carbine'), rows: [{ from: 1, to: null, results: ['hit'] }] },
  defence_expertise: { name: named('Parry'), rows: [{ from: 1, to: null, results: ['block'] }] },
  tree,
};

function card(name: string, kind: UnitType, characters: number): CardView {
  return {
    unit: name.toLowerCase(),
    figure: null,
    name: named(name),
    unique_name: null,
    kind,
    points: kind === 'primary' ? 8 : 4,
    force: kind === 'primary' ? 3 : 0,
    stamina: 9,
    durability: kind === 'primary' ? 3 : 2,
    eras: ['old'],
    traits: ['guard'],
    characters,
    base: 4000,
    abilities: [{ name: named('Rush'), text: named('This unit may dash.'), kind: 'active', cost: 1, action: false }],
    stances: [stance, { ...stance, name: named('Long guard') }],
  };
}

const UNITS: [string, UnitType, number][] = [
  ['Sabre', 'primary', 1],
  ['Marshal', 'secondary', 1],
  ['Line', 'supporting', 2],
  ['Drifter', 'primary', 1],
  ['Ox', 'secondary', 1],
  ['Scouts', 'supporting', 2],
  ['Envoy', 'primary', 1],
  ['Viper', 'secondary', 1],
  ['Guard', 'supporting', 2],
  ['Baron', 'primary', 1],
  ['Rook', 'secondary', 1],
  ['Husks', 'supporting', 2],
];

function sheets(): UnitSheet[] {
  let next = 0;
  return UNITS.map(([name, kind, characters], id) => ({
    id,
    seat: (id < 6 ? 0 : 1) as Seat,
    squad: Math.floor((id % 6) / 3),
    characters: Array.from({ length: characters }, () => next++),
    card: card(name, kind, characters),
  }));
}

export function table(): TableView {
  const units = sheets();
  return {
    edition: '2023-07',
    measures: {
      battlefield: 91440,
      ranges: [2540, 7620, 10160, 15240, 22860],
      advance: [7620, 7620],
      dash: [5080, 5080],
      'half-width': 1100,
      objective: 3800,
      headroom: 6000,
      sources: {},
    },
    deployment: 7620,
    battlefield: named('Foundry District'),
    terrain: {
      side: 91440,
      pieces: ROWS.map(piece),
      transfers: [
        [
          { x: -12000, y: 0, level: 0 },
          { x: -10500, y: 0, level: 8500 },
        ],
        [
          { x: 5000, y: 0, level: 8500 },
          { x: 3500, y: 0, level: 17000 },
        ],
        [
          { x: 10000, y: 26000, level: 0 },
          { x: 8500, y: 26000, level: 8500 },
        ],
        [
          { x: -17000, y: 2000, level: 0 },
          { x: -18500, y: 2000, level: 8500 },
        ],
      ],
    },
    units,
    characters: units.flatMap((unit) => unit.characters.map(() => unit.id)),
    missions: [mission(), mission()],
    operation: null,
  };
}

/** Objectives that lie on a roof. */
const HEIGHTS: Record<string, number> = { '254 254': 85, '-254 0': 85, '0 -254': 40 };

const OBJECTIVES = ['nw', 'n', 'ne', 'w', 'c', 'e', 'sw', 's', 'se'];

function mission(): TableView['missions'][number] {
  const cards = [1, 2, 3].map((phase) => ({
    name: named(`Phase ${phase}`),
    phase,
    maps: [{ active: ['nw', 'n', 'c', 'e', 's'], priority: null }],
    tactic: null,
  }));
  return { mission: 'works', name: named('The works'), objectives: OBJECTIVES, cards };
}

const at = (x: number, y: number, level = 0): Spot => ({ x: x * MM, y: y * MM, level: level * MM });

/** In the middle of a game: the Sabre acts, engaged with the Envoy. */
export function view(): View {
  const spots = [
    at(-160, -20),
    at(-60, -180),
    at(-290, 190, 85),
    at(-160, 195, 85),
    at(-20, -330),
    at(-300, -280),
    at(-250, 100),
    at(-150, 190),
    at(-150, 30),
    at(60, 250, 85),
    at(160, 0),
    at(160, 10, 85),
    at(240, -110, 85),
    at(250, -30, 85),
    at(120, 130),
    at(260, 260, 85),
  ];
  const units = UNITS.map(([, , characters], id) => ({
    damage: [2, 0, 3, 1, 0, 4, 5, 0, 1, 7, 0, 2][id] ?? 0,
    wounded: id === 9,
    injured: id === 9 ? 1 : 0,
    conditions: id === 1 ? (['pinned'] as const).slice() : [],
    hunker: id === 2 || id === 8 ? 1 : 0,
    stance: 0,
    defeated: false,
    used: [0],
    costs: [id === 9 ? 3 : 1],
    focus: Array.from({ length: characters }, () => (id === 1 ? 1 : 0)),
  }));
  const goals: [number, number, boolean, Seat | null][] = [
    [-254, 254, true, 0],
    [0, 130, true, null],
    [254, 254, false, null],
    [-254, 0, false, null],
    [0, -110, true, 0],
    [170, 0, true, 1],
    [-254, -254, false, null],
    [0, -254, true, 1],
    [254, -254, false, null],
  ];
  const player = {
    edge: 'west' as const,
    deck: 4,
    reserve: { unit: 1 },
    discard: [{ unit: 3 }, { unit: 4 }],
    force: 6,
    ready: 4,
    momentum: 2,
    won: 1,
  };
  return {
    stage: 'turns',
    turn: 9,
    first: 0,
    active: 0,
    mission: 0,
    players: [player, { ...player, edge: 'east', reserve: null, discard: [], ready: 2, momentum: 3, won: 0 }],
    units,
    characters: spots,
    objectives: goals.map(([x, y, active, control]) => ({
      spot: at(x, y, HEIGHTS[`${x} ${y}`]),
      active,
      control,
      priority: x === 0 && y === 130,
      damage: 0,
      radius: 1270,
      roams: false,
    })),
    struggle: { number: 1, card: 0, map: 0, won_by: null },
    struggles: 3,
    ahead: { to: 1, objectives: 2 },
    spaces: 8,
    token: -1,
    operation: null,
    activation: { unit: 0, card: { unit: 0 }, made: [], left: 2, turned: false },
    attack: null,
    engaged: [[0, 8]],
    contesting: goals.map(() => []),
  };
}
