// What one end of a connection has been told so far: the same for a page and for a bare socket.
import type { Now, Step, ToClient, Welcome } from '../../src/protocol';
import type { Choice, Event, Prompt, TableView, ToldView, View } from '../../src/rulesets/battleground/types';

const PATIENCE = 20_000;

export interface Question {
  id: number;
  prompt: Prompt;
  options: Choice[];
}

export class Hearing {
  welcome: Welcome | null = null;
  now: Now | null = null;
  log: Step[] = [];
  table = {} as TableView;
  #parts: Record<string, unknown> = {};
  #steps: Step[] = [];
  #listeners: (() => void)[] = [];
  #failure: string | null = null;

  get question(): Question | null {
    return (this.now?.question ?? null) as Question | null;
  }

  get view(): View {
    return this.now?.view as View;
  }

  get over(): boolean {
    return this.now?.outcome != null;
  }

  get events(): Event[] {
    return this.log.flatMap((step) => (step.told as ToldView[]).map((told) => told.event));
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
      this.log = [...this.log, message.step];
      this.now = message.now;
    }
    this.#wake();
  }

  /** Table and log have come in parts before the welcome. */
  #begin(welcome: Welcome): void {
    this.welcome = welcome;
    this.table = { ...this.table, ...this.#parts };
    this.log = this.#steps;
    this.now = welcome.now;
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
