// What a game came to: sums over its steps.
import type { Counted } from '../../protocol';

export interface Sums {
  dealt: [number, number];
  suffered: [number, number];
  gave: [number, number];
  expected: [number, number];
  /** How much better the dice fell than on average. */
  luck: [number, number];
}

export function sums(steps: readonly Counted[]): Sums {
  const sum = (of: (step: Counted) => [number, number]): [number, number] =>
    steps.reduce<[number, number]>(([a, b], step) => [a + of(step)[0], b + of(step)[1]], [0, 0]);
  const [suffered, gave, expected] = [sum((one) => one.suffered), sum((one) => one.gave), sum((one) => one.expected)];
  const luck: [number, number] = [gave[0] - expected[0], gave[1] - expected[1]];
  return { dealt: [suffered[1], suffered[0]], suffered, gave, expected, luck };
}

/** The luck of a side after each step. */
export function luckOverTime(steps: readonly Counted[], side: 0 | 1): number[] {
  let sum = 0;
  return steps.map(({ gave, expected }) => (sum += gave[side] - expected[side]));
}

/** A line of steps through values, in a box of 100 × 100; `low` lies at the bottom and `high` at the top. */
export function stairs(values: readonly number[], low: number, high: number): string {
  const x = (index: number) => ((100 * index) / Math.max(1, values.length - 1)).toFixed(2);
  const y = (value: number) => (100 - (100 * (value - low)) / Math.max(1e-9, high - low)).toFixed(2);
  return values.map((value, index) => (index === 0 ? `M0 ${y(value)}` : `H${x(index)}V${y(value)}`)).join('');
}
