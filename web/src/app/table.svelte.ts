// The connection to one seat of a game, or as a spectator. It keeps what the server said and nothing else.
import type {
  Asked,
  Coaching,
  Deciding,
  Ending,
  Failure,
  FromClient,
  GameInfo,
  Hinted,
  Now,
  Presence,
  Proposed,
  Refusal,
  Said,
  Seat,
  Standing,
  Step,
  ToClient,
  Update,
  Welcome,
} from '../protocol';
import { whenReleased } from './press';

type Connection = 'connecting' | 'open' | 'lost' | 'failed';
type UpdateListener = (update: Update) => void;

const LOG_STEPS = 500;
const FIRST_DELAY = 500;
const LAST_DELAY = 8000;
const PING_EVERY = 20_000;
/** Failures after which joining again may succeed. */
const PASSING: readonly Failure[] = ['too-slow', 'too-fast', 'crowded', 'unavailable', 'restarting'];

export class Table {
  connection = $state<Connection>('connecting');
  failure = $state<Failure | null>(null);
  /** Seconds until the next attempt, while the connection is lost. */
  retryIn = $state(0);

  info = $state.raw<GameInfo | null>(null);
  seat = $state<Seat | null>(null);
  table = $state.raw<unknown>(null);
  view = $state.raw<unknown>(null);
  question = $state.raw<Asked | null>(null);
  deciding = $state.raw<Deciding[]>([]);
  outcome = $state.raw<Ending | null>(null);
  /** How the game stands in its exercise, if it is one. */
  coach = $state.raw<Coaching | null>(null);
  log = $state.raw<Step[]>([]);
  chat = $state.raw<Said[]>([]);
  presence = $state.raw<Presence>({ seats: [], spectators: 0 });
  standing = $state.raw<Standing>({
    draw: [],
    conceding: [],
    undo: null,
    granted: [],
    rematch: [],
    clock: null,
    running: [],
  });
  /** The next game at this table, and the own token there. */
  again = $state.raw<{ game: string; token: string | null } | null>(null);
  /** When `standing` came, by performance.now(): a running clock counts from there. */
  standingAt = $state(0);
  /** What helps with the own question; comes by itself after each question. */
  aids = $state.raw<unknown | null>(null);
  /** The answer to begin with, if the own question has one; comes with the aids. */
  usual = $state.raw<unknown | null>(null);
  /** The answer to the own question, if nothing hangs on it; comes with the aids. */
  needless = $state.raw<unknown | null>(null);
  /** The best answers to the own question, if they were asked for. */
  hints = $state.raw<Hinted[] | null>(null);
  /** They are being thought about. */
  hinting = $state(false);
  /** Who shows them: the column, or the coach of a guided game. */
  adviser = $state<'column' | 'coach'>('column');
  /** Why the last message was not possible; cleared by the next update. */
  refusal = $state.raw<Refusal | null>(null);
  /** What the own team proposes for its question. */
  proposals = $state.raw<Proposed[]>([]);
  /** Answers of the own are shown to the team as proposals first. */
  proposing = $state(false);
  /** An answer is on its way. */
  sent = $state(false);
  /** It is the page's own: nobody had to decide it. */
  alone = $state(false);

  readonly game: string;
  readonly token: string | null;
  #socket: WebSocket | null = null;
  /** Parts of the table and steps of the log that belong to the welcome to come. */
  #parts: Record<string, unknown> = {};
  #steps: Step[] = [];
  #closed = false;
  #delay = FIRST_DELAY;
  #timers: ReturnType<typeof setTimeout>[] = [];
  #listeners = new Set<UpdateListener>();
  /** Measurements that wait for their result; a lost connection asks for them again. */
  #measuring = new Map<number, { query: unknown; resolve: (result: unknown) => void }>();
  #measureId = 0;
  /** What came and was not yet heard. */
  #arrived: ToClient[] = [];
  /** The question for which help was asked. */
  #helped: number | null = null;
  /** The answer on its way; sent again if a lost connection swallowed it. */
  #pending: { question: number; choice: unknown } | null = null;

  constructor(game: string, token: string | null) {
    this.game = game;
    this.token = token;
    this.#connect();
  }

  /** `alone`: the page answers what nobody has to decide. */
  answer(choice: unknown, alone = false): void {
    if (!this.question || this.sent) return;
    if (this.proposing && this.question.mates.length > 0) {
      this.refusal = null;
      this.#send({ type: 'propose', question: this.question.id, choice });
      return;
    }
    this.take(choice, alone);
  }

