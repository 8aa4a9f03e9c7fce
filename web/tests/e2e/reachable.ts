// Whether a hand reaches every control of a page.
import type { Page } from '@playwright/test';

/** Controls that lie outside the page, are cut off, or lie under something else; where a part of the page scrolls, what it
 *  scrolls to is reached. */
export function unreachable(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate((within) => {
    const { clientWidth: wide, scrollWidth, scrollHeight } = document.documentElement;
    const high = window.innerHeight;
    const rolls = (node: Element, axis: 'overflowX' | 'overflowY'): boolean =>
      ['auto', 'scroll'].includes(getComputedStyle(node)[axis]);
    const above = (node: Element): Element[] => {
      const all: Element[] = [];
      for (let one = node.parentElement; one && one !== document.body; one = one.parentElement) all.push(one);
      return all;
    };
    const problem = (node: HTMLElement): string | null => {
      const { left, right, top, bottom, width, height } = node.getBoundingClientRect();
      if (width < 2 || height < 2) return null;
      const around = above(node);
      const sideways = around.some((one) => rolls(one, 'overflowX'));
      const upright = scrollHeight > high + 1 || around.some((one) => rolls(one, 'overflowY'));
      if ((left < -1 || right > wide + 1) && !sideways) return 'lies beside the page';
      if ((top < -1 || bottom > high + 1) && !upright) return 'lies below the page';
      const cuts = around.find((one) => {
        const style = getComputedStyle(one);
        const box = one.getBoundingClientRect();
        const x = !sideways && style.overflowX !== 'visible' && (right > box.right + 1.5 || left < box.left - 1.5);
        const y = !upright && style.overflowY !== 'visible' && (bottom > box.bottom + 1.5 || top < box.top - 1.5);
        return x || y;
      });
      if (cuts) return `is cut off by .${cuts.className}`;
      // What can be scrolled to may lie under a foot for now.
      if (sideways || upright) return null;
      const top1 = document.elementFromPoint(left + width / 2, top + height / 2);
      const free = !top1 || node.contains(top1) || top1.contains(node) || node.closest('label')?.contains(top1);
      return free ? null : `lies under ${top1.tagName}`;
    };
    const controls = 'button, a[href], input, select, textarea, summary, [role="slider"], [role="tab"]';
    const found = [...document.querySelectorAll<HTMLElement>(`${within} :is(${controls})`)]
      .filter((node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .flatMap((node) => {
        const what = problem(node);
        const name = (node.getAttribute('aria-label') ?? node.textContent).trim().replace(/\s+/g, ' ');
        return what === null ? [] : [`${node.tagName} "${name.slice(0, 40)}" ${what}`];
      });
    return scrollWidth > wide + 1 ? [...found, `the page is ${scrollWidth} wide`] : found;
  }, within);
}
