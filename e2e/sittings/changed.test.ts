import { expect, test } from 'vitest';
import { sitDown } from '../../src/tables/sittings/server/testing/sit-down.ts';
import { patchItem } from '../../src/testing/server/test-stores.ts';
import { setStage } from '../testing/stage.ts';
import { addToTable, openTable, openTablePage } from '../testing/tables.ts';

const stage = await setStage();

test('a price that changes while the guest sends is shown and agreed to', async () => {
  const { scan, store, staff } = await openTable(stage, 'Fresh Fish');
  const { page, mayComplain } = await scan();
  mayComplain(/409/);
  await addToTable(page, 'Rogan josh');
  await openTablePage(page);
  let isFirst = true;
  await page.route('**/sittings/*/orders', async (route) => {
    if (isFirst) await patchItem(stage.thali, store, 'Rogan josh', { discount: 50 });
    isFirst = false;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Send ₹340' }).click();
  const changed = page.getByRole('dialog', { name: 'This has changed' });
  await changed.getByText('Rogan josh: ₹340 before, ₹170 now').waitFor();
  await changed.getByText('The sum was ₹340. Now it is ₹170.').waitFor();
  expect((await staff('GET', '')).orders).toEqual([]);
  await changed.getByRole('button', { name: 'Send · ₹170' }).click();
  await page.getByRole('heading', { name: 'Round 1' }).waitFor();
  expect(await staff('GET', '')).toMatchObject({ total: 170 });
});

test('dishes that somebody else sends first are not sent twice', async () => {
  const { scan, store, staff, iden } = await openTable(stage, 'Quick Fingers');
  const { page, mayComplain } = await scan();
  mayComplain(/409/);
  await addToTable(page, 'Masala dosa');
  await openTablePage(page);
  const code = (await page.getByText(/^\d{4}$/).textContent()) ?? '';
  const friend = await sitDown(stage.thali, store, iden, { name: 'Ravi', code });
  await page.route('**/sittings/*/orders', async (route) => {
    const { lines, sums } = await friend.read();
    const ids = lines.map(({ _id }: { _id: string }) => _id);
    await friend.send(ids, sums.all);
    await route.continue();
  });
  await page.getByRole('button', { name: 'Send ₹90' }).click();
  const changed = page.getByRole('dialog', { name: 'This has changed' });
  await changed.getByText('Masala dosa has just been sent or removed').waitFor();
  await changed.getByText('There is nothing left to send.').waitFor();
  await changed.getByRole('button', { name: 'Look again' }).click();
  await page.getByRole('heading', { name: 'Round 1' }).waitFor();
  expect((await staff('GET', '')).orders).toHaveLength(1);
});

test('a percentage of the table holds for what guests order later, and their cart says so', async () => {
  const { scan, store, staff } = await openTable(stage, 'Old Friends');
  const { page } = await scan();
  await addToTable(page, 'Masala dosa');
  await openTablePage(page);
  await page.getByRole('button', { name: 'Send ₹90' }).click();
  await page.getByRole('heading', { name: 'Round 1' }).waitFor();
  const [{ _id: orderId }] = (await staff('GET', '')).orders;
  await stage.thali.call('POST /api/stores/:storeId/orders/:orderId/edit', {
    params: { storeId: store.storeId, orderId },
    body: { changes: [{ kind: 'discount', percent: 10, reason: 'Friend' }] },
    token: store.token,
  });
  await page.getByRole('link', { name: 'Add dishes' }).click();
  await addToTable(page, 'Masala dosa');
  await openTablePage(page);
  await page.getByText('The table’s discount of 10% is included.').waitFor();
  await page.getByRole('button', { name: 'Send ₹81' }).click();
  await page.getByRole('heading', { name: 'Round 2' }).waitFor();
  await expect.poll(() => page.getByText('Discount · Friend').count()).toBe(2);
  expect(await staff('GET', '')).toMatchObject({ total: 162 });
});
