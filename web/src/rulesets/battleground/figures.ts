// Which figure stands for a character.
import { figureNamed, type Figure } from '../shared/figures/figure';
import type { SheetView, WeaponType } from './types';

const NAMED: Record<string, Figure> = {
  'He-Man': 'champion',
  Stratos: 'winged',
  Orko: 'sprite',
  'Ram Man': 'brute',
  'Man-At-Arms': 'armourer',
  Skeletor: 'caster',
  'Tri-Klops': 'watcher',
  'Evil-Lyn': 'sorceress',
  'Trap Jaw': 'hook',
  'Mer-Man': 'sea',
};

type Known = Pick<SheetView, 'name'> & Partial<Pick<SheetView, 'figure' | 'base' | 'weapons'>>;

/** A character of another pack is drawn as that says, else by what it fights with. */
export function figureFor({ name, figure = null, base = [], weapons = [] }: Known): Figure {
  const has = (kind: WeaponType): boolean => weapons.some((one) => one.kind === kind);
  const named = figureNamed(figure) ?? NAMED[name.en];
  return named ?? (base.length > 0 ? 'beast' : has('spell') ? 'caster' : has('ranged') ? 'watcher' : 'knight');
}
