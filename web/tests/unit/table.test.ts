import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answeredAlone } from '../../src/app/play/alone';
import { Table } from '../../src/app/table.svelte';
import type { Asked, FromClient, Now, ToClient, Update, Welcome } from '../../src/protocol';
import { bg } from './bg';

/** A socket whose other end is the test. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (!socket) throw new Error('nobody connected');
    return socket;
  }
  readyState = 0;
  sent: FromClient[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  tell(message: ToClient): void {
    this.tellAll(message);
  }
  /** Messages that come so quickly that the page hears them together. */
  tellAll(...messages: ToClient[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
    vi.advanceTimersByTime(1);
    flushSync();
  }
  /** The table in its parts, the log, then the welcome. */
  greet(question: Asked | null): void {
    this.tell({ type: 'table', part: 'map', value: 'Courtyard' });
    this.tell({ type: 'table', part: 'sheets', value: [] });
    this.tell({ type: 'log', steps: [{ entry: 0, at: 0, seat: null, deed: 'start', told: [] }] });
    this.tell(welcome(question));
  }
  kinds(): string[] {
    return this.sent.map((message) => message.type);
  }
}

const asked = (id: number): Asked => ({ id, prompt: 'which', open: false, options: ['left', 'right'], mates: [] });
const now = (question: Asked | null): Now => ({
  view: { round: 1 },
  question,
  deciding: question ? [{ seat: 0, prompt: question.prompt }] : [{ seat: 1, prompt: 'which' }],
  outcome: null,
});
const standing = { draw: [], conceding: [], undo: null, granted: [], rematch: [], clock: null, running: [] };
const welcome = (question: Asked | null): { type: 'welcome' } & Welcome => ({
  type: 'welcome',
  game: {
    id: 'g',
    ruleset: 'battleground',
    packs: [],
    seats: ['person', 'person'],
    names: ['', ''],
    clock: null,
    created: 0,
    seal: '',
    seed_given: false,
    hints: true,
  },
  seat: 0,
  chat: [],
  proposals: [],
  now: now(question),
  presence: { seats: [true, true], spectators: 0 },
  standing,
});
const update = (entry: number, question: Asked | null, accepted?: number): { type: 'update' } & Update => ({
  type: 'update',
  step: { entry, at: entry, seat: 0, deed: 'answer', told: [] },
  now: now(question),
  standing,
  ...(accepted === undefined ? {} : { accepted }),
});

