// What was pressed is what is meant, though the page changes before the release.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepPresses, whenReleased } from '../../src/app/press';

/** A control, or something that is none. */
class Thing {
  isConnected = true;
  click = vi.fn();
  constructor(readonly control: boolean) {}
  closest(): Thing | null {
    return this.control ? this : null;
  }
  contains(other: unknown): boolean {
    return other === this;
  }
}

let heard: Record<string, (event: object) => void> = {};
const at = (target: Thing, x = 0) => ({ target, clientX: x, clientY: 0, isPrimary: true, button: 0 });
const stop = { preventDefault: vi.fn(), stopImmediatePropagation: vi.fn() };
const press = (target: Thing) => heard.pointerdown?.(at(target));
const click = (target: Thing, x = 0) => {
  heard.pointerup?.(at(target, x));
  heard.click?.({ ...at(target, x), isTrusted: true, ...stop });
};

beforeEach(() => {
  vi.useFakeTimers();
  heard = {};
  vi.stubGlobal('addEventListener', (kind: string, what: (event: object) => void) => (heard[kind] = what));
  vi.stubGlobal('Element', Thing);
  vi.stubGlobal('Node', Thing);
  keepPresses();
});
afterEach(() => {
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a press', () => {
  it('counts for the control under which the page moved', () => {
    const [control, other] = [new Thing(true), new Thing(true)];
    press(control);
    click(other);
    expect(control.click).toHaveBeenCalledOnce();
    expect(stop.stopImmediatePropagation).toHaveBeenCalled();
  });

  it('is given up by a pointer that leaves, and is no second click on the same control', () => {
    const [control, other] = [new Thing(true), new Thing(false)];
    press(control);
    click(other, 40);
    press(control);
    click(control);
    press(other);
    click(control);
    expect(control.click).not.toHaveBeenCalled();
  });

  it('comes before what waits for its release; a finger that rests holds nothing up', () => {
    const told: string[] = [];
    const [control, ground] = [new Thing(true), new Thing(false)];
    press(control);
    whenReleased(() => told.push('update'));
    vi.advanceTimersByTime(100);
    click(control);
    told.push('click');
    vi.advanceTimersByTime(1);
    expect(told).toEqual(['click', 'update']);

    press(control);
    whenReleased(() => told.push('late'));
    vi.advanceTimersByTime(700);
    expect(told.at(-1)).toBe('late');
    press(ground);
    whenReleased(() => told.push('dragged'));
    expect(told.at(-1)).toBe('dragged');
  });
});
