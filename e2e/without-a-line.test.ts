import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PASSWORD } from '../src/testing/server/test-stores.ts';
import { openFloor, tile } from './floor/open-floor.ts';
import { DESKTOP } from './testing/browser.ts';
import { ticket } from './testing/kitchen.ts';
import { keptIn, leave } from './testing/offline.ts';
import { COUNTER, FROM_BEFORE, loseLine, OFFICE, openTablet, recordsAt } from './testing/open-tablet.ts';
import { signIn } from './testing/sign-in.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();

/** What the tablet has written down, as text. */
const saidAt = async (page: Page) => JSON.stringify(await recordsAt(page, 'said'));

test('a tablet opens without a line as it was, says so, and hears what is new when the line is back', async () => {
  const { person, page, place, sit } = await openTablet(stage, 'Line Down');
  const order = await place({ 'Masala dosa': 1 }, { table: '3' });
  await sit('2');
  await ticket(page, order).waitFor();
  for (const [path, seen] of [
    ['/app/floor', tile(page, '2')],
    [COUNTER, page.getByRole('button', { name: /Masala chai/ })],
  ] as const) {
    await page.goto(path);
    await seen.first().waitFor();
  }
  await expect.poll(() => saidAt(page)).toMatch(/Masala chai.*"orders".*Masala dosa/);
  expect(await saidAt(page)).not.toContain('9876543210');
  await loseLine(person);
  await page.getByText(/^No internet since/).waitFor();
  await page.reload();
  await page
    .getByRole('button', { name: /Masala chai/ })
    .first()
    .waitFor();
  await page.getByText(/^No internet since/).waitFor();
  await page.goto('/app/floor');
  await expect.poll(() => tile(page, '2').textContent()).toContain('1 guest');
  await page.goto('/app/dashboard');
  await ticket(page, order).waitFor();
  await expect.poll(() => page.getByText(/can’t be loaded|went wrong/).count()).toBe(0);
  const later = await place({ 'Veg biryani': 1 });
  await person.context.setOffline(false);
  await ticket(page, later).waitFor();
  await expect.poll(() => page.getByText(/^No internet since/).count()).toBe(0);
  await leave(person);
});

test('a line that goes while the office is fetched leaves it as it was, too', async () => {
  const { person, page, place } = await openTablet(stage, 'Half Loaded');
  const order = await place({ 'Masala dosa': 1 });
  await ticket(page, order).waitFor();
  await expect.poll(() => saidAt(page)).toMatch(/"orders".*Masala dosa/);
  person.mayComplain(/ERR_FAILED/);
  await person.context.route(/\/(api|store)\//, (route) => route.abort());
  await page.reload();
  await ticket(page, order).waitFor();
  await page.getByRole('button', { name: 'Lock: Ravi' }).waitFor();
  await person.context.unroute(/\/(api|store)\//);
  await page.getByText('Live', { exact: true }).waitFor();
  await leave(person);
});

test('a tablet that was locked opens without a line for nobody, and one that was removed forgets', async () => {
  const { store, person, page } = await openTablet(stage, 'Locked Out');
  await page.getByRole('button', { name: 'Lock: Ravi' }).click();
  await page.getByRole('heading', { name: 'Who are you?' }).waitFor();
  await expect.poll(() => saidAt(page)).toContain('Ravi');
  await loseLine(person);
  await page.goto('/app/dashboard');
  await page.getByText('No internet. Whoever has signed in on this tablet before can do so now.').waitFor();
  await person.context.setOffline(false);
  const params = { storeId: store.storeId };
  const { token } = store;
  const { body } = await stage.thali.call('GET /api/stores/:storeId/tablets', { params, token });
  await stage.thali.call('DELETE /api/stores/:storeId/tablets/:tabletId', {
    params: { ...params, tabletId: body.tablets[0]?._id ?? '' },
    token,
  });
  person.mayComplain(/401/);
  await page.goto('/app/dashboard');
  await page.waitForURL('**/auth/login*');
  await expect.poll(() => saidAt(page)).toBe('[]');
  await expect.poll(() => keptIn(page)).not.toContain(OFFICE);
  await leave(person);
});

test('a browser that is no tablet keeps nothing of the office', async () => {
  const { owner } = await openFloor(stage, 'At Home');
  const person = await stage.person({ viewport: DESKTOP, worker: true });
  const { page } = person;
  person.mayComplain(FROM_BEFORE);
  await signIn(page, { email: owner, password: PASSWORD });
  // As whoever is told of orders by this browser, or has read a menu in it.
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js');
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await page.getByText('Live', { exact: true }).waitFor();
  expect((await keptIn(page)).filter((path) => /office|app/.test(path))).toEqual([]);
  expect(await saidAt(page)).toBe('[]');
  await leave(person);
});
