// What the parts of play make of what the server tells: the attack in its steps, the combat tree, the strike teams.

import { beforeAll, describe, expect, test } from 'vitest';
import { i18n } from '../../src/app/i18n.svelte';
import { assaultOf, attackDice, defenceDice, STEPS } from '../../src/rulesets/shatterpoint/assault';
import { closedOf, rowsOf, wayOut, whyShut } from '../../src/rulesets/shatterpoint/decision/body';
import { causeOf } from '../../src/rulesets/shatterpoint/decision/cause';
import { head } from '../../src/rulesets/shatterpoint/head';
import { costOf, detailOf, effectOf, primaryOf } from '../../src/rulesets/shatterpoint/labels';
import client from '../../src/rulesets/shatterpoint/lists';
import { layout, pathState } from '../../src/rulesets/shatterpoint/parts/tree';
import { Plan } from '../../src/rulesets/shatterpoint/plan.svelte';
import { isDone, stateOf } from '../../src/rulesets/shatterpoint/states';
import type { AttackView, Choice, Event, ToldView } from '../../src/rulesets/shatterpoint/types';
import { weight } from '../../src/rulesets/shatterpoint/weight';
import { table, view } from './shatterpoint-fixture';
import { FakeTable } from './shatterpoint-table.svelte';
import { sp } from './sp';

beforeAll(() => i18n.setLanguage('en'));

const told = (events: Event[]): ToldView[] => events.map((event) => ({ rules: [], event }));

describe('an attack', () => {
  const events: Event[] = [
    { attack: { attacker: 0, target: 8, kind: 'melee' } },
    { pools: { attack: 4, defence: 2, attack_because: [{ value: 4 }], defence_because: [{ value: 2 }] } },
    { rolled: { attack: ['failure', 'hit', 'expertise', 'hit'], defence: ['block', 'failure'] } },
    { expertise: { unit: 0, defence: false, count: 1, entries: ['crit'] } },
    { rolls: { attack: ['failure', 'hit', 'expertise', 'hit', 'crit'], defence: ['block', 'failure'] } },
    { successes: { hits: 2, crits: 1, blocked: 1, successes: 2 } },
    { option: { unit: 0, stance: 0, option: 0, pool: 0 } },
    { pool: { damage: 2 } },
    { damaged: { unit: 6, damage: 2, total: 7 } },
    { noted: { unit: 0, symbol: 'heal' } },
  ];
  const now: AttackView = {
    attacker: 0,
    target: 8,
    kind: 'melee',
    attack: [],
    defence: [],
    successes: 1,
    taken: [0],
    pool: 2,
    strikes: [],
  };
  const after = (count: number) => assaultOf(told(events.slice(0, count)), now);

  test('goes through its steps', () => {
    expect([1, 2, 3, 4, 6, 7, 9, 10].map((count) => after(count)?.step)).toEqual([3, 4, 5, 6, 7, 8, 9, 10]);
    expect(assaultOf(told(events.slice(0, 3)), null)?.step).toBe(STEPS);
    expect(assaultOf([], null)).toBeNull();
  });

  test('shows the dice of each step, sorted, with what changed and what was blocked', () => {
    const assault = assaultOf(told(events), null);
    if (!assault) throw new Error('no attack');
    expect(attackDice(assault, 5).map((die) => die.face)).toEqual(['hit', 'hit', 'expertise', 'failure']);
    expect(attackDice(assault, 6).map((die) => die.changed)).toEqual([true, false, false, false, false]);
    expect(attackDice(assault, 6).some((die) => die.cancelled)).toBe(false);
    expect(attackDice(assault, 7).map((die) => die.cancelled)).toEqual([false, true, false, false, false]);
    expect(defenceDice(assault, 7).map((die) => die.face)).toEqual(['block', 'failure']);
    // One block has taken off a hit; another finds none.
    const fended = { ...assault, rolled: null, changed: { attack: [], defence: ['block' as const, 'block' as const] } };
    expect(defenceDice(fended, 6).map((die) => die.idle ?? false)).toEqual([false, false]);
    expect(defenceDice(fended, 7).map((die) => die.idle ?? false)).toEqual([false, true]);
    expect(assault.damage).toBe(2);
  });

  test('ends with the next action; an attack inside it gives way again', () => {
    const later: Event[] = [
      ...events,
      { acts: { unit: 0, action: 'focus' } },
      { damaged: { unit: 6, damage: 3, total: 9 } },
    ];
    expect(assaultOf(told(later), null)?.damage).toBe(2);
    const inner: Event[] = [...events.slice(0, 1), { attack: { attacker: 8, target: 0, kind: 'melee' } }];
    expect(assaultOf(told(inner), now)?.attacker).toBe(0);
  });
});

