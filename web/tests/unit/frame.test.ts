import { describe, expect, it } from 'vitest';
import { newGame, type Wish } from '../../src/app/lobby/open';
import { firstMap } from '../../src/app/lobby/picture';
import { addressOf, seatAddress } from '../../src/app/memory';
import { seatToShow } from '../../src/app/play/hotseat';
import { group, matches, runs, type Line } from '../../src/app/play/log';
import { modeOf } from '../../src/app/play/mode';
import { bars, blocks, nextHeading } from '../../src/app/replay/timeline';
import { parse } from '../../src/app/router.svelte';
import { areaOf, splitByRules } from '../../src/app/ruletext';
import type { Frame, GameInfo } from '../../src/protocol';
import { bg } from './bg';

describe('addresses', () => {
  it('lead to pages', () => {
    expect(parse('/', '')).toEqual({ page: 'lobby' });
    expect(parse('/play/abc', '#t0')).toEqual({ page: 'play', game: 'abc', tokens: ['t0'] });
    expect(parse('/play/abc', '#t0,t1')).toEqual({ page: 'play', game: 'abc', tokens: ['t0', 't1'] });
    expect(parse('/watch/abc', '')).toEqual({ page: 'watch', game: 'abc' });
    expect(parse('/replay/abc', '')).toEqual({ page: 'replay', game: 'abc', step: 0 });
    expect(parse('/rules', '')).toEqual({ page: 'rules', rule: null });
    expect(parse(`/rules/${bg('MOVE-04')}`, '')).toEqual({ page: 'rules', rule: bg('MOVE-04') });
    expect(parse('/rules', `#${bg('MOVE-04')}`)).toEqual({ page: 'rules', rule: bg('MOVE-04') });
    expect(parse('/scene/legion/cover/heavy', '')).toEqual({ page: 'scene', scene: 'legion/cover/heavy' });
    expect(parse('/odds', '')).toEqual({ page: 'odds' });
    expect(parse('/play', '')).toEqual({ page: 'lost' });
    expect(parse('/a/b/c', '')).toEqual({ page: 'lost' });
  });

  it('without a token show the table to a spectator', () => {
    expect(parse('/play/abc', '')).toEqual({ page: 'watch', game: 'abc' });
  });

  it('are found in a pasted link', () => {
    expect(addressOf(' https://table.example/play/abc#t0 ')).toBe('/play/abc#t0');
    expect(addressOf('/watch/abc')).toBe('/watch/abc');
    expect(addressOf('something else')).toBeNull();
    expect(seatAddress('abc', ['t0', 't1'])).toBe('/play/abc#t0,t1');
  });
});

describe('one screen for two', () => {
  it('stays with a seat while it is asked', () => {
    expect(seatToShow(0, [true, true])).toBe(0);
    expect(seatToShow(1, [true, true])).toBe(1);
    expect(seatToShow(0, [false, true])).toBe(1);
    expect(seatToShow(1, [false, false])).toBe(1);
  });
});

describe('the state of the column', () => {
  const info = { seats: ['person', 'person'] } as GameInfo;
  const question = { id: 1, prompt: 'which', open: false, options: [], mates: [] };
  const still = {
    connection: 'open' as const,
    outcome: null,
    refusal: null,
    question: null,
    deciding: [{ seat: 1, prompt: 'which' }],
    seat: 0,
    info,
    presence: { seats: [true, true] as [boolean, boolean], spectators: 0 },
  };
  const own = { ...still, question, deciding: [{ seat: 0, prompt: 'which' }] };

  it('follows what the server said', () => {
    expect(modeOf(still)).toBe('waiting');
    expect(modeOf({ ...still, seat: null })).toBe('watching');
    expect(modeOf({ ...still, presence: { seats: [true, false], spectators: 0 } })).toBe('gone');
    expect(modeOf(own)).toBe('yours');
    expect(modeOf({ ...own, deciding: [...own.deciding, ...still.deciding] })).toBe('secret');
    expect(modeOf({ ...own, refusal: { rule: bg('MOVE-04'), facts: [] } })).toBe('refused');
    expect(modeOf({ ...own, connection: 'lost' })).toBe('lost');
    expect(modeOf({ ...own, outcome: { winner: 0, rule: '', flag: false, seed: '' } })).toBe('over');
  });

  it('does not miss a computer player', () => {
    const against = { ...info, seats: ['person', 'greedy'] } as GameInfo;
    expect(modeOf({ ...still, info: against, presence: { seats: [true, false], spectators: 0 } })).toBe('waiting');
  });
});

