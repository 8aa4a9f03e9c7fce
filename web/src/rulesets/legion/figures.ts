// Which figure stands for a miniature of a unit.
import { figureNamed, type Figure } from '../shared/figures/figure';
import type { MiniId, UnitCard, UnitSheet } from './types';

const UNITS: Record<string, Figure> = {
  'luke-skywalker': 'blade',
  'leia-organa': { head: 'circlet', body: 'human', gear: ['pistol'] },
  'han-solo': { head: 'bare', body: 'human', gear: ['pistol'] },
  'rebel-officer': { head: 'cap', body: 'human', gear: ['scarf', 'pistol'] },
  chewbacca: { head: 'mane', body: 'heavy', gear: ['carbine'] },
  'rebel-troopers': 'rifle',
  'fleet-troopers': { head: 'dome', body: 'human', gear: ['pistol'] },
  'rebel-commandos': { head: 'hood', body: 'human', gear: ['rifle'] },
  'rebel-commandos-strike-team': 'scout',
  'wookiee-warriors': { head: 'mane', body: 'heavy', gear: ['sword'] },
  'sabine-wren': { head: 'slit', body: 'human', gear: ['pistols'] },
  'at-rt': 'walker',
  't-47-airspeeder': 'skiff',
  '1-4-fd-laser-cannon-team': 'turret',
  'darth-vader': 'dark-blade',
  'emperor-palpatine': { head: 'hood', body: 'cloak', gear: ['spark'] },
  'general-veers': { head: 'cap', body: 'armour', gear: ['carbine'] },
  'imperial-officer': 'leader',
  'boba-fett': { head: 'slit', body: 'armour', gear: ['pack', 'carbine'] },
  stormtroopers: 'trooper',
  snowtroopers: { head: 'goggles', body: 'armour', gear: ['scarf', 'rifle'] },
  'imperial-royal-guards': { head: 'greathelm', body: 'robe', gear: ['staff'] },
  'imperial-death-troopers': { head: 'crest', body: 'armour', gear: ['carbine'] },
  'scout-troopers': { head: 'goggles', body: 'armour', gear: ['pistol'] },
  'scout-troopers-strike-team': { head: 'goggles', body: 'armour', gear: ['sniper'] },
  '74-z-speeder-bikes': 'bike',
  'e-web-heavy-blaster-team': 'turret',
  'at-st': 'walker',
};

/** Miniatures that came with an upgrade and look different from the rest of their unit. */
const UPGRADES: Record<string, Figure> = {
  'z-6-trooper': 'rotary',
  'mpl-57-ion-trooper': { head: 'brim', body: 'human', gear: ['cannon'] },
  'scatter-gun-trooper': { head: 'dome', body: 'human', gear: ['carbine'] },
  'mpl-57-barrage-trooper': { head: 'dome', body: 'human', gear: ['cannon'] },
  'dh-447-sniper': 'scout',
  'proton-charge-saboteur': { head: 'hood', body: 'human', gear: ['orb'] },
  'bowcaster-wookiee': { head: 'mane', body: 'heavy', gear: ['carbine'] },
  'dlt-19-stormtrooper': 'heavy',
  'dlt-19d-trooper': { head: 'crest', body: 'heavy', gear: ['cannon'] },
  'hh-12-stormtrooper': 'rocket',
  flametrooper: { head: 'goggles', body: 'armour', gear: ['flame'] },
  't-7-ion-snowtrooper': { head: 'goggles', body: 'heavy', gear: ['cannon'] },
  'dlt-19x-sniper': { head: 'goggles', body: 'armour', gear: ['sniper'] },
  'sonic-charge-saboteur': { head: 'goggles', body: 'armour', gear: ['orb'] },
  'electrostaff-guard': { head: 'greathelm', body: 'robe', gear: ['double'] },
  '2-1b-medical-droid': { head: 'block', body: 'frame', gear: ['medic'] },
  'fx-9-medical-droid': { head: 'sensor', body: 'frame', gear: ['medic'] },
  'r5-astromech-droid': { head: 'dome', body: 'broad', gear: ['tools'] },
  'r4-astromech-droid': { head: 'dome', body: 'broad', gear: ['tools'] },
  'rebel-comms-technician': { head: 'brim', body: 'human', gear: ['banner'] },
  'imperial-comms-technician': { head: 'helmet', body: 'armour', gear: ['banner'] },
  'rebel-officer-personnel': 'leader',
  'imperial-officer-personnel': 'leader',
};

type Known = Pick<UnitCard, 'unit' | 'kind' | 'rank'> & Partial<Pick<UnitCard, 'figure'>>;

/** A unit of another pack is drawn as that says, else by its type and rank. */
export function figureFor({ unit, kind, rank, figure }: Known): Figure {
  const named = figureNamed(figure) ?? UNITS[unit];
  if (named !== undefined) return named;
  switch (kind) {
    case 'ground-vehicle':
      return 'tank';
    case 'repulsor-vehicle':
      return 'skiff';
    case 'emplacement-trooper':
      return 'turret';
    default:
      return rank === 'commander' || rank === 'operative' ? 'leader' : 'trooper';
  }
}

/** The miniature that an upgrade adds, if it looks different from the rest of its unit. */
export const upgradeFigure = ({ upgrade }: { upgrade: string }): Figure | null => UPGRADES[upgrade] ?? null;

export function figureOfMini({ card, minis, upgrades }: UnitSheet, mini: MiniId): Figure {
  const upgrade = minis.find((one) => one.id === mini)?.upgrade ?? null;
  return (upgrade === null ? undefined : UPGRADES[upgrades[upgrade]?.upgrade ?? '']) ?? figureFor(card);
}
