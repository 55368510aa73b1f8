import { expect, test } from 'vitest';
import { patchItem } from '../../src/server/testing/test-stores.ts';
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