describe('a combat tree', () => {
  const tree = table().units[0]?.card.stances[0]?.tree;
  if (!tree) throw new Error('no tree');

  test('lies within its width, in rows and columns', () => {
    const { boxes, box, height } = layout(tree);
    for (const one of boxes) {
      expect(one.x - box.width / 2).toBeGreaterThanOrEqual(0);
      expect(one.x + box.width / 2).toBeLessThanOrEqual(340);
      expect(one.y + box.height / 2).toBeLessThanOrEqual(height);
    }
  });

  test('a long tree has narrower boxes', () => {
    const options = Array.from({ length: 8 }, (_, column) => ({
      ...tree.options[0]!,
      id: String(column),
      at: [1, column] as [number, number],
    }));
    const long = layout({ start: ['0'], options, paths: [['0', '1']] });
    expect(long.box.width).toBeLessThan(50);
    expect(Math.max(...long.boxes.map((one) => one.x)) + long.box.width / 2).toBeLessThanOrEqual(340);
  });

  test('knows which paths were taken and which are open', () => {
    const { paths } = layout(tree);
    const state = (from: number, to: number) => {
      const path = paths.find((one) => one.from === from && one.to === to);
      return path && pathState(path, [0, 2], [3, 4]);
    };
    expect([state(0, 2), state(2, 3), state(2, 4), state(0, 1), state(3, 5)]).toEqual([
      'taken',
      'open',
      'open',
      'far',
      'far',
    ]);
  });
});

describe('a strike team', () => {
  const said = (rule: string, ...facts: [string, string][]): string =>
    client.problem({ rule: sp(rule), facts: facts.map(([name, value]) => ({ name, value })) }, '', (id) => id);

  test('says what the server finds wrong with it', () => {
    expect(said('BUILD-03', ['missing', 'Secondary'])).toBe('A secondary unit is missing.');
    expect(said('BUILD-10', ['cost', '9'], ['squad points', '8'])).toBe(
      'The units cost 9 points, the primary unit gives 8.',
    );
    expect(said('BUILD-05', ['unit', 'Marshal'])).toBe('Marshal is there twice.');
    expect(said('BUILD-04', ['unique name', 'Sabre'])).toBe('Sabre is the same person as another unit.');
  });

  test('tells beside a choice why it does not fit', () => {
    expect(client.misfit(sp('BUILD-10'))).toBe('too many points');
  });
});

