import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openKitchen, ticket } from './testing/kitchen.ts';
import { signIn } from './testing/sign-in.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();

const OPEN_TICKETS = 60;
const AT_ONCE = 10;
const WALL = { width: 1920, height: 1080 };

/** The tickets of which something changes meanwhile, other than their clocks. */
async function changedTickets(page: Page, happen: () => Promise<void>): Promise<string[]> {
  await page.evaluate(() => {
    const changed = new Set<string>();
    const isClock = (node: Node) => /^\d+:\d\d$/.test(node.textContent ?? '');
    const note = (records: MutationRecord[]) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        const order = element?.closest('article[data-order]')?.getAttribute('data-order');
        if (order && !isClock(target)) changed.add(order);
      }
    };
    const observer = new MutationObserver(note);
    const all = { subtree: true, childList: true, attributes: true, characterData: true };
    observer.observe(document.body, all);
    const stop = () => {
      note(observer.takeRecords());
      observer.disconnect();
      return [...changed];
    };
    Object.assign(window, { stop });
  });
  await happen();
  return page.evaluate(() => (window as unknown as { stop: () => string[] }).stop());
}

/** Waits until the clocks on the tickets have moved on. */
async function clocksMoveOn(page: Page): Promise<void> {
  const clock = page.getByText(/^\d+:\d\d$/).first();
  const shown = await clock.textContent();
  await expect.poll(() => clock.textContent()).not.toBe(shown);
}

test('one more order on a full board changes no other ticket, in each layout', async () => {
  const { email, place } = await openKitchen(stage, 'Busy Kitchen');
  const order = (number: number) =>
    place(
      { 'Butter naan': 1 + (number % 4), 'Dal makhani': 1, 'Masala chai': 2 },
      { table: String(number + 1) },
    );
  for (let number = 0; number < OPEN_TICKETS; number += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => order(number + index)));
  const { page } = await stage.person({ viewport: WALL, dark: true });
  await signIn(page, { email });
  for (const [index, view] of ['columns', 'kitchen', 'expo'].entries()) {
    await page.goto(`/app/dashboard?view=${view}`);
    const tickets = page.locator('article[data-order]');
    await expect.poll(() => tickets.count()).toBe(OPEN_TICKETS + index);
    await clocksMoveOn(page);
    let newest = '';
    const changed = await changedTickets(page, async () => {
      const placed = await order(OPEN_TICKETS + index);
      newest = placed.id;
      await ticket(page, placed).waitFor({ state: 'attached' });
      await clocksMoveOn(page);
    });
    expect([view, changed.filter((id) => id !== newest)]).toEqual([view, []]);
  }
});
