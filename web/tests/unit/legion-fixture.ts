// A battle of Legion without a server: a small table with a building, grass and a wall, four units with eight miniatures.
import type { Names, Seat } from '../../src/protocol';
import type {
  ArmView,
  ArmyUnit,
  CommandView,
  Dice,
  Format,
  Keyword,
  Lobby,
  PieceView,
  PlayerView,
  Point,
  Rank,
  Slot,
  Stand,
  TableView,
  UnitCard,
  UnitSheet,
  UnitType,
  UnitView,
  UpgradeView,
  View,
  Weapon,
} from '../../src/rulesets/legion/types';

const MM = 100;
export const named = (en: string): Names => ({ en, de: null, pl: null });

const dice = (red: number, black: number, white: number): Dice => ({ red, black, white });

export const rifle: Weapon = {
  name: named('Rifle'),
  melee: false,
  range: [1, 3],
  area: null,
  surge: null,
  dice: dice(0, 1, 0),
  keywords: [],
};
export const cannon: Weapon = {
  name: named('Cannon'),
  melee: false,
  range: [2, 4],
  area: null,
  surge: null,
  dice: dice(2, 0, 0),
  keywords: [{ impact: 2 }, 'fixed-front'],
};
export const blade: Weapon = {
  name: named('Blade'),
  melee: true,
  range: null,
  area: null,
  surge: null,
  dice: dice(0, 4, 0),
  keywords: [{ pierce: 2 }],
};

export function card(unit: string, rank: Rank, points: number, minis: number, more: Partial<UnitCard> = {}): UnitCard {
  return {
    unit,
    figure: null,
    name: named(unit),
    unique: false,
    faction: 'rebels',
    rank,
    kind: 'trooper' as UnitType,
    notched: false,
    points,
    minis,
    wounds: 1,
    courage: 1,
    resilience: null,
    defence: 'white',
    attack_surge: null,
    defence_surge: true,
    speed: 2,
    keywords: [] as Keyword[],
    weapons: [rifle],
    upgrades: ['heavy-weapon', 'gear'] as Slot[],
    base: 27 * MM,
    height: 38 * MM,
    body: [],
    ...more,
  };
}

export function upgrade(id: string, slot: Slot, points: number, more: Partial<UpgradeView> = {}): UpgradeView {
  return {
    upgrade: id,
    name: named(id),
    text: null,
    unique: false,
    slot,
    points,
    units: [],
    types: [],
    faction: null,
    bar: [],
    adds_mini: false,
    weapon: null,
    keywords: [],
    mini_keywords: [],
    exhaust: false,
    action: false,
    ...more,
  };
}

export function command(id: string, pips: number, more: Partial<CommandView> = {}): CommandView {
  return {
    command: id,
    name: named(id),
    text: null,
    pips,
    counts_as: pips,
    character: null,
    faction: null,
    orders: { units: [], others: pips, only: null, ranks: [], all: false },
    returns: false,
    ...more,
  };
}

export const cards = {
  hero: card('hero', 'commander', 160, 1, { unique: true, wounds: 6, weapons: [blade], upgrades: ['force', 'gear'] }),
  squad: card('squad', 'corps', 40, 3),
  walker: card('walker', 'support', 55, 1, {
    kind: 'ground-vehicle',
    notched: true,
    wounds: 6,
    courage: null,
    resilience: 4,
    base: 70 * MM,
    height: 68 * MM,
    weapons: [cannon],
    upgrades: ['hardpoint'],
    body: [
      { radius: 35, bottom: 0, top: 3, post: false },
      { radius: 25, bottom: 3, top: 68, post: false },
    ],
  }),
  guard: card('guard', 'corps', 44, 3, { faction: 'imperials', defence: 'red', defence_surge: false }),
};

const HEAVY = upgrade('gunner', 'heavy-weapon', 22, { adds_mini: true, weapon: cannon, units: ['squad'] });

function sheet(
  id: number,
  seat: Seat,
  own: UnitCard,
  first: number,
  number: number | null,
  added: UpgradeView[],
): UnitSheet {
  const plain = Array.from({ length: own.minis }, (_, i) => ({ id: first + i, upgrade: null }));
  const more = added.flatMap((one, i) => (one.adds_mini ? [{ id: first + own.minis + i, upgrade: i }] : []));
  const weapons: ArmView[] = own.weapons.map((weapon) => ({ weapon, upgrade: null, bearer_only: false }));
  const extra = added.flatMap((one, i): ArmView[] =>
    one.weapon ? [{ weapon: one.weapon, upgrade: i, bearer_only: one.adds_mini }] : [],
  );
  const points = own.points + added.reduce((sum, one) => sum + one.points, 0);
  return {
    id,
    seat,
    number,
    card: own,
    upgrades: added,
    minis: [...plain, ...more],
    weapons: [...weapons, ...extra],
    points,
    keywords: own.keywords,
  };
}

function piece(
  model: number,
  name: string,
  kind: PieceView['kind'],
  at: number[],
  top: number,
  area: boolean,
): PieceView {
  const [w = 0, s = 0, e = 0, n = 0] = at.map((value) => value * MM);
  return {
    model,
    name: named(name),
    kind,
    corners: [
      { x: w, y: s },
      { x: e, y: s },
      { x: e, y: n },
      { x: w, y: n },
    ],
    top: top * MM,
    area,
    cover: ['heavy', 'light'],
    movement: ['impassable', 'impassable', 'impassable'],
    stand: !area,
    stairs: false,
  };
}

