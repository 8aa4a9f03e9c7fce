// What is watched of a game of Shatterpoint and of an operation.
import type { BeatKind, Cue } from '../../app/film/beats';
import { name, t } from '../../app/i18n.svelte';
import type { Goal, Staging } from '../ruleset';
import { attacked } from './choices';
import { figureFor } from './figures';
import { operations } from './operations/loaded.svelte';
import { trailsOf } from './trails';
import type { CharacterId, Event, Spot, TableView, ToldView, UnitId, View } from './types';
import { abilityOf, INCH, kindOf, player, say, sheetOf, unitOf } from './words';

const BEATS: Partial<Record<string, BeatKind>> = {
  revealed: 'card',
  'reserve-used': 'card',
  activated: 'focus',
  deployed: 'deploy',
  ability: 'card',
  moved: 'trace',
  attack: 'aim',
  rolled: 'dice',
  'expertise-lost': 'change',
  expertise: 'change',
  successes: 'hold',
  option: 'change',
  damaged: 'wound',
  armour: 'wound',
  wounded: 'out',
  defeated: 'out',
  destroyed: 'out',
  healed: 'token',
  'condition-gained': 'token',
  control: 'taken',
  token: 'token',
  momentum: 'token',
  progress: 'token',
  struggle: 'banner',
  'struggle-won': 'banner',
  'stage-begins': 'banner',
  'stage-ended': 'banner',
  'last-turn': 'banner',
};

/** Bookkeeping. */
const MINOR: readonly string[] = [
  'force',
  'to-bottom',
  'noted',
  'deck-refreshed',
  'order-removed',
  'reset',
  'acts',
  'pools',
  'pool',
  'rolls',
];

function cue(told: ToldView, table: TableView, view: View, names: string[]): Cue | null {
  const beat = BEATS[kindOf(told.event)];
  if (!beat) return null;
  if (beat === 'banner') return bannerOf(told, table, view, names);
  return { beat, ...detail(told.event, table), ...aboutOf(told.event, table, view) };
}

/** What is printed of an ability that is used. */
function aboutOf(event: Event, table: TableView, view: View): Pick<Cue, 'about'> {
  if (typeof event === 'string' || !('ability' in event)) return {};
  const found = abilityOf(event.ability.unit, event.ability.ability, table, view);
  return found ? { about: name(found.text) } : {};
}

/** The sentence of the log is the title; below it stands the count. */
function bannerOf(told: ToldView, table: TableView, view: View, names: string[]): Cue | null {
  const said = say(told, table, names);
  if (!said) return null;
  const stays = ['struggle-won', 'stage-ended'].includes(kindOf(told.event));
  return { beat: 'banner', banner: { seat: said.seat, title: said.text, text: count(view, names), stays } };
}

function detail(event: Event, table: TableView): Omit<Cue, 'beat'> {
  if (typeof event === 'string') return {};
  const all = (unit: UnitId): CharacterId[] => sheetOf(unit, table)?.characters ?? [];
  if ('activated' in event) return { figures: all(event.activated.unit) };
  if ('deployed' in event) return { figures: event.deployed.characters };
  if ('ability' in event) return { figures: all(event.ability.unit) };
  if ('moved' in event) {
    const { character, how, from, to } = event.moved;
    return { figures: [character], steps: lengthOf(from, to), pushed: how === 'pushed' || how === 'pulled' };
  }
  if ('attack' in event) {
    const target = attacked(event.attack.target);
    return { figures: [event.attack.attacker], targets: target === null ? [] : [target] };
  }
  // Of every token, only the one on the struggle track is what the game is about.
  if ('token' in event) return { score: true };
  const [hurt] = 'damaged' in event ? all(event.damaged.unit) : [];
  if ('damaged' in event && hurt !== undefined) return { loss: { id: hurt, text: `−${event.damaged.damage}` } };
  const [out] = 'wounded' in event ? all(event.wounded.unit) : 'defeated' in event ? all(event.defeated.unit) : [];
  return out === undefined ? {} : { loss: { id: out, text: '×' } };
}

const lengthOf = (from: Spot, to: Spot): number => Math.hypot(to.x - from.x, to.y - from.y) / INCH;

function count(view: View, names: string[]): string {
  const ops = operations();
  if (view.operation && ops) return t('so-goal-left', { left: view.operation.left });
  const [one, two] = view.players;
  const active = view.objectives.filter((one) => one.active);
  const held = ([0, 1] as const).map((seat) => active.filter((one) => one.control === seat).length);
  return t('sp-goal-count', {
    first: player(0, names),
    second: player(1, names),
    one: one.won,
    two: two.won,
    heldOne: held[0] ?? 0,
    heldTwo: held[1] ?? 0,
    active: active.length,
  });
}

function goal(table: TableView, view: View, names: string[]): Goal {
  if (view.operation) return operationGoal(table, view, names);
  const held = (seat: number) => view.objectives.filter((one) => one.active && one.control === seat).length;
  return {
    how: t('sp-goal-how'),
    lines: [
      { text: t('sp-goal-move'), value: '' },
      { text: t('sp-goal-momentum'), value: '' },
      ...([0, 1] as const).map((seat) => ({
        seat,
        text: player(seat, names),
        value: t('sp-goal-has', {
          won: view.players[seat].won,
          held: held(seat),
          momentum: view.players[seat].momentum,
        }),
      })),
    ],
  };
}

function operationGoal(table: TableView, view: View, names: string[]): Goal {
  const stage = table.operation?.stages[view.operation?.stage ?? 0];
  const aggressor = view.operation?.aggressor ?? 0;
  return {
    how: t('so-goal-how', { aggressor: player(aggressor, names), sentinel: player(1 - aggressor, names) }),
    lines: [
      // What ends a stage is worded as if it had happened: whom that serves says that it is to come.
      ...(stage?.ends ?? []).map((end) => ({
        text: `${name(end.text)} ${operations()?.resultOf(end) ?? ''}`,
        value: '',
      })),
      { text: t('so-goal-left', { left: view.operation?.left ?? 0 }), value: '' },
    ],
  };
}

export const staging: Staging = {
  cue: (told, table, view, names) => cue(told as ToldView, table as TableView, view as View, names),
  trails: (told) => trailsOf(told as ToldView[]),
  minor: (told) => MINOR.includes(kindOf((told as ToldView).event)),
  test: (told, table) => {
    const { event } = told as ToldView;
    if (typeof event === 'string' || !('attack' in event)) return null;
    return sheetOf(unitOf(event.attack.attacker, table as TableView), table as TableView)?.seat ?? null;
  },
  testing: (view) => (view as View).attack !== null,
  count: (_, view, names) => count(view as View, names),
  goal: (table, view, names) => goal(table as TableView, view as View, names),
  who: (character, table) => {
    const unit = unitOf(character, table as TableView);
    const sheet = sheetOf(unit, table as TableView);
    return sheet && { unit, seat: sheet.seat, figure: figureFor(sheet.card), number: null };
  },
};
