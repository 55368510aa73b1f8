import { expect, test } from 'vitest';
import { setPayingStage } from '../testing/gateway.ts';
import { addTableOf, addToTable, openTablePage } from '../testing/tables.ts';

const { stage, host, openStore } = await setPayingStage();

test('a guest pays the own part at the gateway and comes back to the table', async () => {
  const store = await openStore('razorpay');
  const { scan, staff, tablePath } = await addTableOf(stage, store, host);
  const { page } = await scan();
  await addToTable(page, 'Tea');
  await openTablePage(page);
  await page.getByRole('button', { name: 'Send ₹20' }).click();
  await page.getByRole('button', { name: 'Pay · ₹20' }).click();
  await page.getByRole('radio', { name: /^10%/ }).check();
  await page.getByRole('button', { name: 'Continue · ₹22' }).click();
  await page.getByRole('button', { name: 'Pay ₹22.00' }).click();
  await page.waitForURL(`**${tablePath}`);
  await page.getByText('Everything is paid. Thank you!').waitFor();
  expect(await staff('GET', '')).toMatchObject({ state: 'paid', due: 0, tips: 2 });
});
