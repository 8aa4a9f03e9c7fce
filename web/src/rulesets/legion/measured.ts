// What a measurement says, whatever was measured.
import type { Refusal } from '../../protocol';
import { isRefusal } from '../shared/known';
import type { Forecast, Measured, Reach, Short, Stand } from './types';

export type Around = Extract<Measured, { around: unknown }>['around'];

export function refusalOf(measured: Measured | null): Refusal | null {
  if (measured === null) return null;
  if ('go' in measured) return measured.go.refusal;
  if ('cohere' in measured) return measured.cohere.refusals.find((one) => one !== null) ?? measured.cohere.refusal;
  if ('deploy' in measured) return measured.deploy.refusal;
  if ('formation' in measured) return measured.formation.refusal;
  if ('place' in measured) return measured.place.refusal;
  return 'pool' in measured ? measured.pool.refusal : null;
}

/** Where a movement ends. */
export function endOf(measured: Measured | null): Stand | null {
  return measured !== null && 'go' in measured ? measured.go.to : null;
}

/** What a pool would roll. */
export function forecastOf(measured: Measured | null): Forecast | null {
  return measured !== null && 'pool' in measured ? measured.pool.forecast : null;
}

/** Why the place that was pointed at is not the one. */
export function missedOf(measured: Measured | null): Refusal | null {
  if (measured === null) return null;
  if ('place' in measured) return measured.place.missed;
  return 'go' in measured ? measured.go.missed : null;
}

/** Whom a leader was to touch, and does not. */
export function shortOf(measured: Measured | null): Short | null {
  return measured !== null && 'go' in measured ? measured.go.short : null;
}

export function reachesOf(measured: Measured): Reach[] {
  return 'reach' in measured ? measured.reach.reaches : [];
}

export function aroundOf(result: Measured | Refusal): Around | null {
  return !isRefusal(result) && 'around' in result ? result.around : null;
}
