import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { addTestPerson } from '../src/testing/server/people/test-tablets.ts';
import { addStation } from './testing/kitchen.ts';
import { leave } from './testing/offline.ts';
import { COUNTER, loseLine, openTablet, recordsAt, sellChai, signInByPin } from './testing/open-tablet.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();

/** How many can sign in here without the line. */
const passesAt = async (page: Page) => (await recordsAt(page, 'passes')).length;

async function lock(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Lock: ${name}` }).click();
  await page.getByRole('heading', { name: 'Who are you?' }).waitFor();
}

async function openCounter(page: Page): Promise<void> {
  await page.goto(COUNTER);
  await page
    .getByRole('button', { name: /Masala chai/ })
    .first()
    .waitFor();
}

test('people sign in with their PIN without a line, what each did is theirs, and the last turn goes on', async () => {
  const { store, person, page } = await openTablet(stage, 'Two Shifts');
  await addTestPerson(stage.thali, store, { name: 'Sita' });
  await addTestPerson(stage.thali, store, { name: 'Meera' });
  await lock(page, 'Ravi');
  await page.reload();
  await signInByPin(page, 'Sita');
  await page.getByText('Live', { exact: true }).waitFor();
  await openCounter(page);
  await expect.poll(() => passesAt(page)).toBe(2);

  await loseLine(person);
  await page.getByText(/^No internet since/).waitFor();
  const first = await sellChai(page);
  await lock(page, 'Sita');
  await page.reload();
  await page.getByText('No internet. Whoever has signed in on this tablet before can do so now.').waitFor();
  await expect
    .poll(() => page.getByRole('button', { name: /^Meera/ }).textContent())
    .toContain('needs internet');
  await expect.poll(() => page.getByRole('button', { name: /^Meera/ }).isDisabled()).toBe(true);

  await page.getByRole('button', { name: /^Sita/ }).click();
  for (const left of ['4 tries', '3 tries', '2 tries', '1 try']) {
    for (const digit of '9517') await page.getByRole('button', { name: digit, exact: true }).click();
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByText(`Wrong PIN. ${left} left.`).waitFor();
  }
  for (const digit of '9517') await page.getByRole('button', { name: digit, exact: true }).click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('alert').getByText('Too many wrong PINs. Locked until there is internet.').waitFor();
  await page.getByRole('button', { name: 'Someone else' }).click();
  await expect.poll(() => page.getByRole('button', { name: /^Sita/ }).isDisabled()).toBe(true);

  await signInByPin(page, 'Ravi');
  await page.getByRole('button', { name: 'Lock: Ravi' }).waitFor();
  await page.goto(COUNTER);
  await page.getByRole('button', { name: '1 saved here' }).waitFor();
  const second = await sellChai(page);
  expect(second).toBe(first + 1);

  await person.context.setOffline(false);
  await page.getByText('All 2 that were saved here are sent.').waitFor();
  await page.getByRole('button', { name: 'Lock: Ravi' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Lock: Ravi' }).waitFor();
  const { body } = await stage.thali.call('GET', `/api/stores/${store.storeId}/orders`, {
    token: store.token,
  });
  const sold = body.orders as { orderNo: number; timeline: { by: string }[] }[];
  expect(sold.map(({ orderNo, timeline }) => [orderNo, timeline[0]?.by]).toSorted()).toEqual([
    [first, 'Sita'],
    [second, 'Ravi'],
  ]);
  await lock(page, 'Ravi');
  await signInByPin(page, 'Sita');
  await page.getByRole('button', { name: 'Lock: Sita' }).waitFor();
  await leave(person);
});

test('a station stays without a line, leaving it asks for the PIN here, and the turn goes on when the line is back', async () => {
  const { person, page } = await openTablet(stage, 'Kitchen Offline', async (tablet, store) => {
    await addStation(stage, store);
    await tablet.context().clock.install();
  });
  const grill = page.getByRole('heading', { name: 'Grill' });
  await page.getByRole('link', { name: 'Grill' }).click();
  await grill.waitFor();
  await expect.poll(() => passesAt(page)).toBe(1);
  await loseLine(person);
  await page.clock.runFor(16 * MINUTE);
  await page.getByText(/^No internet since/).waitFor();
  await grill.waitFor();
  const resumed = page.waitForResponse('**/api/tablet/turn/resume');
  await person.context.setOffline(false);
  await resumed;
  await page.getByText('Live', { exact: true }).waitFor();
  await grill.waitFor();

  await loseLine(person);
  await page.getByText(/^No internet since/).waitFor();
  const other = await person.context.newPage();
  await other.goto(new URL(page.url()).pathname);
  await other.getByRole('heading', { name: 'Grill' }).waitFor();
  await other.goto('/app/floor');
  await page.getByRole('heading', { name: 'Who are you?' }).waitFor();
  await signInByPin(other, 'Ravi');
  await other.waitForURL('**/app/floor');
  await other.getByText('Terrace').first().waitFor();
  // The tab that followed the lock has nothing to tell of it, and signs nobody out.
  const asked = page.waitForResponse('**/api/tablet');
  await person.context.setOffline(false);
  await asked;
  await other.getByText('Live', { exact: true }).waitFor();
  await other.reload();
  await other.getByRole('button', { name: 'Lock: Ravi' }).waitFor();
  await other.close();
  await leave(person);
});

/** Ravi has sold something without the line, after a reload and his PIN. */
async function soldWithoutLine(name: string) {
  const opened = await openTablet(stage, name);
  const { person, page, store } = opened;
  await openCounter(page);
  await expect.poll(() => passesAt(page)).toBe(1);
  await loseLine(person);
  await page.getByText(/^No internet since/).waitFor();
  await lock(page, 'Ravi');
  await signInByPin(page, 'Ravi');
  await page.getByRole('button', { name: 'Lock: Ravi' }).waitFor();
  await page.goto(COUNTER);
  await sellChai(page);
  await page.getByRole('button', { name: '1 saved here' }).waitFor();
  person.mayComplain(/401/);
  return { ...opened, of: { params: { storeId: store.storeId }, token: store.token } };
}

test('a tablet that was removed meanwhile says what it could not send', async () => {
  const { person, page, of } = await soldWithoutLine('Removed Meanwhile');
  const { body } = await stage.thali.call('GET /api/stores/:storeId/tablets', of);
  const tabletId = body.tablets[0]?._id ?? '';
  await stage.thali.call('DELETE /api/stores/:storeId/tablets/:tabletId', {
    ...of,
    params: { ...of.params, tabletId },
  });
  await person.context.setOffline(false);
  await page.waitForURL('**/auth/login*');
  await page.getByText(/Something that was saved here could not be sent/).waitFor();
  expect(await passesAt(page)).toBe(0);
  await leave(person);
});
