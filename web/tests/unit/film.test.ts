// The queue of scenes: order, speed, skipping; and what becomes a beat.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Seat, Step, Update } from '../../src/protocol';
import type { RulesetClient } from '../../src/rulesets/ruleset';
import type { Table } from '../../src/app/table.svelte';
import { Film } from '../../src/app/film/film.svelte';
import {
  BETWEEN,
  beatsOf,
  LENGTHS,
  OWN_HOLD,
  ownSwapOf,
  swapOf,
  type BeatKind,
  type Cue,
} from '../../src/app/film/beats';
import { captionAtFoot, cornerFor, dockedIn, placeFor } from '../../src/app/film/place';
import { gistOf, gistsOf, shortened, type Gist } from '../../src/app/film/gist';
import { heldAt } from '../../src/app/film/held';
import { Queue, type Timers } from '../../src/app/film/queue';
import { staging } from '../../src/rulesets/battleground/staging';

/** A clock that goes on when it is told to. */
class Clock implements Timers {
  now = 0;
  #waiting = new Map<object, { at: number; what: () => void }>();
  set(what: () => void, ms: number): object {
    const timer = {};
    this.#waiting.set(timer, { at: this.now + ms, what });
    return timer;
  }
  clear(timer: unknown): void {
    this.#waiting.delete(timer as object);
  }
  pass(ms: number): void {
    const until = this.now + ms;
    for (;;) {
      const [next] = [...this.#waiting].filter(([, one]) => one.at <= until).sort(([, a], [, b]) => a.at - b.at);
      if (!next) break;
      this.#waiting.delete(next[0]);
      this.now = next[1].at;
      next[1].what();
    }
    this.now = until;
  }
}

const scene = (name: string, ...ms: number[]) => ({ name, beats: ms.map((one) => ({ ms: one })) });

describe('the queue', () => {
  function queue() {
    const clock = new Clock();
    const ended: string[] = [];
    const made = new Queue<ReturnType<typeof scene>>((one) => one && ended.push(one.name), clock);
    return { clock, ended, made };
  }

  test('plays beat after beat, scene after scene', () => {
    const { clock, ended, made } = queue();
    made.push(scene('a', 300, 600));
    made.push(scene('b', 100));
    expect([made.scene?.name, made.beat, made.waiting]).toEqual(['a', 0, 1]);
    clock.pass(300 + BETWEEN);
    expect(made.beat).toBe(1);
    clock.pass(600 + BETWEEN);
    expect([made.scene?.name, made.beat, made.waiting]).toEqual(['b', 0, 0]);
    clock.pass(100 + BETWEEN);
    expect(made.scene).toBeNull();
    expect(ended).toEqual(['a', 'b']);
  });

  test('speeds multiply, and instant shows nothing', () => {
    const { clock, ended, made } = queue();
    made.pace(0.5);
    made.push(scene('a', 300));
    clock.pass((300 + BETWEEN) / 2);
    expect(made.scene).toBeNull();
    made.pace(0);
    made.push(scene('b', 300));
    expect(made.scene).toBeNull();
    expect(ended).toEqual(['a', 'b']);
  });

  test('what is shown does not begin again with what comes after it', () => {
    const { clock, made } = queue();
    made.push(scene('a', 300));
    clock.pass(300);
    made.pace(1);
    made.push(scene('b', 300));
    clock.pass(BETWEEN);
    expect(made.scene?.name).toBe('b');
  });

  test('a beat, a scene and everything can be skipped', () => {
    const { clock, ended, made } = queue();
    for (const name of ['a', 'b', 'c', 'd']) made.push(scene(name, 300, 300));
    made.endBeat();
    expect([made.scene?.name, made.beat]).toEqual(['a', 1]);
    made.endBeat();
    expect(made.scene?.name).toBe('b');
    made.endScene();
    expect(made.scene?.name).toBe('c');
    made.finish();
    expect(made.scene).toBeNull();
    expect(ended).toEqual(['a', 'b', 'c', 'd']);
    clock.pass(10_000);
    expect(ended).toHaveLength(4);
  });

  test('a pause holds the beat, and it can still be skipped', () => {
    const { clock, made } = queue();
    made.push(scene('a', 300));
    made.pause(true);
    clock.pass(10_000);
    expect(made.scene?.name).toBe('a');
    made.pause(false);
    clock.pass(300 + BETWEEN);
    expect(made.scene).toBeNull();
  });

  test('a scene without beats passes at once', () => {
    const { ended, made } = queue();
    made.push(scene('a'));
    expect(ended).toEqual(['a']);
  });
});

describe('beats', () => {
  const cue = (one: unknown): Cue | null => (typeof one === 'string' ? { beat: one as BeatKind } : null);

  test('an event that is not watched happens with the one before', () => {
    const beats = beatsOf(['aim', null, 'dice', null, null], cue, false);
    expect(beats.map((one) => [one.beat, one.told])).toEqual([
      ['aim', 2],
      ['dice', 5],
    ]);
  });

  test('what a card does is read on the card that was played, the longer the longer it is', () => {
    const played = (about: string) =>
      beatsOf(['played', 'bonus'], (one) => (one === 'bonus' ? { beat: 'token', about } : { beat: 'card' }), false);
    expect(played('Heals.').map((one) => [one.beat, one.about, one.told])).toEqual([['card', 'Heals.', 2]]);
    expect(played('Heals one wound of an ally.')[0]?.ms).toBeGreaterThan(played('Heals.')[0]?.ms ?? 0);
    expect(played('Heals.')[0]?.ms).toBeGreaterThan(LENGTHS.card);
  });

  test('tokens in a row are one beat', () => {
    expect(beatsOf(['token', 'token', 'out', 'token'], cue, false).map((one) => one.beat)).toEqual([
      'token',
      'out',
      'token',
    ]);
  });

  test('a way takes as long as it is, within limits', () => {
    const way = (steps: number) => beatsOf([null], () => ({ beat: 'trace', steps }), false)[0]?.ms;
    expect([way(1), way(10), way(100)]).toEqual([LENGTHS.trace, 700, 1400]);
  });

  test('of the own steps only the dice are watched, and their result is held', () => {
    const beats = beatsOf(['aim', 'dice', 'hold', 'wound'], cue, true);
    expect(beats.map((one) => one.beat)).toEqual(['dice', 'hold']);
    expect(beats[1]?.ms).toBe(OWN_HOLD);
    expect(beats[1]?.told).toBe(4);
  });

  test('what is taken is told of the own steps too, in one beat', () => {
    const beats = beatsOf(['trace', 'taken', 'taken', 'token'], cue, true);
    expect(beats.map((one) => [one.beat, one.from, one.told])).toEqual([['taken', 1, 4]]);
    expect(beats[0]?.ms).toBe(1400);
  });

  test('the table changes with the first beat that changes it', () => {
    expect(swapOf(beatsOf(['aim', 'dice', 'hold', 'wound', 'out'], cue, false))).toBe(3);
    expect(swapOf(beatsOf(['aim', 'dice'], cue, false))).toBe(2);
    // Who is deployed stands there while it is told, so that nothing lies on it.
    expect(swapOf(beatsOf(['deploy'], cue, false))).toBe(0);
  });

  test('of an own step the table changes at once, or with the result of its dice', () => {
    expect(ownSwapOf(beatsOf(['taken', 'banner'], cue, true))).toBe(0);
    expect(ownSwapOf(beatsOf(['dice', 'change', 'hold', 'taken'], cue, true))).toBe(2);
    expect(ownSwapOf(beatsOf(['dice'], cue, true))).toBe(1);
  });
});

describe('the film', () => {
  const OTHERS = LENGTHS.focus + LENGTHS.aim + LENGTHS.hold + 3 * BETWEEN;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', { hidden: false });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** The film of seat 0, whose table says what it is told to; an event is the name of its beat. */
  function shown() {
    let listener: (update: Update) => void = () => undefined;
    const table = {
      log: [] as Step[],
      view: 0,
      table: null,
      question: null,
      alone: false,
      onupdate: (heard: typeof listener) => ((listener = heard), () => undefined),
    };
    const client = {
      // Cards are those of seat 0.
      say: (told: unknown) => ({ text: String(told), seat: told === 'card' ? 0 : null, figures: [], reasons: [] }),
      weight: () => 1,
      staging: {
        minor: () => false,
        cue: (told: string) => ({
          beat: told,
          figures: [7],
          ...(told === 'wound' ? { loss: { id: 8, text: '−1' } } : {}),
        }),
        trails: (told: string[]) => told.filter((one) => one === 'trace'),
        test: () => null,
        who: (id: number) => ({ unit: id + 100, seat: 1, figure: 'trooper', number: null }),
      },
    };
    const film = new Film(table as unknown as Table, client as unknown as RulesetClient, () => [], [0]);
    const hear = (seat: Seat, told: string[], accepted?: number) => {
      const step = { entry: table.log.length, at: 0, seat, deed: 'answer', told } as unknown as Step;
      listener({ step, now: { view: table.view + 1, outcome: null }, accepted } as unknown as Update);
      table.log = [...table.log, step];
      table.view += 1;
    };
    return {
      film,
      others: (...told: string[]) => hear(1, told),
      answer: (alone: boolean, ...told: string[]) => ((table.alone = alone), hear(0, told, 1)),
    };
  }

  test('is not shortened by an answer of the page', () => {
    const { film, others, answer } = shown();
    others('focus', 'aim', 'hold');
    vi.advanceTimersByTime(600);
    answer(true);
    expect(film.beat?.beat).toBe('aim');
    vi.advanceTimersByTime(OTHERS - 601);
    expect(film.beat?.beat).toBe('hold');
    vi.advanceTimersByTime(1);
    expect(film.scene).toBeNull();
    // It is told and marked still.
    answer(true);
    expect(film.recap).toHaveLength(1);
    expect([film.marks.seat, film.marks.acting.includes(7)]).toEqual([1, true]);
  });

  test('can be seen again from the log, long after; what was taken back cannot', () => {
    const { film, others, answer } = shown();
    others('focus', 'aim', 'hold');
    vi.advanceTimersByTime(OTHERS);
    answer(false, 'trace');
    others('focus', 'trace');
    film.finish();
    expect([...film.seen.keys()]).toEqual([0, 2]);
    const first = film.seen.get(0);
    film.replay(first ? [first] : []);
    expect([film.again, film.scene, film.beat?.beat]).toEqual([true, first, 'focus']);
    vi.advanceTimersByTime(OTHERS);
    expect([film.again, film.scene]).toEqual([false, null]);
    film.forget();
    expect(film.seen.size).toBe(0);
  });

  test('shows the dice of such an answer after what others did, and their result for its time', () => {
    const { film, others, answer } = shown();
    others('focus', 'aim', 'hold');
    answer(true, 'trace', 'dice', 'hold');
    expect([film.beat?.beat, film.waiting, film.walk.take]).toEqual(['focus', 1, 0]);
    vi.advanceTimersByTime(OTHERS);
    expect([film.beat?.beat, film.scene?.own, film.walk.trails]).toEqual(['dice', true, ['trace']]);
    vi.advanceTimersByTime(LENGTHS.dice * 0.6 + BETWEEN);
    expect(film.beat?.beat).toBe('hold');
    vi.advanceTimersByTime(600);
    answer(true);
    vi.advanceTimersByTime(OWN_HOLD + BETWEEN - 601);
    expect(film.beat?.beat).toBe('hold');
    vi.advanceTimersByTime(1);
    expect(film.scene).toBeNull();
  });

  test('ends with the answer of a person, and what led to it is seen', () => {
    const { film, others, answer } = shown();
    others('focus', 'aim', 'hold');
    others('focus', 'hold');
    answer(false);
    expect([film.scene, film.recap, film.marks.acting]).toEqual([null, [], []]);
  });

  test('tells nobody of their own cards unless there is nothing else', () => {
    const { film, others } = shown();
    others('card');
    expect(film.recap.map((one) => one.deed)).toEqual(['card']);
    others('trace', 'card');
    expect(film.recap.map((one) => one.deed)).toEqual(['trace']);
  });

  test('says who lost something as soon as it is seen, unless nobody wants marks, and who did what', () => {
    const { film, others } = shown();
    others('hold', 'wound');
    expect(film.struck).toEqual([]);
    vi.advanceTimersByTime(LENGTHS.hold + BETWEEN);
    expect(film.struck).toEqual([108]);
    film.unmarked = true;
    expect(film.struck).toEqual([]);
    const line = { seat: 1, deed: '', outcome: null, more: 0, weight: 1, rank: 1, figures: [7, 8], scenes: [] };
    expect(film.whoOf(line)?.unit).toBe(107);
    // Of the other side's figures none did it.
    expect([film.whoOf({ ...line, seat: 0 }), film.whoOf({ ...line, figures: [] })]).toEqual([null, null]);
  });

  test('marks what others do next anew as soon as it begins', () => {
    const { film, others } = shown();
    others('focus', 'trace', 'hold');
    others('focus', 'aim');
    vi.advanceTimersByTime(LENGTHS.focus + LENGTHS.trace + LENGTHS.hold + 3 * BETWEEN - 1);
    expect(film.marks.trails).toEqual(['trace']);
    vi.advanceTimersByTime(1);
    expect([film.beat?.beat, film.waiting, film.marks.trails]).toEqual(['focus', 0, []]);
  });
});

describe('Battleground', () => {
  const beatOf = (event: unknown) =>
    staging.cue({ event, reasons: [] }, { sheets: [] }, { players: [], objectives: [] }, [])?.beat;

  test('shows whatever somebody ends a turn with', () => {
    const all = [
      { event: 'standby', figure: 0, standby: true },
      { event: 'focus', figure: 0, focused: true },
      { event: 'passed', seat: 1 },
      { event: 'consumed', figure: 0, item: 'potion' },
    ];
    expect(all.map(beatOf)).toEqual(['token', 'token', 'token', 'card']);
  });

  test("knows a push from a way of one's own", () => {
    const pushed = (event: string) =>
      staging.cue(
        { event: { event, figure: 3, from: 'A1', to: 'A2' }, reasons: [] },
        { sheets: [] },
        { players: [], objectives: [] },
        [],
      )?.pushed;
    expect([pushed('moved'), pushed('shoved')]).toEqual([false, true]);
  });

  test('says what a card gives that is turned over, and what it does', () => {
    const event = { event: 'revealed', seat: 1, card: 4, initiative: 3 };
    const about = (revealed: unknown) =>
      staging.cue({ event, reasons: [] }, { sheets: [], cards: [] }, { players: [{}, { revealed, completed: [] }] }, [])
        ?.about;
    const card = { id: 4, seat: 1, ap: 2, mana: 1, text: { en: 'It gets Haste.', de: null, pl: null } };
    expect(about(card)).toMatch(/^2.AP, 1.mana. Bonus: It gets Haste.$/);
    expect(about({ ...card, mana: 0, text: null })).toMatch(/^2.AP.$/);
    expect(about(null)).toBeUndefined();
  });

  test('marks whom it deploys', () => {
    const event = { event: 'deployed', figure: 3, hex: 'A1' };
    expect(staging.cue({ event, reasons: [] }, { sheets: [] }, {}, [])).toEqual({ beat: 'deploy', figures: [3] });
  });
});

describe('the recap', () => {
  const gist = (rank: number): Gist => ({
    seat: 1,
    deed: '',
    outcome: null,
    more: 0,
    weight: 1,
    rank,
    figures: [],
    scenes: [],
  });

  test('three lines at most, the weightiest in their order; whatever else happened is counted', () => {
    const all = [1, 3, 0, 2, 1].map(gist);
    expect(shortened(all.slice(0, 3)).more).toBe(0);
    const { shown, more } = shortened(all);
    expect(shown.map((one) => one.rank)).toEqual([3, 2]);
    expect(more).toBe(3);
    expect(shortened([{ ...gist(1), more: 2 }]).more).toBe(2);
  });

  /** Beat, text, whose it is, whom it concerns, how far: an event. */
  type Told = [BeatKind | 'pushed' | 'score', string, Seat, number[], number?];
  const client = {
    say: ([, text, seat, figures]: Told) => ({ text, seat, figures, reasons: [] }),
    weight: () => 1,
    staging: { minor: () => false },
  } as unknown as Parameters<typeof gistsOf>[1];
  const cueOf = (told: unknown): Cue => {
    const [beat, , , figures, steps = 0] = told as Told;
    if (beat === 'score') return { beat: 'token', score: true };
    return beat === 'pushed' ? { beat: 'trace', figures, steps, pushed: true } : { beat, figures, steps };
  };
  /** Steps, each with the seat that made it. */
  const told = (...steps: [Seat, ...Told[]][]) => {
    const scenes = steps.map(([seat, ...events]) => ({
      step: { seat, told: events } as unknown as Step,
      own: false,
      before: null,
      after: null,
      swap: 0,
      beats: [],
    }));
    const { shown, more } = shortened(gistsOf(scenes, client, cueOf, null, []));
    return [...shown.map(({ deed, outcome }) => (outcome ? `${deed}: ${outcome}` : deed)), more];
  };

  test('joins no deed with what came of another', () => {
    // The own defence ends an attack, and somebody of one's own is next.
    const missed: Told[] = [
      ['dice', 'He-Man defends', 0, [1]],
      ['hold', 'no success', 1, [8, 1]],
      ['focus', 'Stratos is activated', 0, [2]],
    ];
    expect(told([0, ...missed])).toEqual(['no success', 'Stratos is activated', 0]);
    expect(told([1, ['aim', 'Skeletor attacks', 1, [8, 1]], ['dice', '4 dice', 1, [8]]], [0, ...missed])).toEqual([
      'Skeletor attacks: no success',
      'Stratos is activated',
      0,
    ]);
    // The defence against an own attack, and then the computer passes.
    expect(
      told([1, ['hold', '2 successes', 0, [1, 8]], ['wound', 'Skeletor is hurt', 1, [8]], ['token', 'passes', 1, []]]),
    ).toEqual(['Skeletor is hurt', 'passes', 0]);
    // What a card does after an attack is not the attack's.
    expect(
      told(
        [1, ['aim', 'Skeletor attacks', 1, [8, 1]], ['hold', 'no success', 1, [8, 1]]],
        [1, ['card', 'Havoc', 1, [8]], ['wound', 'Teela is hurt', 0, [3]]],
      ),
    ).toEqual(['Skeletor attacks: no success', 'Havoc: Teela is hurt', 0]);
  });

  test('an attack goes on over several steps, and what it pushes is part of it', () => {
    expect(
      told(
        [1, ['focus', 'Maul', 1, [8]], ['aim', 'Maul attacks', 1, [8, 1]], ['dice', 'dice', 1, []]],
        [1, ['hold', '3 successes', 1, []], ['pushed', 'Ahsoka is pushed', 0, [1], 2]],
        [1, ['trace', 'Maul advances', 1, [8], 3], ['wound', 'Ahsoka is hurt', 0, [1]]],
      ),
    ).toEqual(['Maul attacks: Ahsoka is hurt', 'Maul advances', 0]);
    // Before it is decided nothing has come of it.
    expect(told([1, ['aim', 'Maul attacks', 1, [8, 1]], ['dice', '5 dice', 1, [8]]])).toEqual(['Maul attacks', 0]);
    // Of an own attack only the end is told.
    expect(told([1, ['out', 'Two is out.', 1, [9]]], [1, ['out', 'Three is out.', 1, [10]]])).toEqual([
      'Two is out. Three is out.',
      0,
    ]);
    // Of others who are struck as well at least the number is told.
    const swept: Told[] = [
      ['aim', 'sweeps', 1, [8, 1]],
      ['wound', 'Teela is hurt', 0, [3]],
      ['out', 'He-Man is out', 0, [1]],
    ];
    expect(told([1, ...swept])).toEqual(['sweeps: He-Man is out', 1]);
  });

  test('an activation is told by its longest ways, and the rest of it is counted', () => {
    const card: [Seat, Told] = [1, ['card', 'a card', 1, [8]]];
    expect(
      told(
        [1, ['focus', 'Trap Jaw is activated', 1, [8]]],
        ...[card, card, card],
        [1, ['trace', 'X9 to T7', 1, [8], 4]],
        [1, ['trace', 'T7 to P6', 1, [8], 5]],
        ...[card, card],
        [1, ['token', 'goes on standby', 1, [8]]],
      ),
    ).toEqual(['X9 to T7', 'T7 to P6', 6]);
    expect(
      told([1, ['focus', 'Vader', 1, [8]], ['trace', '4', 1, [8], 4]], [1, ['trace', '3.9', 1, [8], 3.9]]),
    ).toEqual(['4', '3.9', 0]);
  });

  test('a push does not stand for what was done', () => {
    expect(
      told(
        [1, ['trace', 'repositions', 1, [8], 7.4]],
        [1, ['trace', 'advances', 1, [8], 5]],
        [1, ['trace', 'advances again', 1, [8], 4]],
        [1, ['pushed', 'is pushed', 1, [9], 12]],
      ),
    ).toEqual(['repositions', 'advances', 2]);
    expect(told([1, ['pushed', 'is pushed', 1, [9], 0.3]])).toEqual(['is pushed', 0]);
  });

  test('objectives come first, and none for another', () => {
    expect(
      told(
        [1, ['trace', 'dash', 1, [8], 3], ['trace', 'second dash', 1, [9], 3]],
        [1, ['trace', 'jetpack', 1, [8], 5]],
        [1, ['pushed', 'is pushed', 1, [9], 1], ['taken', 'takes 1.', 1, []], ['taken', 'takes 5.', 1, []]],
      ),
    ).toEqual(['jetpack', 'takes 1. takes 5.', 3]);
    expect(
      told(
        [1, ['aim', 'attacks', 1, [8, 1]], ['out', 'He-Man is out', 0, [1]]],
        [1, ['taken', 'Trap Jaw takes N5', 1, [8]]],
        [1, ['token', 'a sign is removed', 1, []]],
        [1, ['taken', 'Skeletor takes R4', 1, [9]]],
      ),
    ).toEqual(['Trap Jaw takes N5', 'Skeletor takes R4', 2]);
  });

  test('what the objectives bring is told, with them and without', () => {
    const ways: [Seat, Told][] = [
      [1, ['trace', 'dash', 1, [8], 3]],
      [1, ['trace', 'jump', 1, [9], 5]],
      [1, ['trace', 'climb', 1, [9], 1]],
    ];
    const moves: Told = ['score', '3 spaces', 1, []];
    expect(told(...ways, [1, ['taken', 'takes 1.', 1, []], ['taken', 'takes 5.', 1, []], moves])).toEqual([
      'jump',
      'takes 1. takes 5.: 3 spaces',
      2,
    ]);
    expect(told(...ways, [1, moves])).toEqual(['jump', '3 spaces', 2]);
    const priority: Told = ['score', '1 space', 1, []];
    expect(told(...ways, [1, priority, moves])).toEqual(['jump', '1 space: 3 spaces', 2]);
    // What is said of two things is said once.
    const takes = (what: string): Told => ['taken', `Player 1 controls ${what}.`, 1, []];
    expect(told([1, takes('objective 6'), takes('objective 8')])).toEqual(['Player 1 controls objective 6 and 8.', 0]);
    expect(told([1, takes('the Access Core'), takes('objective 8')])).toEqual([
      'Player 1 controls the Access Core. Player 1 controls objective 8.',
      0,
    ]);
    // A fight is more.
    const fight: Told[] = [
      ['aim', 'attacks', 1, [8, 1]],
      ['hold', 'no success', 1, [8, 1]],
    ];
    expect(told([1, ...fight, moves], [1, ['trace', 'a', 1, [9], 3]], [1, ...fight])).toEqual([
      'attacks: no success',
      'attacks: no success',
      2,
    ]);
    // What the other player's bring is its own.
    expect(told(...ways, [1, ['taken', 'takes 1.', 1, []], ['score', '2 spaces', 0, []]])).toEqual([
      'takes 1.',
      '2 spaces',
      3,
    ]);
  });
});

describe('a line of the recap', () => {
  const scene = (seat: number, told: unknown[]) => ({
    step: { seat, told } as unknown as Step,
    own: false,
    before: null,
    after: null,
    swap: 0,
    beats: [],
  });
  const client = {
    say: (told: unknown) => ({ text: 'a card is revealed', seat: told, figures: [], reasons: [] }),
    weight: () => 1,
    staging: { minor: (told: unknown) => told === 'placed' },
  } as unknown as Parameters<typeof gistOf>[1];
  const seatOf = (told: unknown) => gistOf([scene(1, [told])], client, () => ({ beat: 'card' }), null, [])?.seat;

  test('belongs to whom it tells of, not to whose step led to it', () => {
    expect([seatOf(0), seatOf(1), seatOf(null)]).toEqual([0, 1, 1]);
  });

  test('is not bookkeeping', () => {
    const gist = (told: unknown[]) => gistOf([scene(1, told)], client, () => ({ beat: 'trace' }), null, []);
    expect(gist(['placed'])).toBeNull();
    expect(gist([0, 'placed'])?.seat).toBe(0);
  });
});

describe('the dice of others', () => {
  const at = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 40 });
  // The stage of a tablet.
  const stage = { left: 0, top: 44, right: 710, bottom: 696 };

