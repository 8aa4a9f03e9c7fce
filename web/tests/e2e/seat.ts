// A player or spectator without a page: speaks the protocol.
import { WebSocket } from 'ws';
import type { FromClient, NewGame, Opened, ToClient } from '../../src/protocol';
import { Hearing, type Battleground, type Game } from './hearing';

/** A fixed seed of 64 hexadecimal digits. */
export function seed(number: number): string {
  return number.toString(16).padStart(64, '0');
}

/** Opens a game over HTTP, as whoever has no page would. */
export async function openGame(server: string, wish: Partial<NewGame> = {}): Promise<Opened> {
  const game: NewGame = { ruleset: 'battleground', seats: ['person', 'person'], ...wish };
  const response = await fetch(`${server}/api/games`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(game),
  });
  if (!response.ok) throw new Error(`no game: ${response.status} ${await response.text()}`);
  return (await response.json()) as Opened;
}

export class Seat<G extends Game = Battleground> extends Hearing<G> {
  readonly #socket: WebSocket;
  /** Whether what was said last was said of a question that a mate may have answered meanwhile. */
  #shared = false;

  private constructor(socket: WebSocket) {
    super();
    this.#socket = socket;
    socket.on('message', (data: Buffer) => this.#receive(JSON.parse(data.toString()) as ToClient));
    socket.on('close', () => this.fail('the connection was closed'));
    socket.on('error', (error) => this.fail(error.message));
  }

  static async join<G extends Game = Battleground>(
    server: string,
    game: string,
    token: string | null,
  ): Promise<Seat<G>> {
    const socket = new WebSocket(`${server.replace('http', 'ws')}/api/socket`, { origin: server });
    const seat = new Seat<G>(socket);
    socket.on('open', () => seat.send({ type: 'join', game, log: 1000, ...(token === null ? {} : { token }) }));
    await seat.until(() => seat.now !== null);
    return seat;
  }

  send(message: FromClient): void {
    this.#shared = (this.question?.mates?.length ?? 0) > 0;
    this.#socket.send(JSON.stringify(message));
  }

  /** Sends an answer and waits until the game has gone on. */
  async answer(choice: G['choice']): Promise<void> {
    const question = this.question?.id;
    if (question === undefined) throw new Error('nothing is asked');
    this.send({ type: 'answer', question, choice });
    await this.until(() => this.question?.id !== question);
  }

  /** What helps with the question that is asked; nothing if a mate has answered it meanwhile. */
  async help(): Promise<G['aids']> {
    const question = this.question?.id;
    if (question === undefined) throw new Error('nothing is asked');
    if (this.aids === null) this.send({ type: 'aids', question });
    await this.until(() => this.aids !== null || this.question?.id !== question);
    return this.aids as G['aids'];
  }

  close(): void {
    this.#socket.removeAllListeners('close');
    this.#socket.close();
  }

  #receive(message: ToClient): void {
    const beaten = message.type === 'refused' && message.refusal.rule === 'KERNEL-NOT-ASKED';
    if (beaten && this.#shared) return;
    if (message.type === 'refused') this.fail(`refused: ${JSON.stringify(message.refusal)}`);
    if (message.type === 'failed') this.fail(message.reason);
    this.hear(message);
  }
}
