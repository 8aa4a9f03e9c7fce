// Strategic Operations: what the browser shows of this mode of play. Everything else is as in the standard game.
export { default as Amount } from './Amount.svelte';
export { armourOf } from './armour';
export { default as Countdown } from './Countdown.svelte';
export { default as DamageTrack } from './DamageTrack.svelte';
export { default as Fortress } from './Fortress.svelte';
export { lines } from './lines';
export { default as NextSpace } from './NextSpace.svelte';
export { rolledLast } from './rolled';
export { default as RuleRoll } from './RuleRoll.svelte';
export { ruleAtWork, seatOf } from './rules';
export { default as StageCard } from './StageCard.svelte';
export { default as Story } from './Story.svelte';
export { default as TargetCard } from './TargetCard.svelte';
export { default as Zones } from './Zones.svelte';
export {
  armourState,
  choice,
  effectOf,
  fortressLabel,
  outcome,
  resultOf,
  ruleName,
  ruleText,
  strikeOf,
  verbOf,
} from './words';
