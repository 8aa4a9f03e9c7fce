// What the tests of Strategic Operations share: how one is opened, and who attacks what.
import type { NewGame, RulesetInfo } from '../../src/protocol';
import type { Choice, Lobby } from '../../src/rulesets/shatterpoint/types';
import { kindOf } from './script';
import { robot, test as base, type Asked, type Robot } from './shatterpoint';

export * from './shatterpoint';

interface Tools {
  /** What opens a table of the operation with the ready strike teams; null: roles by chance. */
  operation: (aggressor: 0 | 1 | null, id?: string) => Promise<Partial<NewGame>>;
}

export const test = base.extend<Tools>({
  operation: async ({ server }, use) => {
    await use(async (aggressor, id = 'chain-reaction') => {
      const answer = await fetch(`${server.address}/api/rulesets`);
      const all = (await answer.json()) as RulesetInfo[];
      const lobby = all.find((one) => one.id === 'shatterpoint')?.lobby as Lobby;
      const setup = {
        edition: lobby.editions[0],
        battlefield: lobby.battlefields[0]?.id,
        operation: { id, aggressor, printing: 'rulebook' },
        teams: lobby.teams.slice(0, 2).map(({ squads }) => ({ squads })),
      };
      return { ruleset: 'shatterpoint', setup };
    });
  },
});

type Attack = Extract<Choice, { attack: unknown }>;

/** The listed attacks against armoured targets. */
export function strikes({ options }: Pick<Asked, 'options'>): Attack[] {
  return options.filter(
    (one): one is Attack => typeof one === 'object' && 'attack' in one && typeof one.attack.target === 'object',
  );
}

const has = (options: readonly Choice[], choice: Choice): boolean =>
  options.some((one) => JSON.stringify(one) === JSON.stringify(choice));

/** An Aggressor who goes from goal to goal: objectives that are not the own ones yet, armoured targets that stand; and
 *  who takes alternatives by turns, so that each is seen soon. */
export function raider(start: number, seat: 0 | 1 = 0): Robot {
  const other = robot(start);
  return (question, aids, view) => {
    const { prompt, options } = question;
    const kind = kindOf(prompt);
    const [strike] = strikes(question);
    if (kind === 'attack' && strike) return strike;
    if (kind === 'lose-wound' && options[0]) return options[0];
    if (typeof prompt === 'object' && 'pick' in prompt && prompt.pick.alternatives.length > 1) {
      return { pick: Math.ceil(view.turn / 2) % prompt.pick.alternatives.length };
    }
    if (kind === 'act' && (view.operation?.stage ?? 0) !== 1 && has(options, { action: 'move' }))
      return { action: 'move' };
    if (kind !== 'go') return other(question, aids, view);
    const active = view.objectives.filter((one) => one.active);
    const open = active.filter((one) => one.control !== seat);
    return other(question, aids, { ...view, objectives: open.length > 0 ? open : active });
  };
}

/** Somebody who does only what must be done, and rather cares for the own units than for the track. */
export function idler(start: number): Robot {
  const other = robot(start);
  return (question, aids, view) => {
    const { options, prompt } = question;
    const care =
      typeof prompt === 'object' && 'pick' in prompt
        ? prompt.pick.alternatives.findIndex((one) => /^(cure|rule)/.test(one))
        : -1;
    if (care >= 0) return { pick: care };
    const out = (['end', 'decline'] as const).find((one) => options.includes(one));
    return out ?? other(question, aids, view);
  };
}
