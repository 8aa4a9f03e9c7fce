// What is wrong with a list, in words.
import { name } from '../i18n.svelte';
import type { ListClient } from './client';
import type { Desk } from './desk.svelte';
import { linesOf, type Broken } from './list';

export function sentence(desk: Desk, client: ListClient, { part, line, refusal }: Broken): string {
  const { catalogue } = desk;
  /** A thing by its id or its English name. */
  const named = (value: string): string => {
    const found = catalogue.things.find((one) => one.id === value || one.name.en === value);
    return found ? name(found.name) : value;
  };
  const id = line === null ? undefined : linesOf(desk.judged ?? desk.list, part)[line]?.id;
  const text = client.problem(refusal, id === undefined ? '' : named(id), named);
  const own = catalogue.parts.find((one) => one.id === part);
  return own && catalogue.parts.length > 1 && line === null ? `${name(own.name)}: ${text}` : text;
}
