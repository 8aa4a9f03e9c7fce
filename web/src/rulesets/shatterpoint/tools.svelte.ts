// Measuring, sight and ranges in Shatterpoint.
import { t } from '../../app/i18n.svelte';
import { FreeTools } from '../shared/free-tools.svelte';
import { inches } from './board/geometry';
import type { Overlay } from './board/overlay';
import { aimOf, type Aim } from './choices';
import { characterName, sheetOfCharacter, spotOf, unitOfCharacter } from './known';
import type { Plan } from './plan.svelte';
import type { CharacterId, Measured, Query, Spot } from './types';

type Between = Extract<Measured, { between: unknown }>['between'];

export interface Findings {
  sight: Overlay['sight'];
  ruler: Overlay['ruler'];
  rings: Overlay['rings'];
  /** What stands between two characters, in words: at the second of them. */
  flag: Overlay['flags'][number] | null;
}

export class Tools extends FreeTools<Plan, Between, Between> {
  get of(): CharacterId | null {
    const { character, view, fixed, selected, hover } = this.plan;
    if (hover !== null && typeof hover !== 'string' && 'attack' in hover) return hover.attack.character;
    if (character !== null && spotOf(view, character) !== null) return character;
    const unit = view?.attack ? unitOfCharacter(fixed, view.attack.attacker) : (view?.activation?.unit ?? selected);
    const all = unit === null || unit === undefined ? [] : (fixed?.units[unit]?.characters ?? []);
    return all.find((one) => spotOf(view, one) !== null) ?? null;
  }

  get aimed(): Aim | null {
    const { hover, chosen, target } = this.plan;
    for (const choice of [hover, chosen]) {
      if (choice !== null && typeof choice !== 'string' && 'attack' in choice) return aimOf(choice.attack.target);
    }
    return target === null ? this.hovered : aimOf(target);
  }

  found(): Findings {
    return { sight: this.#lines(), ruler: this.line(), rings: this.#rings(), flag: this.flag() };
  }

  /** What the tools found, for those who do not see the board. */
  get said(): string {
    if (this.ruler !== null) return this.flag()?.title ?? '';
    if (!this.seeing) return '';
    return t('sp-board-said-sight', { count: this.sights.filter((one) => one.found.sight).length });
  }

  /** Who is measured, in words. */
  get title(): string {
    return this.of === null ? '' : characterName(this.plan.fixed, this.of);
  }

  protected enemies(from: CharacterId): CharacterId[] {
    const { view, fixed } = this.plan;
    const own = sheetOfCharacter(fixed, from)?.seat;
    return (view?.characters ?? []).flatMap((spot, id) =>
      spot && sheetOfCharacter(fixed, id)?.seat !== own ? [id] : [],
    );
  }

  protected look(from: CharacterId, to: CharacterId): Promise<Between | null> {
    return this.between(from, to);
  }

  protected async between(from: CharacterId, to: CharacterId): Promise<Between | null> {
    const query: Query = { between: { from, to } };
    const result = await this.ask<Measured>(query);
    return result && 'between' in result ? result.between : null;
  }

  protected spotOf(character: CharacterId): Spot | null {
    return spotOf(this.plan.view, character);
  }

  protected baseOf(character: CharacterId): number {
    return sheetOfCharacter(this.plan.fixed, character)?.card.base ?? 0;
  }

  protected band(length: number): string {
    const range = (this.plan.fixed?.measures.ranges ?? []).findIndex((one) => length <= one);
    return range === -1 ? t('sp-board-beyond-5') : t('sp-board-range', { range: range + 1 });
  }

  protected inWords(between: Between): { title: string; text: string } {
    const range = between.range === null ? t('sp-board-beyond-5') : t('sp-board-range', { range: between.range });
    const parts = [
      t(between.sight ? (between.terrain_cover ? 'sp-board-seen-cover' : 'sp-board-seen') : 'sp-board-hidden'),
      ...(between.engaged ? [t('sp-board-is-engaged')] : []),
      ...(between.same_elevation ? [] : [t('sp-board-other-elevation')]),
    ];
    return { title: `${inches(between.distance)}, ${range}`, text: parts.join(', ') };
  }

  #lines(): Overlay['sight'] {
    const { view, held } = this.plan;
    const from = this.from === null ? null : spotOf(view, this.from);
    if (from === null || held !== null) return [];
    return this.sights.flatMap(({ to, found }) => {
      const spot = spotOf(view, to);
      if (spot === null) return [];
      const label = found.range === null ? t('sp-board-beyond') : String(found.range);
      const { sight: seen, terrain_cover: cover, line } = found;
      return [{ from, to: spot, line, seen, cover, label }];
    });
  }

  #rings(): Overlay['rings'] {
    const { fixed, view } = this.plan;
    const of = this.of;
    const spot: Spot | null = of === null ? null : (this.plan.planned(of) ?? spotOf(view, of));
    if (!this.ranging || of === null || spot === null || fixed === null) return [];
    const radius = this.baseOf(of) / 2;
    return fixed.measures.ranges.map((length, i) => ({
      at: spot,
      radius: radius + length,
      label: String(i + 1),
      strong: false,
    }));
  }
}
