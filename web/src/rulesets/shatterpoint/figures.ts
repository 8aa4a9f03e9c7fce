// Which figure stands for the characters of a unit.
import { figureNamed, type Figure } from '../shared/figures/figure';
import type { CardView } from './types';

const NAMED: Record<string, Figure> = {
  'general-anakin-skywalker': 'blade',
  'cc-7567-captain-rex': 'captain',
  '501st-clone-troopers': 'trooper',
  'ahsoka-tano-jedi-no-more': 'twin',
  'bo-katan-kryze': 'jet-leader',
  'clan-kryze-mandalorians': 'jet',
  'lord-maul': 'double-blade',
  'gar-saxon-merciless-commander': 'jet-leader',
  'mandalorian-super-commandos': 'jet',
  'asajj-ventress-sith-assassin': 'duelist',
  'kalani-super-tactical-droid': 'droid-leader',
  'b1-battle-droids': 'droid',
  'count-dooku': { head: 'bare', body: 'cloak', gear: ['blade'] },
  'jango-fett': { head: 'slit', body: 'armour', gear: ['pack', 'pistols'] },
  magnaguards: { head: 'sensor', body: 'broad', gear: ['staff'] },
  'luminara-unduli': { head: 'hood', body: 'robe', gear: ['blade'] },
  'barriss-offee': { head: 'hood', body: 'cloak', gear: ['blade'] },
  'padawan-ahsoka-tano': { head: 'mane', body: 'human', gear: ['blade'] },
  'aurra-sing': { head: 'bare', body: 'human', gear: ['sniper'] },
};

type Known = Pick<CardView, 'unit' | 'kind' | 'force'> & Partial<Pick<CardView, 'figure'>>;

/** A unit of another pack is drawn as that says, else by what it is in its squad. */
export function figureFor({ unit, kind, force, figure }: Known): Figure {
  const other: Figure =
    kind === 'supporting' ? 'trooper' : force > 0 ? 'blade' : kind === 'primary' ? 'leader' : 'captain';
  return figureNamed(figure) ?? NAMED[unit] ?? other;
}
