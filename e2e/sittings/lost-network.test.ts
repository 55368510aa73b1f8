import { expect, test } from 'vitest';
import { keptIn, leave } from '../testing/offline.ts';
import { setStage } from '../testing/stage.ts';
import { addToTable, openTable, openTablePage } from '../testing/tables.ts';

const stage = await setStage();

const LOST = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION_RESET/;

test('a phone that loses the network keeps what was added, and nothing comes twice', async () => {
  const { scan, tablePath } = await openTable(stage, 'Patchy Wi-Fi');
  const phone = await scan();
  const { page, context, mayComplain } = phone;
  mayComplain(LOST);
  await addToTable(page, 'Masala dosa');

  await context.setOffline(true);
  await addToTable(page, 'Masala chai');
  await page.getByText('2 dishes to send').waitFor();
  await context.setOffline(false);
  await openTablePage(page);
  await page.getByRole('button', { name: 'Send ₹120' }).waitFor();

  // The line is saved, but its answer is lost.
  const ids: string[] = [];
  await page.route('**/sittings/*/lines/*', async (route) => {
    ids.push(route.request().url().split('/').at(-1) ?? '');
    if (ids.length > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'One more Masala chai' }).click();
  await page.getByRole('button', { name: 'Send ₹150' }).waitFor();
  expect(new Set(ids).size).toBe(1);
  expect(ids.length).toBe(2);

  // So is that of the order.
  let sent = 0;
  await page.route('**/sittings/*/orders', async (route) => {
    sent += 1;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Send ₹150' }).click();
  await page.getByRole('heading', { name: 'Round 1' }).waitFor();
  await page.getByRole('heading', { name: 'To order' }).waitFor({ state: 'detached' });
  expect(sent).toBe(1);
  await page.reload();
  await page.getByRole('heading', { name: 'Round 1' }).waitFor();
  await expect.poll(() => page.getByRole('heading', { name: /^Round/ }).count()).toBe(1);
  expect(new URL(page.url()).pathname).toBe(tablePath);
});

test('the page of the table opens without a network, as it was', async () => {
  const { scan, tablePath } = await openTable(stage, 'Down The Cellar');
  const phone = await scan({ worker: true });
  const { page, context, mayComplain } = phone;
  mayComplain(LOST);
  await addToTable(page, 'Veg biryani');
  await openTablePage(page);
  await page.getByRole('button', { name: 'Send ₹240' }).waitFor();
  await expect.poll(() => keptIn(page)).toContainEqual(expect.stringMatching(/table-route/));
  await expect.poll(() => keptIn(page)).toContain('/?lang=en');
  await context.setOffline(true);
  await page.goto(tablePath);
  await page.getByText(/^No internet connection\. This is what we knew last/).waitFor();
  await page.getByRole('heading', { name: 'Veg biryani' }).waitFor();
  await page.getByRole('button', { name: 'One more Veg biryani' }).click();
  await page.getByRole('button', { name: 'Saving…' }).waitFor();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Send ₹480' }).waitFor();
  await leave(phone);
});
