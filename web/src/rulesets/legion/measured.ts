// What a measurement says, whatever was measured.
import type { Refusal } from '../../protocol';
import type { Forecast, Measured, Stand } from './types';

export function refusalOf(measured: Measured | null): Refusal | null {
  if (measured === null) return null;
  if ('go' in measured) return measured.go.refusal;
  if ('cohere' in measured) return measured.cohere.refusals.find((one) => one !== null) ?? measured.cohere.refusal;
  if ('deploy' in measured) return measured.deploy.refusal;
  if ('formation' in measured) return measured.formation.refusal;
  if ('lay' in measured) return measured.lay.refusal;
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
