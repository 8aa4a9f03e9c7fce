import { i18n } from './i18n.svelte';
import { keeping } from './keeping';

const relative = keeping((language, numeric: 'auto') => new Intl.RelativeTimeFormat(language, { numeric }));
const clock = keeping((language, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options));

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago something was, in words. */
export function ago(at: number, now: number = Date.now()): string {
  const format = relative(i18n.language, 'auto');
  const passed = Math.max(0, now - at);
  const [unit, length] = UNITS.find(([, length]) => passed >= length) ?? ['minute', 60_000];
  return format.format(-Math.floor(passed / length), unit);
}

/** The time of day, by the clock of 24 hours. */
export function clockTime(at: number): string {
  return clock(i18n.language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);
}