describe('the column', () => {
  function asked(
    prompt: Parameters<FakeTable['ask']>[0],
    options: Choice[],
    aids: Parameters<FakeTable['ask']>[2] = {},
  ) {
    const fake = new FakeTable();
    fake.ask(prompt, options, aids);
    const plan = new Plan(fake.real);
    plan.begin();
    return { fake, plan };
  }

  test('the ability that leads to a question is the own one, not what an enemy answers in between', () => {
    const { fake, plan } = asked({ heal: { character: 0, left: 3 } }, [{ 'heal-damage': 0 }, 'decline']);
    const ability = (unit: number): Event => ({ ability: { unit, ability: 0, force: 0, pay: null } });
    const rush = fake.table.units[6]?.card.abilities[0];
    if (!rush) throw new Error('no ability');
    rush.name = { en: 'No Mercy', de: '', pl: '' };
    fake.log = [{ told: told([{ turn: { number: 2, seat: 1 } }, ability(0), ability(6)]) }];
    expect(causeOf(plan)?.name.en).toBe('Rush');
    fake.log = [{ told: told([ability(0), { turn: { number: 2, seat: 1 } }, ability(6)]) }];
    expect(causeOf(plan)?.name.en).toBe('No Mercy');
  });

  test('puts doing nothing beside the primary button, but not alone', () => {
    const { plan } = asked({ react: 'attack-declared' }, [{ use: { unit: 0, ability: 0, pay: 'force' } }, 'decline']);
    expect(wayOut(plan)).toBe('decline');
    expect(rowsOf(plan)).toEqual([{ use: { unit: 0, ability: 0, pay: 'force' } }]);
    expect(wayOut(asked({ act: 0 }, ['end']).plan)).toBeNull();
    expect(wayOut(asked({ transfer: 0 }, ['decline']).plan)).toBe('decline');
  });

  test('leaves actions to their tiles', () => {
    const closed = [
      { choice: { action: 'ability' } as Choice, refusal: { rule: 'R', facts: [] } },
      { choice: { use: { unit: 0, ability: 0, pay: 'force' } } as Choice, refusal: { rule: 'R', facts: [] } },
    ];
    const { plan } = asked({ act: 0 }, [{ action: 'move' }, { stance: 1 }, 'end'], { closed });
    expect(rowsOf(plan)).toEqual([{ stance: 1 }]);
    expect(closedOf(plan)).toHaveLength(1);
  });

  test('says in the own activation what an ability lacks, not that it is for the own activation', () => {
    const use = (unit: number): Choice => ({ use: { unit, ability: 0, pay: 'force' } });
    const shut = (choice: Choice) => ({ choice, refusal: { rule: 'SP-ABIL-02', facts: [] } });
    const { fake, plan } = asked({ act: 0 }, ['end'], { closed: [shut(use(0))] });
    const rush = fake.table.units[0]?.card.abilities[0];
    if (!rush) throw new Error('no ability');
    rush.text = { en: 'At a field that it contests, 3 dice; each block damages it.', de: '', pl: '' };
    fake.view = { ...fake.view, activation: { unit: 0, card: 'shatterpoint', made: [], left: 1, turned: false } };
    expect(whyShut(plan, shut(use(0)))).toBe(
      'Not possible as things stand. It reads: At a field that it contests, 3 dice …',
    );
    expect(whyShut(plan, shut(use(1)))).toBe('Not possible: active abilities are for the own activation.');
  });

  test('names the deed and its cost on the button', () => {
    const { plan } = asked({ react: 'attack-declared' }, [{ use: { unit: 0, ability: 0, pay: 'force' } }, 'decline']);
    expect(primaryOf(plan)).toEqual({ text: 'Use Rush, 1 of 4 Force', dice: false });
    const attack: Choice = { attack: { character: 0, kind: 'melee', target: 8 } };
    const fight = asked({ attack: { characters: [0], dice: null } }, [attack, 'decline']);
    expect(primaryOf(fight.plan)).toEqual({ text: 'Attack Envoy', dice: true });
  });

  test('an ability of a wounded unit costs more', () => {
    expect(costOf(0, 0, view())).toBe(1);
    expect(costOf(9, 0, view())).toBe(3);
  });

  test('tells what an option does to the pool and an attack would roll', () => {
    const none = { reach: null, shove: null };
    const { plan, fake } = asked({ tree: { successes: 2 } }, [{ option: 3 }, { option: 4 }, 'decline'], {
      steps: [{ pool: 5, ...none }, { pool: 3, ...none }, null],
    });
    const dice = { attack: [], defence: [], successes: 2, taken: [0, 2], pool: 3, strikes: [] };
    fake.view = { ...fake.view, attack: { attacker: 0, target: 8, kind: 'melee', ...dice } };
    expect(effectOf(plan, { option: 3 })).toBe('pool 3 → 5');
    expect(detailOf(plan, { option: 4 })).toContain('engaged');
    expect(head(fake.real)).toEqual({ title: 'Sabre attacks Envoy', budget: '2 successes left' });
  });

  test('nobody is told that it is the turn of an enemy, or that less than nothing is left', () => {
    const { plan, fake } = asked({ go: { characters: [0], kinds: ['advance'], toward: null } }, ['decline']);
    expect(head(fake.real).title).toBe('Your turn: Sabre');
    const [activation, first] = [fake.view.activation, fake.view.units[0]];
    if (!activation || !first) throw new Error('nobody acts');
    fake.view = {
      ...fake.view,
      activation: { ...activation, unit: 6 },
      units: [{ ...first, damage: 99 }, ...fake.view.units.slice(1)],
    };
    expect(head(fake.real).title).toBe('You decide');
    expect(detailOf(plan, { 'heal-damage': 0 })).toContain(' 0 of ');
  });
});

test('the strip says who was activated and who waits in reserve', () => {
  const [fixed, now] = [table(), view()];
  expect(isDone(3, now)).toBe(true);
  expect(isDone(0, now)).toBe(false);
  expect(stateOf(0, fixed, now)).toBe('2 actions left');
  expect(stateOf(1, fixed, now)).toBe('reserved, Pinned');
  expect(stateOf(3, fixed, now)).toBe('activated');
  expect(stateOf(5, fixed, now)).toBe('in the deck');
});

test('wounds and struggles weigh most in the timeline', () => {
  const of = (event: Event) => weight({ rules: [], event });
  expect(of({ wounded: { unit: 0, by: null } })).toBe(3);
  expect(of({ damaged: { unit: 0, damage: 1, total: 1 } })).toBe(2);
  expect(of('reset')).toBe(0);
});
