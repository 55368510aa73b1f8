import type { Page } from 'playwright-core';

/**
 * Watches for unprompted layout shifts from when the page is parsed, and returns them once fonts and pictures in view
 * are there. Before that, a browser short of CPU shows half of a page, whatever the page does.
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    interface Shift {
      value: number;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const describe = ({ sources }: Shift) =>
      sources.map(
        ({ node, previousRect, currentRect }) =>
          `${(node as Element | null)?.outerHTML?.slice(0, 80)}: ${previousRect.y} to ${currentRect.y}`,
      );
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(...describe(entry as unknown as Shift));
    });
    const begin = () => observer.observe({ type: 'layout-shift' });
    // From the second frame on: the first one still moves what was shown before.
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') requestAnimationFrame(() => requestAnimationFrame(begin));
    });
    Object.assign(window, { shifts });
  });
  return async () => {
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    await page.waitForFunction(() => {
      // A picture that the app has not loaded yet has no box, but its frame has one.
      const isInSight = (image: HTMLImageElement) => {
        const { top, bottom, left } = (image.parentElement ?? image).getBoundingClientRect();
        return bottom > top && bottom > 0 && top < innerHeight && left < innerWidth;
      };
      const isThere = (image: HTMLImageElement) => image.complete && image.dataset['far'] === undefined;
      return [...document.images].every((image) => isThere(image) || !isInSight(image));
    });
    return page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      return (window as unknown as { shifts: string[] }).shifts;
    });
  };
}
