import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openFloor } from './floor/open-floor.ts';
import { admitWithRavi, COUNTER, recordsAt } from './testing/open-tablet.ts';
import { newProfile, openChromium } from './testing/own-chromium.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();

/** When the power goes, after the tap that sells. `POWER_CUTS` makes more of them. */
const CUTS = Number(process.env['POWER_CUTS'] ?? 3);
const delayOf = (cut: number) => [30, 5, 90, 15, 60, 0, 45, 140][cut % 8] ?? 0;

/** Tells of each number that the person at the counter was shown as placed. */
async function watchShown(page: Page, shown: Set<number>): Promise<void> {
  await page.exposeBinding('tellShown', (_, number: number) => void shown.add(number));
  await page.addInitScript(() => {
    const tell = (globalThis as unknown as { tellShown: (number: number) => void }).tellShown;
    new MutationObserver(() => {
      const [, number] = /Order (\d+) placed/.exec(document.body?.textContent ?? '') ?? [];
      if (number) tell(Number(number));
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

/** What the tablet keeps of what the server said. */
async function saidIn(page: Page): Promise<string[]> {
  const said = await recordsAt<{ what: { queryKey: string[] } }>(page, 'said');
  return said.map(({ what: { queryKey } }) => queryKey[2] ?? queryKey[0] ?? '');
}

async function sellAndCut(profile: string, shown: Set<number>, delay: number): Promise<void> {
  const { page, cutPower } = await openChromium({ ...stage, profile, hasLine: false });
  await watchShown(page, shown);
  await page.goto(COUNTER);
  await page
    .getByRole('button', { name: /Masala chai/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Pickup', exact: true }).click();
  const cash = page.getByRole('button', { name: 'Cash', exact: true });
  await cash.waitFor();
  void cash.evaluate((button) => (button as HTMLElement).click()).catch(() => {});
  await page.waitForTimeout(delay).catch(() => {});
  await cutPower();
}

test(`the power goes ${CUTS} times while a sale is made: it is there whole, or was never shown`, async () => {
  const floor = await openFloor(stage, 'Dark Evening');
  const profile = newProfile();
  const first = await openChromium({ ...stage, profile, hasLine: true });
  await admitWithRavi(stage, floor, first.page);
  await first.page.goto(COUNTER);
  await expect
    .poll(() => saidIn(first.page))
    .toEqual(expect.arrayContaining(['tablet', 'session', 'catalogue']));
  await first.close();

  const shown = new Set<number>();
  for (let cut = 0; cut < CUTS; cut++) await sellAndCut(profile, shown, delayOf(cut));

  const last = await openChromium({ ...stage, profile, hasLine: true });
  await last.page.goto(COUNTER);
  await last.page.getByText('Live', { exact: true }).waitFor();
  await expect.poll(() => last.page.getByRole('button', { name: /saved here/ }).count()).toBe(0);
  const { storeId, token } = floor.store;
  const { body } = await stage.thali.call('GET', `/api/stores/${storeId}/orders?limit=200`, { token });
  const orders: { orderNo: number; amount: number; payment: { state: string } }[] = body.orders;
  const numbers = orders.map(({ orderNo }) => orderNo);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers).toEqual(expect.arrayContaining([...shown]));
  expect(orders.every(({ amount, payment }) => amount === 30 && payment.state === 'paid')).toBe(true);
  await last.close();
});
