import { expect, test } from 'vitest';
import { setPayee } from '../../src/money/receipts/server/testing/payee.ts';
import { setStage } from '../testing/stage.ts';
import { addToTable, joinByCode, openTable, openTablePage } from '../testing/tables.ts';

const stage = await setStage();
const { thali } = stage;

test('two guests split evenly, pay by UPI with a tip, and the staff confirm', async () => {
  const { scan, store, email, staff } = await openTable(stage, 'Half And Half');
  await thali.verify(email);
  await setPayee(thali, store);
  const first = await scan();
  await addToTable(first.page, 'Chicken 65');
  await openTablePage(first.page);
  const second = await scan();
  await joinByCode(first.page, second.page, 'Ravi');
  await first.page.getByRole('button', { name: /^Send ₹260/ }).click();
  await first.page.getByRole('heading', { name: 'Round 1' }).waitFor();

  await first.page.getByRole('button', { name: 'Pay · ₹260' }).click();
  await first.page.getByLabel('Split equally').check();
  await first.page.getByRole('radio', { name: /^10%/ }).check();
  await first.page.getByRole('button', { name: 'Continue · ₹143' }).click();
  await first.page.getByRole('link', { name: 'Pay ₹143.00' }).waitFor();
  await first.page.getByRole('button', { name: 'I’ve paid' }).click();
  await first.page.getByRole('button', { name: 'Tell the restaurant' }).click();
  await first.page.getByRole('heading', { name: 'Waiting for the restaurant to confirm' }).waitFor();

  await openTablePage(second.page);
  await second.page.getByText('being checked').waitFor();
  await second.page.getByRole('button', { name: 'Pay · ₹130' }).click();
  await second.page.getByRole('button', { name: 'Pay at the table' }).click();
  await second.page.getByText('We told the staff. They come with the bill.').waitFor();

  const { parts, calls } = await staff('GET', '');
  expect(calls).toMatchObject([{ kind: 'bill' }]);
  await staff('POST', '/payments', { method: 'UPI', part: parts[0]._id, tip: 13 });
  await first.page.getByText(/^You: ₹130 paid\.$/).waitFor();
  await staff('POST', '/payments', { method: 'Cash' });
  await first.page.getByText('Everything is paid. Thank you!').waitFor();
  expect(await staff('GET', '')).toMatchObject({ due: 0, tips: 13, state: 'paid' });
});