  test('lie where nobody fights', () => {
    expect(placeFor(stage, [at(300, 200), at(340, 100)])).toBe('low');
    expect(placeFor(stage, [at(300, 600), at(300, 400)])).toBe('high');
    expect(placeFor(stage, [at(100, 600), at(500, 160)])).toBe('low right slim');
    expect(placeFor(stage, [at(600, 600), at(500, 160)])).toBe('low left slim');
    expect(placeFor(stage, [at(100, 600), at(600, 600), at(100, 160)])).toBe('high right slim');
  });

  test('have their room below the caption, and where there is a choice, room to grow', () => {
    // At the head they would end in the midst of somebody.
    expect(placeFor(stage, [at(300, 310), at(300, 600)])).not.toBe('high');
    // At the foot they would reach somebody as soon as more is said of them.
    expect(placeFor(stage, [at(300, 400)])).toBe('high');
  });

  test('lie in a dock below the table, unless they would rise over those who fight', () => {
    const dock = { ...stage, top: 514 };
    expect(dockedIn(dock, stage, [at(300, 400)])).toBe(true);
    expect(dockedIn(dock, stage, [at(300, 450)])).toBe(false);
    expect(dockedIn(null, stage, [])).toBe(false);
    // It has folded away.
    expect(dockedIn({ left: 0, top: 0, right: 0, bottom: 0 }, stage, [])).toBe(false);
  });