export function table(): TableView {
  const units = [
    sheet(0, 0, cards.hero, 0, null, []),
    sheet(1, 0, cards.squad, 1, 1, [HEAVY]),
    sheet(2, 1, cards.guard, 5, null, []),
    sheet(3, 1, cards.walker, 8, null, []),
  ];
  return {
    bands: 4,
    measures: {
      segment: 15240,
      tools: [10160, 15240, 20320],
      'half-width': 1000,
      notch: 300,
      token: 2000,
      sources: {},
    },
    battlefield: named('Yard'),
    terrain: {
      sides: [182880, 91440],
      pieces: [
        piece(0, 'House', 'building', [-100, -50, 100, 50], 80, false),
        piece(1, 'Grass', 'tall-grass', [300, -50, 400, 50], 30, true),
        piece(2, 'Wall', 'low-stone-wall', [-300, 0, -290, 100], 25, false),
      ],
    },
    units,
    minis: units.flatMap((one) => one.minis.map(() => one.id)),
    commands: [
      [command('ambush', 1), command('push', 2)],
      [command('trap', 1), command('storm', 3)],
    ],
    points: [222, 99],
    objectives: [{ card: 'keys', name: named('Key Places'), text: named('Hold them.'), weapon: null }],
    deployments: [{ card: 'lines', name: named('Lines'), text: null, blue: [[0, 0, 12, 1]], red: [[0, 5, 12, 6]] }],
    conditions: [{ card: 'clear', name: named('Clear'), text: named('Nothing.'), weapon: null }],
  };
}

const NOTHING: UnitView = {
  leader: null,
  aim: 0,
  dodge: 0,
  standby: false,
  suppression: 0,
  suppressed: false,
  panicked: false,
  ion: 0,
  immobilize: 0,
  damaged: false,
  disabled: false,
  destroyed: [],
  exhausted: [],
  order: 'pool',
  promoted: false,
  defeated: false,
  aside: false,
  engaged: false,
  card_wounds: [],
  marked: 0,
  collected: 0,
};

const corner = (x: number, y: number): Point => ({ x: Math.round(x * MM), y: Math.round(y * MM) });

export const at = (x: number, y: number, level = 0, facing = 0): Stand => ({
  x: x * MM,
  y: y * MM,
  level: level * MM,
  facing,
});

const player = (pool: Rank[]): PlayerView => ({
  hand: [0, 1],
  hand_count: 2,
  played: 0,
  discard: [],
  pool,
  victory: 0,
  score: 0,
});

/** All stand: two units in the west, two in the east of the house. */
export function view(): View {
  const places = [
    at(-400, 0),
    at(-420, 60),
    at(-420, 90),
    at(-450, 60),
    at(-450, 90),
    at(420, 0),
    at(450, 0),
    at(450, 30),
    at(500, -200),
  ];
  return {
    stage: 'activation',
    round: 2,
    rounds: 6,
    blue: 0,
    edge: 'south',
    rows: [[0], [0], [0]],
    zones: [[[corner(-914.4, -457.2), corner(914.4, -304.8)]], [[corner(-914.4, 304.8), corner(914.4, 457.2)]]],
    priority: 0,
    active: 0,
    counter: 0,
    players: [player(['commander', 'corps']), player(['corps', 'support'])],
    units: [0, 1, 5, 8].map((leader) => ({ ...NOTHING, leader })),
    minis: places.map((stand) => ({ stand, wounds: 0, fallen: false })),
    layouts: [],
    tokens: [{ stand: at(0, 200), claimed: null, model: null, wounds: 0 }],
    charges: [],
    terrain: null,
    activation: null,
    attack: null,
    melees: [],
  };
}

/** What a lobby offers: two factions with their units. */
export function lobby(): Lobby {
  const commands = [
    command('ambush', 1),
    command('lone', 1, { character: 'hero' }),
    command('push', 2),
    command('march', 2),
    command('assault', 3),
    command('charge', 3),
    command('standing-orders', 4, { returns: true }),
  ];
  const hand = ['ambush', 'lone', 'push', 'march', 'assault', 'charge'];
  return {
    battlefields: [{ id: 'yard', name: named('Yard'), terrain: table().terrain }],
    units: [cards.hero, cards.squad, cards.walker, cards.guard],
    upgrades: [
      HEAVY,
      upgrade('scope', 'gear', 6),
      upgrade('hook', 'gear', 3),
      upgrade('choke', 'force', 5, { faction: 'imperials' }),
    ],
    commands,
    upgrades_of: { hero: ['scope', 'hook'], squad: ['gunner', 'scope', 'hook'], guard: ['scope', 'hook'] },
    hand: [
      [1, 2],
      [2, 2],
      [3, 2],
    ],
    armies: [
      [
        {
          id: 'small',
          units: [
            { unit: 'hero', upgrades: [] },
            { unit: 'squad', upgrades: ['gunner'] },
          ],
          commands: hand,
        },
        222,
      ],
      [{ id: 'large', units: ['hero', 'squad', 'squad', 'squad'].map(bare), commands: hand }, 280],
    ],
    formats: [
      { format: format('learning', 0), battlefields: ['yard'], armies: ['small', 'large'] },
      { format: format('standard', 3), battlefields: ['yard'], armies: ['large'] },
    ],
  };
}

const bare = (unit: string): ArmyUnit => ({ unit, upgrades: [] });

function format(id: string, corps: number): Format {
  return {
    id,
    name: named(id),
    text: named(''),
    points: 800,
    epic: false,
    ranks: {
      commander: [1, 2],
      operative: [0, 2],
      corps: [corps, 6],
      'special-forces': [0, 3],
      support: [0, 3],
      heavy: [0, 2],
    },
    battlefield: [182880, 91440],
    'battle-cards': { kinds: ['objective', 'deployment', 'condition'], discards: 2 },
    deployment: 'cards',
    rounds: 6,
    'armies-per-side': 1,
  };
}
