// Measuring, sight, range bands and arcs in Legion.
import { t } from '../../app/i18n.svelte';
import { areMates } from '../../app/seats';
import { FreeTools } from '../shared/free-tools.svelte';
import { inches } from '../shared/board/plane';
import type { Overlay } from './board/overlay';
import { about, unitOfChoice } from './choices';
import { actingOf } from './acting';
import { leaderStand, sheetOf, sheetOfMini, standingOf, standOf, unitOf, unitOfMini } from './known';
import type { Plan } from './plan.svelte';
import type { Measured, MiniId, Query, Stand, UnitId } from './types';
import * as words from './words/names';

type Between = Extract<Measured, { between: unknown }>['between'];
type Units = Extract<Measured, { units: unknown }>['units'];

export interface Findings {
  sight: Overlay['sight'];
  ruler: Overlay['ruler'];
  rings: Overlay['rings'];
  arcs: Overlay['arcs'];
  /** Miniatures of the defender behind cover, and those that are seen. */
  hidden: MiniId[];
  seen: MiniId[];
  /** What stands between two, in words: at the second of them. */
  flags: Overlay['flags'];
}

export class Tools extends FreeTools<Plan, Between, Units> {
  /** The unit whose sight and ranges are shown: the one of the card, else the one that acts. */
  get of(): UnitId | null {
    const { table, view, selected, kind } = this.plan;
    const attacker = kind === 'attack' ? (about(this.plan.prompt, 'attack')?.unit ?? null) : null;
    const unit = attacker ?? selected ?? actingOf(table);
    return unit !== null && leaderStand(view, unit) !== null ? unit : null;
  }

  /** Whom the plan, the list or the pointer aims at. */
  get aimed(): UnitId | null {
    const { hover, draft, target, view, kind } = this.plan;
    if (view?.attack) return view.attack.defender;
    if (kind !== 'attack' && kind !== 'act') return this.hovered;
    for (const choice of [hover, draft]) {
      if (choice !== null && typeof choice !== 'string' && 'attack' in choice) return unitOfChoice(choice);
    }
    return target ?? this.hovered;
  }

  protected override get looker(): UnitId | null {
    return this.plan.view?.attack?.attacker ?? this.of;
  }

  override hover(mini: MiniId | null): void {
    super.hover(mini === null ? null : unitOfMini(this.plan.fixed, mini));
  }

  found(): Findings {
    const shown = this.sights.filter((one) => one.to === this.aimed);
    return {
      sight: this.#lines(),
      ruler: this.line(),
      rings: this.#rings(),
      arcs: this.#arcs(),
      hidden: shown.flatMap((one) => one.found.obscured),
      seen: shown.flatMap((one) => one.found.seen.filter((id) => !one.found.obscured.includes(id))),
      flags: [this.flag(), ...shown.map((one) => this.#verdict(one.to, one.found))].filter((one) => one !== null),
    };
  }

  /** What the tools found, for those who do not see the board. */
  get said(): string {
    if (this.ruler !== null) return this.flag()?.title ?? '';
    if (!this.seeing) return '';
    return t('lg-board-said-sight', { count: this.sights.filter((one) => one.found.seen.length > 0).length });
  }

  #lines(): Overlay['sight'] {
    const { view, held, fixed } = this.plan;
    const from = this.from === null ? null : leaderStand(view, this.from);
    if (from === null || held !== null || fixed === null) return [];
    return this.sights.flatMap(({ to, found: units }) => {
      const stand = leaderStand(view, to);
      if (stand === null) return [];
      const label = units.range > fixed.bands ? t('lg-board-beyond') : String(units.range);
      return [{ from, to: stand, seen: units.seen.length > 0, cover: units.cover !== 'none', label }];
    });
  }

  /** Range and cover of the unit aimed at. */
  #verdict(unit: UnitId, units: Units): Overlay['flags'][number] | null {
    const { fixed, view } = this.plan;
    const at = leaderStand(view, unit);
    if (at === null || fixed === null) return null;
    const of = standingOf(fixed, view, unit).length;
    const text =
      units.seen.length === 0
        ? t('lg-board-hidden')
        : units.obscured.length > 0
          ? t('lg-board-obscured', { count: units.obscured.length, of })
          : t('lg-board-seen', { count: units.seen.length, of });
    const title = `${words.capital(words.range(units.range))}, ${words.cover(units.cover)}`;
    return { at, tone: 'plain', title, text };
  }

  /** Ranges are measured from the leader. */
  #rings(): Overlay['rings'] {
    const { fixed } = this.plan;
    const of = this.of;
    const stand = of === null ? null : this.#leaderAt(of);
    if (!this.ranging || of === null || stand === null || fixed === null) return [];
    const radius = (sheetOf(fixed, of)?.card.base ?? 0) / 2;
    const aimed = this.sights.find((one) => one.to === this.aimed)?.found.range ?? null;
    return Array.from({ length: fixed.bands }, (_, i) => ({
      at: stand,
      radius: radius + (i + 1) * fixed.measures.segment,
      label: String(i + 1),
      strong: aimed === i + 1,
    }));
  }

  /** Front and rear of a notched base, with the range bands or while it attacks. */
  #arcs(): Overlay['arcs'] {
    const { fixed, kind } = this.plan;
    const of = this.of;
    const sheet = of === null ? null : sheetOf(fixed, of);
    if (of === null || fixed === null || !sheet?.card.notched || !(this.ranging || kind === 'attack')) return [];
    const at = this.#leaderAt(of);
    return at === null ? [] : [{ at, facing: at.facing, radius: 2 * fixed.measures.segment }];
  }

  /** Where the leader stands, or is planned to. */
  #leaderAt(unit: UnitId) {
    const { view, goal, at } = this.plan;
    const planned = goal !== null && unitOf(view, unit)?.leader === this.plan.movable[0] ? at : null;
    return planned ?? leaderStand(view, unit);
  }

  protected enemies(from: UnitId): UnitId[] {
    const { view, fixed } = this.plan;
    const own = sheetOf(fixed, from)?.seat;
    const all = (fixed?.units ?? []).filter(
      (one) => !areMates(one.seat, own ?? -1) && leaderStand(view, one.id) !== null,
    );
    return all.map((one) => one.id);
  }

  protected async look(from: UnitId, to: UnitId): Promise<Units | null> {
    const query: Query = { units: { from, to } };
    const result = await this.ask<Measured>(query);
    return result && 'units' in result ? result.units : null;
  }

  protected async between(from: MiniId, to: MiniId): Promise<Between | null> {
    const query: Query = { between: { from, to } };
    const result = await this.ask<Measured>(query);
    return result && 'between' in result ? result.between : null;
  }

  protected spotOf(mini: MiniId): Stand | null {
    return standOf(this.plan.view, mini);
  }

  protected baseOf(mini: MiniId): number {
    return sheetOfMini(this.plan.fixed, mini)?.card.base ?? 0;
  }

  protected band(length: number): string {
    return words.range(Math.max(1, Math.ceil(length / (this.plan.fixed?.measures.segment ?? 1))));
  }

  /** Two miniatures: how far, what is seen, in which arc. */
  protected inWords(between: Between): { title: string; text: string } {
    const seen = between.sight ? t('lg-board-share', { share: Math.round(between.share * 100) }) : t('lg-board-hidden');
    const arc = ARCS.find((_, i) => between.arcs[i]);
    return {
      title: `${inches(between.distance)}, ${words.range(between.range)}`,
      text: [seen, ...(arc ? [t(`lg-board-arc-${arc}`)] : [])].join(', '),
    };
  }
}

const ARCS = ['front', 'rear', 'left', 'right'] as const;
