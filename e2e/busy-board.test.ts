import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { inTime } from '../src/server/testing/in-time.ts';
import { openKitchen, ticket } from './testing/kitchen.ts';
import { signIn } from './testing/sign-in.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage({}, { measures: true });

const OPEN_TICKETS = 300;
const SLOWER = 4;
const LONGEST_TASK_MS = 100;
/**
 * The majority of five tries decides: other programs on the machine can lengthen a task, but not shorten it.
 */
const DECIDING_TRIES = 3;
const AT_ONCE = 10;
const WALL = { width: 1920, height: 1080 };

/** Returns the page's longest task while something happens. Browsers report none under 50 ms. */
async function longestTask(page: Page, happen: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const tasks: number[] = [];
    const note = (entries: PerformanceEntry[]) => tasks.push(...entries.map(({ duration }) => duration));
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'longtask' });
    const stop = () => {
      note(observer.takeRecords());
      observer.disconnect();
      return Math.max(0, ...tasks);
    };
    Object.assign(window, { stop });
  });
  await happen();
  const longest = await page.evaluate(async () => {
    // Until it is painted, and a task after that.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return (window as unknown as { stop: () => number }).stop();
  });
  return Math.round(longest);
}

/** Waits until all clocks on the tickets have moved on, for which each is rendered again. */
async function clocksMoveOn(page: Page): Promise<void> {
  const clock = page.getByText(/^\d+:\d\d$/).first();
  const shown = await clock.textContent();
  await expect.poll(() => clock.textContent()).not.toBe(shown);
}

describe('a board with 300 open tickets', () => {
  test('stays smooth when one more comes in, in each layout, on a computer four times slower', {
    timeout: 240_000,
  }, async () => {
    const { email, place } = await openKitchen(stage, 'Busy Kitchen');
    const order = (number: number) =>
      place(
        { 'Butter naan': 1 + (number % 4), 'Dal makhani': 1, 'Masala chai': 2 },
        { table: `${number % 60}` },
      );
    for (let number = 0; number < OPEN_TICKETS; number += AT_ONCE)
      await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => order(number + index)));
    const { page, context } = await stage.person({ viewport: WALL, dark: true });
    await signIn(page, { email });
    const devtools = await context.newCDPSession(page);
    const measured: Record<string, number[]> = {};
    for (const view of ['columns', 'kitchen', 'expo']) {
      await page.goto(`/app/dashboard?view=${view}`);
      await expect
        .poll(() => page.locator('article[data-order]').count())
        .toBeGreaterThanOrEqual(OPEN_TICKETS);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      await inTime(LONGEST_TASK_MS, async () => {
        const short: number[] = [];
        const long: number[] = [];
        while (Math.max(short.length, long.length) < DECIDING_TRIES) {
          const arrive = async () => {
            await ticket(page, await order(short.length)).waitFor({ state: 'attached' });
            await clocksMoveOn(page);
          };
          const longest = await longestTask(page, arrive);
          (longest <= LONGEST_TASK_MS ? short : long).push(longest);
        }
        measured[view] = [...(measured[view] ?? []), ...short, ...long];
        return Math.max(...(short.length === DECIDING_TRIES ? short : long));
      });
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    }
    // Checking the accessibility of hundreds of tickets takes minutes. The journey of a shift does that with
    // thirty.
    await page.goto('about:blank');
    process.stdout.write(`Longest task in ms, by layout: ${JSON.stringify(measured)}\n`);
  });
});
