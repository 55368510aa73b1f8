import type { Page } from 'playwright-core';

/** What has moved without being asked to. */
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
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(...tell(entry as unknown as Shift));
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}