describe('the log', () => {
  const line = (key: string, more: Partial<Line> = {}): Line => ({
    key,
    minor: false,
    at: 0,
    text: key,
    rules: [],
    seat: 0,
    figures: [],
    reasons: [],
    ...more,
  });

  it('stands newest first under its headings', () => {
    const groups = group([line('a'), line('Round 1', { heading: true }), line('b'), line('c')]);
    expect(groups.map(({ heading, lines }) => [heading?.text, lines.map((one) => one.text)])).toEqual([
      ['Round 1', ['c', 'b']],
      [undefined, ['a']],
    ]);
  });

  it('folds bookkeeping that stands together', () => {
    const all = [line('a'), line('b', { minor: true }), line('c', { minor: true }), line('d')];
    expect(runs(all).map(({ folded, lines }) => [folded, lines.map((one) => one.text)])).toEqual([
      [false, ['a']],
      [true, ['b', 'c']],
      [false, ['d']],
    ]);
  });

  it('can be searched and filtered', () => {
    expect(matches(line('Claw moves'), 'all', 0, 'claw')).toBe(true);
    expect(matches(line('Claw moves', { rules: [bg('MOVE-04')] }), 'all', 0, 'move-04')).toBe(true);
    expect(matches(line('Claw moves'), 'all', 0, 'tide')).toBe(false);
    expect(matches(line('x', { seat: 1 }), 'own', 0, '')).toBe(false);
    expect(matches(line('x', { seat: 1 }), 'other', 0, '')).toBe(true);
    expect(matches(line('x', { dice: true }), 'dice', 0, '')).toBe(true);
  });
});

describe('rule ids in text', () => {
  it('are found', () => {
    expect(splitByRules(`See ${bg('OPP-08')}, then go.`)).toEqual([
      { text: 'See ', rule: null },
      { text: null, rule: bg('OPP-08') },
      { text: ', then go.', rule: null },
    ]);
    expect(areaOf(bg('MOVE-04'))).toBe('BG-MOVE-');
  });
});

describe('the timeline', () => {
  const frame = (round: number, told: unknown[] = []): Frame => ({
    seat: 0,
    prompt: null,
    open: false,
    options: 0,
    deed: null,
    told,
    view: round,
  });
  const client = {
    round: (view: unknown) => ({ now: Number(view), of: 4 }),
    weight: (told: unknown) => Number(told),
  };

  it('has a block per round and a bar per step', () => {
    expect(blocks([frame(1), frame(1), frame(2)], client)).toEqual([
      { round: 1, from: 0, to: 2 },
      { round: 2, from: 2, to: 3 },
    ]);
    expect(bars([frame(1, [1, 3]), frame(1)], client)).toEqual([
      { seat: 0, height: 3, marked: true },
      { seat: 0, height: 0, marked: false },
    ]);
  });

  it('jumps between headings and stops at the ends', () => {
    const headings = [false, true, false, true, false];
    expect(nextHeading(headings, 1, 1)).toBe(3);
    expect(nextHeading(headings, 3, -1)).toBe(1);
    expect(nextHeading(headings, 3, 1)).toBe(4);
    expect(nextHeading(headings, 1, -1)).toBe(0);
  });
});

describe('opening a table', () => {
  const wish: Wish = {
    ruleset: 'battleground',
    opponent: 'computer',
    player: 'greedy',
    seat: 1,
    names: [' me ', ''],
    clock: null,
    listed: false,
    setup: null,
    packs: null,
  };

  it('puts everyone where they wished', () => {
    expect(newGame(wish)).toEqual({ ruleset: 'battleground', seats: ['greedy', 'person'], names: ['', 'me'] });
    expect(newGame({ ...wish, opponent: 'link', seat: 0 }).seats).toEqual(['person', 'person']);
    expect(newGame({ ...wish, opponent: 'screen', names: ['one', 'two'] }).names).toEqual(['one', 'two']);
  });

  it('says a clock, a listing and a set-up only if wished', () => {
    const more = newGame({ ...wish, clock: { seconds: 900, increment: 10 }, listed: true, setup: { map: 'x' } });
    expect(more).toMatchObject({ clock: { seconds: 900, increment: 10 }, listed: true, setup: { map: 'x' } });
    expect(newGame({ ...wish, packs: ['one', 'two'] }).packs).toEqual(['one', 'two']);
  });

  it('draws the first map of a lobby', () => {
    expect(firstMap({ maps: ['first', 'second'] })).toBe('first');
    expect(firstMap({ maps: [] })).toBeNull();
    expect(firstMap(null)).toBeNull();
  });
});
