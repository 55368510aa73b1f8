import type { Page } from 'playwright-core';

/**
 * What has moved without being asked to, since the page was read whole: a browser that has to wait for a processor
 * shows half of a page that it is still reading, whatever the page does.
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    interface Shift {
      value: number;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const tell = ({ sources }: Shift) =>
      sources.map(
        ({ node, previousRect, currentRect }) =>
          `${(node as Element | null)?.outerHTML?.slice(0, 80)}: ${previousRect.y} to ${currentRect.y}`,
      );
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(...tell(entry as unknown as Shift));
    });
    const begin = () => observer.observe({ type: 'layout-shift' });
    // The second frame from then on: the first one still moves what was shown before.
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') requestAnimationFrame(() => requestAnimationFrame(begin));
    });
    Object.assign(window, { shifts });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}