  /** Answers, whatever is being proposed. */
  take(choice: unknown, alone = false): void {
    if (!this.question || this.sent) return;
    this.sent = true;
    this.alone = alone;
    this.refusal = null;
    this.#pending = { question: this.question.id, choice };
    this.#send({ type: 'answer', ...this.#pending });
  }

  concede(): void {
    this.#send({ type: 'concede' });
  }

  offerDraw(): void {
    this.#send({ type: 'draw' });
  }

  askUndo(): void {
    this.#send({ type: 'undo' });
  }

  grant(allow: boolean): void {
    this.#send({ type: 'grant', allow });
  }

  /** Says something to all, or to the own team. */
  say(text: string, team = false): void {
    this.#send({ type: 'chat', text, ...(team ? { team } : {}) });
  }

  /** A computer player goes on for a mate who has left; `person` takes the own seat back. */
  replace(seat: Seat, player: string): void {
    this.#send({ type: 'seat', seat, player });
  }

  /** Whether the best answers to the own question may be asked for. */
  get mayHint(): boolean {
    return this.question !== null && this.seat !== null && this.info?.hints === true && !this.sent;
  }

  /** Asks for the best answers to the own question; what the coach has heard already the column shows at once. */
  askHints(adviser: 'column' | 'coach' = 'column'): void {
    const heard = this.adviser === 'coach' && adviser === 'column' && this.hints !== null;
    this.adviser = adviser;
    if (heard) return;
    if (!this.mayHint || this.hinting || this.question === null) return;
    this.hinting = true;
    this.#send({ type: 'hint', question: this.question.id });
  }

  /** Says what the own seat is called. */
  rename(name: string): void {
    this.#send({ type: 'name', name });
  }

  /** Wishes another game at this table, with the sides swapped. */
  askRematch(): void {
    this.#send({ type: 'rematch' });
  }

  measure<T>(query: unknown): Promise<T | Refusal> {
    const id = ++this.#measureId;
    return new Promise((resolve) => {
      this.#measuring.set(id, { query, resolve: (result) => resolve(result as T | Refusal) });
      this.#send({ type: 'measure', id, query });
    });
  }

  onupdate = (listener: UpdateListener): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  close(): void {
    this.#closed = true;
    this.#clearTimers();
    this.#socket?.close();
  }

  /** Tries at once, instead of waiting for the countdown. */
  retry(): void {
    if (this.connection !== 'lost') return;
    this.#clearTimers();
    const before = this.#socket;
    this.#connect();
    before?.close();
  }

