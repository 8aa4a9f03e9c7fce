// What a measurement says, whatever was measured.
import type { Refusal } from '../../protocol';
import type { Around, Measured, Reach, Spot } from './types';

export function refusalOf(measured: Measured | null): Refusal | null {
  if (measured === null) return null;
  if ('go' in measured) return measured.go.refusal;
  if ('push' in measured) return measured.push.refusal;
  if ('stand' in measured) return measured.stand.refusal;
  if ('formation' in measured) return measured.formation.refusal;
  return 'deploy' in measured ? (measured.deploy.refusals.find((one) => one !== null) ?? null) : null;
}

export function aroundOf(measured: Measured | null): Around | null {
  if (measured === null) return null;
  if ('go' in measured) return measured.go.around;
  if ('push' in measured) return measured.push.around;
  return 'stand' in measured ? measured.stand.around : null;
}

/** Where what was measured ends. */
export function endOf(measured: Measured): Spot | null {
  if ('go' in measured) return measured.go.to;
  if ('push' in measured) return measured.push.to;
  return 'stand' in measured ? measured.stand.to : null;
}

/** Why the place that was pointed at is not the one. */
export function missedOf(measured: Measured): Refusal | null {
  if ('push' in measured) return measured.push.missed;
  if ('stand' in measured) return measured.stand.missed;
  return 'go' in measured ? measured.go.missed : null;
}

export function reachesOf(measured: Measured): Reach[] {
  return 'reach' in measured ? measured.reach.reaches : [];
}
