// A server of its own for each worker of the tests: a free port, a database in a temporary folder.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const HOST = '127.0.0.1';
const PATIENCE = 15_000;
const ROOT = resolve(import.meta.dirname, '../..');

export class Server {
  readonly #folder: string;
  readonly #port: number;
  #process: ChildProcess | null = null;

  private constructor(folder: string, port: number) {
    this.#folder = folder;
    this.#port = port;
  }

  static async start(): Promise<Server> {
    const folder = await mkdtemp(join(tmpdir(), 'gefecht-e2e-'));
    const server = new Server(folder, await freePort());
    await server.start();
    return server;
  }

  get address(): string {
    return `http://${HOST}:${this.#port}`;
  }

  /** Starts the process, the first time or again on the same port and database. */
  async start(): Promise<void> {
    const binary = process.env.GEFECHT_BIN ?? join(ROOT, '../target/debug/gefecht');
    const args = [
      'serve',
      ...['--address', `${HOST}:${this.#port}`],
      ...['--database', `sqlite:${join(this.#folder, 'games.db')}`],
      ...['--pack', join(import.meta.dirname, 'pack')],
      ...['--pack', join(import.meta.dirname, 'pack-legion')],
      ...['--requests-per-minute', '100000'],
      ...['--sockets-per-address', '1000'],
      ...['--messages-per-second', '10000'],
    ];
    const child = spawn(binary, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (text: Buffer) => (said = (said + text.toString()).slice(-4000)));
    const failed = once(child, 'error').then(([error]) => String(error));
    const ended = once(child, 'exit').then(([code]) => `it ended with ${String(code)}: ${said}`);
    this.#process = child;
    const problem = await Promise.race([failed, ended, this.#answers()]);
    if (problem !== null) throw new Error(`the server does not start: ${problem}`);
  }

  /** Ends the process at once, as a crash would. */
  async kill(): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  async close(): Promise<void> {
    await this.kill();
    await rm(this.#folder, { recursive: true, force: true });
  }

  /** Resolves with null as soon as the server answers. */
  async #answers(): Promise<string | null> {
    const until = Date.now() + PATIENCE;
    while (Date.now() < until) {
      const answer = await fetch(`${this.address}/api/rulesets`).catch(() => null);
      if (answer?.ok) return null;
      await new Promise((wake) => setTimeout(wake, 50));
    }
    return 'it does not answer';
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, HOST);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
