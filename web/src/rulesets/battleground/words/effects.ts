// What an alternative of an effect does: the words of the effect language in the language of the page.

import { has, list, name, t } from '../../../app/i18n.svelte';
import type { Buff, Debuff, TableView } from '../types';
import { buff, debuff } from './names';

/** Deeds such as `push 3` and `buff haste` as one phrase. */
export function alternative(deeds: string[], table: TableView): string {
  return list(deeds.map((deed) => inWords(deed, table)));
}

function inWords(deed: string, table: TableView): string {
  const [word = '', object = ''] = deed.split(' ');
  const key = `bg-effect-${word}`;
  if (!has(key)) return deed;
  return t(key, { count: Number(object) || 0, marker: markerOf(word, object, table) });
}

function markerOf(word: string, id: string, table: TableView): string {
  if (word === 'buff') return buff({ common: id as Buff }, table);
  if (word === 'debuff') return debuff({ common: id as Debuff }, table);
  const unique = table.markers.find((one) => one.name.en.toLowerCase().replaceAll(' ', '-') === id);
  return unique ? name(unique.name) : id;
}