  test('hide as few as can be', () => {
    const everywhere = [at(100, 600), at(600, 600), at(100, 160), at(600, 160), at(620, 180)];
    expect(placeFor(stage, everywhere)).toBe('low left slim');
  });

  test('have their caption at the foot where its place at the head is taken and that at the foot is free', () => {
    expect(captionAtFoot(stage, [at(300, 200)])).toBe(false);
    expect(captionAtFoot(stage, [at(300, 95)])).toBe(true);
    expect(captionAtFoot(stage, [at(300, 96)])).toBe(false);
    expect(captionAtFoot(stage, [at(300, 60), at(300, 604)])).toBe(true);
    expect(captionAtFoot(stage, [at(300, 60), at(300, 605)])).toBe(false);
  });
});

describe('the coach', () => {
  const at = (x: number, y: number) => ({ left: x, top: y, right: x + 40, bottom: y + 40 });
  const board = { left: 0, top: 40, right: 1000, bottom: 600 };

  test('stands in the corner where it hides the fewest, and stays there as long as it does', () => {
    expect(cornerFor(board, [], 'high right')).toBe('high right');
    expect(cornerFor(board, [at(900, 60)], 'high right')).toBe('high left');
    expect(cornerFor(board, [at(900, 60), at(20, 60), at(20, 560)], 'high right')).toBe('low right');
    expect(cornerFor(board, [at(900, 60)], 'low left')).toBe('low left');
    expect(cornerFor(board, [at(900, 60), at(20, 60), at(40, 60), at(20, 560), at(900, 560)], 'low left')).toBe(
      'low left',
    );
  });
});

describe('the tray', () => {
  const step = (entry: number, seat: number, ...told: unknown[]): Step =>
    ({ entry, at: 0, seat, deed: 'answer', told }) as Step;
  const test0 = (told: unknown) => (typeof told === 'number' ? told : null);

  test('keeps the own last roll when another rolls', () => {
    const log = [step(1, 0, 0, 'x'), step(2, 1, 'y', 1, 'z')];
    const held = heldAt(log, test0, [0]);
    expect(held?.log.map((one) => one.told)).toEqual([[0, 'x'], ['y']]);
    expect(held?.answered).toBe(false);
    expect(heldAt([...log, step(3, 0, 'w')], test0, [0])?.answered).toBe(true);
  });

  test('shows what is newest otherwise', () => {
    expect(heldAt([step(1, 1, 1)], test0, [0])).toBeNull();
    expect(heldAt([step(1, 1, 1), step(2, 0, 0)], test0, [0])).toBeNull();
  });
});