function joined(question: Asked | null): Table {
  const table = new Table('g', 'secret');
  FakeSocket.last.open();
  FakeSocket.last.greet(question);
  return table;
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { protocol: 'https:', host: 'table.example' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('joining', () => {
  it('names the game and the token, and takes what the welcome says', () => {
    const table = joined(asked(4));
    expect(FakeSocket.last.address).toBe('wss://table.example/api/socket');
    expect(FakeSocket.last.sent[0]).toEqual({ type: 'join', game: 'g', token: 'secret', log: 500 });
    expect(table.connection).toBe('open');
    expect(table.question?.id).toBe(4);
    expect(table.seat).toBe(0);
    expect(table.table).toEqual({ map: 'Courtyard', sheets: [] });
    expect(table.log.map((step) => step.entry)).toEqual([0]);
  });

  it('watches without a token', () => {
    new Table('g', null);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent[0]).toEqual({ type: 'join', game: 'g', log: 500 });
  });

  it('gives up where joining again cannot help', () => {
    const table = new Table('g', 'wrong');
    FakeSocket.last.open();
    FakeSocket.last.tell({ type: 'failed', reason: 'wrong-token' });
    FakeSocket.last.close();
    vi.advanceTimersByTime(60_000);
    expect(table.connection).toBe('failed');
    expect(table.failure).toBe('wrong-token');
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe('hints', () => {
  const hint = { choice: 'left', next: null, wins: 0.6, worse: null, reason: { aspect: 'points', by: 2.5 } };

  it('are asked for once and hold for their question', () => {
    const table = joined(asked(4));
    table.askHints();
    table.askHints();
    const sent = FakeSocket.last.sent.filter((message) => message.type === 'hint');
    expect(sent).toEqual([{ type: 'hint', question: 4 }]);
    expect(table.hinting).toBe(true);
    FakeSocket.last.tell({ type: 'hints', question: 3, hints: [] });
    expect(table.hints).toBeNull();
    FakeSocket.last.tell({ type: 'hints', question: 4, hints: [hint] });
    expect([table.hinting, table.hints]).toEqual([false, [hint]]);
    FakeSocket.last.tell(welcome(asked(5)));
    expect(table.hints).toBeNull();
  });

  it('are not asked for where nobody is asked', () => {
    const table = joined(null);
    table.askHints();
    expect(FakeSocket.last.kinds()).not.toContain('hint');
  });
});

describe('answering', () => {
  it('sends the question with the choice, once, until the server has it', () => {
    const table = joined(asked(4));
    table.answer('left');
    table.answer('right');
    expect(FakeSocket.last.sent.filter((message) => message.type === 'answer')).toEqual([
      { type: 'answer', question: 4, choice: 'left' },
    ]);
    expect(table.sent).toBe(true);
    FakeSocket.last.tell(update(1, asked(5), 4));
    expect(table.sent).toBe(false);
    expect(table.question?.id).toBe(5);
    expect(table.log).toHaveLength(2);
  });

  it('keeps a refusal until the next update', () => {
    const table = joined(asked(4));
    table.answer('left');
    FakeSocket.last.tell({ type: 'refused', question: 4, refusal: { rule: bg('MOVE-04'), facts: [] } });
    expect(table.refusal?.rule).toBe(bg('MOVE-04'));
    expect(table.sent).toBe(false);
    FakeSocket.last.tell(update(1, asked(5)));
    expect(table.refusal).toBeNull();
  });

  it('asks for aids with each question, and drops those of an older one', () => {
    const table = joined(asked(4));
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: 'aids', question: 4 });
    FakeSocket.last.tell({ type: 'aids', question: 4, aids: { help: 1 }, usual: null, needless: null });
    expect(table.aids).toEqual({ help: 1 });
    FakeSocket.last.tell(update(1, asked(5), 4));
    expect(table.aids).toBeNull();
    FakeSocket.last.tell({ type: 'aids', question: 4, aids: { help: 1 }, usual: null, needless: null });
    expect(table.aids).toBeNull();
  });

  it('keeps the aids while the same question stays open', () => {
    const table = joined(asked(4));
    FakeSocket.last.tell({ type: 'aids', question: 4, aids: { help: 1 }, usual: null, needless: null });
    FakeSocket.last.tell(update(1, asked(4)));
    expect(table.aids).toEqual({ help: 1 });
  });

  it('answers alone what has one answer, and what the table calls needless, for this question only', () => {
    const table = joined(asked(4));
    expect(answeredAlone(table)).toBeNull();
    FakeSocket.last.tell({ type: 'aids', question: 4, aids: {}, usual: null, needless: 'left' });
    expect(answeredAlone(table)).toBe('left');
    FakeSocket.last.tell(update(1, asked(5), 4));
    expect(answeredAlone(table)).toBeNull();
    FakeSocket.last.tell(update(2, { ...asked(6), options: ['on'] }, 5));
    expect(answeredAlone(table)).toBe('on');
    // Any legal place is an answer, listed or not.
    FakeSocket.last.tell(update(3, { ...asked(7), options: ['on'], open: true }, 6));
    expect(answeredAlone(table)).toBeNull();
  });
});

describe('a lost connection', () => {
  it('joins again, later each time, and begins from the fresh welcome', () => {
    const table = joined(null);
    const waits: number[] = [];
    for (const delay of [500, 1000, 2000, 4000, 8000, 8000]) {
      FakeSocket.last.close();
      expect(table.connection).toBe('lost');
      const before = FakeSocket.all.length;
      vi.advanceTimersByTime(delay - 1);
      expect(FakeSocket.all).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all).toHaveLength(before + 1);
      waits.push(delay);
    }
    FakeSocket.last.open();
    FakeSocket.last.greet(asked(9));
    expect(table.connection).toBe('open');
    expect(table.question?.id).toBe(9);
    expect(waits).toHaveLength(6);
  });

  it('counts down', () => {
    const table = joined(null);
    for (const delay of [500, 1000, 2000]) {
      FakeSocket.last.close();
      vi.advanceTimersByTime(delay);
    }
    FakeSocket.last.close();
    expect(table.retryIn).toBe(4);
    vi.advanceTimersByTime(1000);
    expect(table.retryIn).toBe(3);
    table.retry();
    expect(FakeSocket.all).toHaveLength(5);
  });

  it('sends the answer again if the server never had it', () => {
    const table = joined(asked(4));
    table.answer('left');
    FakeSocket.last.close();
    vi.advanceTimersByTime(500);
    FakeSocket.last.open();
    FakeSocket.last.greet(asked(4));
    expect(FakeSocket.last.kinds()).toContain('answer');
    expect(table.sent).toBe(true);
  });

  it('does not send it again if the server had it', () => {
    const table = joined(asked(4));
    table.answer('left');
    FakeSocket.last.close();
    vi.advanceTimersByTime(500);
    FakeSocket.last.open();
    FakeSocket.last.greet(asked(5));
    expect(FakeSocket.last.kinds()).not.toContain('answer');
    expect(table.sent).toBe(false);
  });

  it('ends with close', () => {
    const table = joined(null);
    table.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe('the rest', () => {
  it('gives each measurement to whoever asked for it', async () => {
    const table = joined(null);
    const [one, two] = [table.measure<string>('a'), table.measure<string>('b')];
    FakeSocket.last.tell({ type: 'measured', id: 2, result: 'B' });
    FakeSocket.last.tell({ type: 'measured', id: 1, result: 'A' });
    expect(await Promise.all([one, two])).toEqual(['A', 'B']);
  });

  it('measures again after a lost connection', async () => {
    const table = joined(null);
    const measured = table.measure<string>('a');
    FakeSocket.last.close();
    vi.advanceTimersByTime(500);
    FakeSocket.last.open();
    FakeSocket.last.greet(null);
    expect(FakeSocket.last.sent).toContainEqual({ type: 'measure', id: 1, query: 'a' });
    FakeSocket.last.tell({ type: 'measured', id: 1, result: 'A' });
    expect(await measured).toBe('A');
  });

  it('tells its listeners of an update before it shows', () => {
    const table = joined(asked(4));
    const seen: (number | undefined)[] = [];
    const stop = table.onupdate(() => seen.push(table.question?.id));
    FakeSocket.last.tell(update(1, asked(5)));
    stop();
    FakeSocket.last.tell(update(2, asked(6)));
    expect(seen).toEqual([4]);
  });

  it('hears what comes together and asks for help with the last question only', () => {
    const table = joined(asked(4));
    const before = FakeSocket.last.sent.length;
    FakeSocket.last.tellAll(update(1, asked(5)), update(2, asked(6)));
    expect(table.log).toHaveLength(3);
    expect(table.question?.id).toBe(6);
    expect(FakeSocket.last.sent.slice(before)).toEqual([{ type: 'aids', question: 6 }]);
  });

  it('hears the last words before the connection is lost', () => {
    const table = joined(asked(4));
    FakeSocket.last.onmessage?.({ data: JSON.stringify(update(1, asked(5))) });
    FakeSocket.last.close();
    expect(table.question?.id).toBe(5);
    expect(table.connection).toBe('lost');
  });

  it('keeps chat, presence and standing', () => {
    const table = joined(null);
    FakeSocket.last.tell({ type: 'chat', at: 1, seat: 1, text: 'hello' });
    FakeSocket.last.tell({ type: 'presence', seats: [true, false], spectators: 3 });
    FakeSocket.last.tell({ type: 'standing', ...standing, draw: [1], clock: [1000, 2000], running: [0] });
    expect(table.chat).toEqual([{ at: 1, seat: 1, text: 'hello' }]);
    expect(table.presence.spectators).toBe(3);
    expect(table.standing.draw).toEqual([1]);
  });
});