  #connect(): void {
    if (this.#closed) return;
    const socket = new WebSocket(socketAddress());
    this.#socket = socket;
    this.#parts = {};
    this.#steps = [];
    socket.onopen = () =>
      this.#send({
        type: 'join',
        game: this.game,
        log: LOG_STEPS,
        ...(this.token === null ? {} : { token: this.token }),
      });
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#arrive(JSON.parse(String(event.data)) as ToClient);
    };
    socket.onclose = () => {
      if (socket !== this.#socket) return;
      this.#hear();
      this.#lost();
    };
  }

  /** What comes while the page is at work is heard together: only the last position is drawn. A press on a button is let
   *  go before: it would be on something else. */
  #arrive(message: ToClient): void {
    if (this.#arrived.push(message) === 1) setTimeout(() => whenReleased(() => this.#hear()));
  }

  #hear(): void {
    const arrived = this.#arrived;
    this.#arrived = [];
    for (const message of arrived) this.#receive(message);
    this.#askForAids();
  }

  #lost(): void {
    this.#socket = null;
    this.#clearTimers();
    if (this.#closed || this.connection === 'failed') return;
    this.connection = 'lost';
    const delay = this.#delay;
    this.#delay = Math.min(delay * 2, LAST_DELAY);
    this.retryIn = Math.ceil(delay / 1000);
    for (let second = 1; second * 1000 < delay; second++) {
      this.#later(() => (this.retryIn = Math.ceil(delay / 1000) - second), second * 1000);
    }
    this.#later(() => this.#connect(), delay);
  }

  #receive(message: ToClient): void {
    switch (message.type) {
      case 'table':
        this.#parts[message.part] = joined(this.#parts[message.part], message.value);
        return;
      case 'log':
        this.#steps.push(...message.steps);
        return;
      case 'welcome':
        return this.#welcome(message);
      case 'update':
        return this.#update(message);
      case 'refused':
        this.#answered();
        this.hinting = false;
        this.refusal = message.refusal;
        return;
      case 'chat':
        this.chat = [...this.chat, said(message)];
        return;
      case 'proposals':
        if (message.question === this.question?.id) this.proposals = message.proposals;
        return;
      case 'seated':
        if (this.info) {
          const { seats, names, open } = message;
          this.info = { ...this.info, seats, names, open };
        }
        return;
      case 'again':
        this.again = { game: message.game, token: message.token };
        return;
      case 'presence':
        this.presence = { seats: message.seats, spectators: message.spectators };
        return;
      case 'standing':
        return this.#stand(message);
      case 'paused':
        // The server has lost its storage: the table is frozen, and what was sent is done later.
        this.connection = message.paused ? 'lost' : 'open';
        this.retryIn = 0;
        return;
      case 'aids':
        if (message.question !== this.question?.id) return;
        this.aids = message.aids;
        this.usual = message.usual;
        this.needless = message.needless;
        return;
      case 'hints':
        if (message.question !== this.question?.id) return;
        this.hinting = false;
        this.hints = message.hints;
        return;
      case 'measured':
        this.#measuring.get(message.id)?.resolve(message.result);
        this.#measuring.delete(message.id);
        return;
      case 'failed':
        this.failure = message.reason;
        if (!PASSING.includes(message.reason)) this.connection = 'failed';
        return;
      case 'pong':
        return;
    }
  }

  #welcome(message: Welcome): void {
    this.connection = 'open';
    this.failure = null;
    this.retryIn = 0;
    this.#delay = FIRST_DELAY;
    this.info = message.game;
    this.seat = message.seat;
    this.table = this.#parts;
    this.log = this.#steps;
    this.#parts = {};
    this.#steps = [];
    this.chat = message.chat;
    this.presence = message.presence;
    this.refusal = null;
    this.#stand(message.standing);
    this.#now(message.now);
    this.proposals = message.proposals;
    this.#resend();
    this.#clearTimers();
    this.#keepAlive();
  }

  #update(message: Update): void {
    // The listeners hear first, so that what was visible before is still there to animate from.
    for (const listener of this.#listeners) listener(message);
    this.log = [...this.log, message.step];
    this.refusal = null;
    this.#stand(message.standing);
    if (message.accepted !== undefined && message.accepted === this.#pending?.question) this.#answered();
    this.#now(message.now);
  }

  #now(now: Now): void {
    const before = this.question?.id;
    if (now.question?.id !== before) this.proposals = [];
    this.view = now.view;
    this.question = now.question;
    this.deciding = now.deciding;
    this.outcome = now.outcome;
    this.coach = now.coach ?? null;
    if (this.#pending && now.question?.id !== this.#pending.question) this.#answered();
    if (now.question?.id !== before) {
      this.aids = null;
      this.usual = null;
      this.needless = null;
      this.hints = null;
      this.hinting = false;
    }
    // A welcome and an update are asked anew: a lost connection may have swallowed the request.
    if (this.aids === null) this.#helped = null;
  }

  #askForAids(): void {
    const question = this.question?.id ?? null;
    if (question === null || question === this.#helped) return;
    this.#helped = question;
    this.#send({ type: 'aids', question });
  }

  /** After a lost connection: the same question still open means the answer never arrived. */
  #resend(): void {
    if (this.#pending && this.#pending.question === this.question?.id) {
      this.#send({ type: 'answer', ...this.#pending });
    }
    if (this.hinting && this.question) this.#send({ type: 'hint', question: this.question.id });
    for (const [id, { query }] of this.#measuring) this.#send({ type: 'measure', id, query });
  }

  #answered(): void {
    this.#pending = null;
    this.sent = false;
  }

  #stand(standing: Standing): void {
    this.standing = {
      draw: standing.draw,
      conceding: standing.conceding,
      undo: standing.undo,
      granted: standing.granted,
      rematch: standing.rematch,
      clock: standing.clock,
      running: standing.running,
    };
    this.standingAt = performance.now();
  }

  #send(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #keepAlive(): void {
    this.#later(() => {
      this.#send({ type: 'ping' });
      this.#keepAlive();
    }, PING_EVERY);
  }

  #later(what: () => void, milliseconds: number): void {
    this.#timers.push(setTimeout(what, milliseconds));
  }

  #clearTimers(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
  }
}

function socketAddress(): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/api/socket`;
}

function said({ at, seat, text, team }: Said): Said {
  return { at, seat, text, ...(team ? { team } : {}) };
}

/** A long list comes in pieces. */
function joined(before: unknown, value: unknown): unknown {
  return Array.isArray(before) && Array.isArray(value) ? [...(before as unknown[]), ...(value as unknown[])] : value;
}
