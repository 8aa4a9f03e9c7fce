// What one end of a connection has been told so far: the same for a page and for a bare socket.
import type { Now, Step, ToClient, Welcome } from '../../src/protocol';
import type * as bg from '../../src/rulesets/battleground/types';
import type * as lg from '../../src/rulesets/legion/types';
import type * as sp from '../../src/rulesets/shatterpoint/types';

const PATIENCE = 20_000;

/** The forms in which a ruleset speaks. */
export interface Game {
  prompt: string | object;
  choice: string | object;
  view: unknown;
  table: unknown;
  event: unknown;
  aids: unknown;
}

export interface Battleground extends Game {
  prompt: bg.Prompt;
  choice: bg.Choice;
  view: bg.View;
  table: bg.TableView;
  event: bg.Event;
  aids: bg.Aids;
}

export interface Shatterpoint extends Game {
  prompt: sp.Prompt;
  choice: sp.Choice;
  view: sp.View;
  table: sp.TableView;
  event: sp.Event;
  aids: sp.Aids;
}

export interface Legion extends Game {
  prompt: lg.Prompt;
  choice: lg.Choice;
  view: lg.View;
  table: lg.TableView;
  event: lg.Event;
  aids: lg.Aids;
}

export interface Question<G extends Game = Battleground> {
  id: number;
  prompt: G['prompt'];
  options: G['choice'][];
  /** Who of the team is asked too. */
  mates?: number[];
}

export class Hearing<G extends Game = Battleground> {
  welcome: Welcome | null = null;
  now: Now | null = null;
  log: Step[] = [];
  table = {} as G['table'];
  /** What helps with the question; it comes only if it was asked for. */
  aids: G['aids'] | null = null;
  #parts: Record<string, unknown> = {};
  #steps: Step[] = [];
  #listeners: (() => void)[] = [];
  #failure: string | null = null;

  get question(): Question<G> | null {
    return (this.now?.question ?? null) as Question<G> | null;
  }

  get view(): G['view'] {
    return this.now?.view as G['view'];
  }

  get over(): boolean {
    return this.now?.outcome != null;
  }

  get events(): G['event'][] {
    return this.log.flatMap((step) => (step.told as { event: G['event'] }[]).map((told) => told.event));
  }

  /** Waits for a condition that messages bring about. */
  async until(condition: () => boolean): Promise<void> {
    const late = Date.now() + PATIENCE;
    while (!condition()) {
      if (this.#failure !== null) throw new Error(this.#failure);
      if (Date.now() > late) throw new Error(`nothing happens: ${condition.toString()}`);
      await new Promise<void>((wake) => {
        const timer = setTimeout(wake, 1000);
        this.#listeners.push(() => (clearTimeout(timer), wake()));
      });
    }
  }

  hear(message: ToClient): void {
    if (message.type === 'table') this.#lay(message.part, message.value);
    else if (message.type === 'log') this.#steps.push(...message.steps);
    else if (message.type === 'welcome') this.#begin(message);
    else if (message.type === 'update') {
      const before = this.question?.id;
      this.log = [...this.log, message.step];
      this.now = message.now;
      // Where both are asked, the other's answer leaves the own question as it is.
      if (this.question?.id !== before) this.aids = null;
    } else if (message.type === 'aids' && message.question === this.question?.id) this.aids = message.aids;
    this.#wake();
  }

  /** Table and log have come in parts before the welcome. */
  #begin(welcome: Welcome): void {
    this.welcome = welcome;
    this.table = { ...(this.table as object), ...this.#parts };
    this.log = this.#steps;
    this.now = welcome.now;
    this.aids = null;
    this.#parts = {};
    this.#steps = [];
  }

  /** A long list comes in pieces. */
  #lay(part: string, value: unknown): void {
    const before = this.#parts[part];
    this.#parts[part] = Array.isArray(before) && Array.isArray(value) ? [...before, ...value] : value;
  }

  /** Whoever waits need not wait any longer. */
  fail(why: string): void {
    this.#failure ??= why;
    this.#wake();
  }

  #wake(): void {
    const listeners = this.#listeners;
    this.#listeners = [];
    for (const one of listeners) one();
  }
}
