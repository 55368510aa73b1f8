import { expect, test } from 'vitest';
import { askForInvoice } from '../src/operators/invoices/server/testing/ask-for-invoice.ts';
import { signInOperator } from '../src/testing/server/people/test-people.ts';
import { teaStore } from '../src/testing/server/test-stores.ts';
import { lookAt } from './sweep/look-at.ts';
import { PHONE } from './testing/browser.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();
const { thali } = stage;
const UTR = '412345678901';

test('an operator reads that a reference is another invoice’s, and records it anyway or corrects it', async () => {
  const operator = await signInOperator(thali);
  const [first, second] = [await teaStore(thali), await teaStore(thali)];
  const paid = await askForInvoice(thali, first);
  const { body } = await thali.call('POST', `/api/operator/stores/${first.storeId}/invoices/${paid}/paid`, {
    token: operator,
    body: { way: 'upi', reference: UTR },
  });
  await askForInvoice(thali, second);
  const { page, context, mayComplain } = await stage.person({ viewport: PHONE });
  mayComplain(/409/);
  await context.addCookies([{ name: 'thali_session', value: operator, url: stage.origin }]);
  await page.goto('/operator/invoices');
  await page.getByRole('button', { name: /^Record payment of/ }).click();
  const dialog = page.getByRole('dialog');
  const reference = dialog.getByLabel('Reference');
  await reference.fill(UTR);
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  await dialog.getByText(`Already used for another invoice: ${body.number}`).waitFor();
  await dialog.getByRole('button', { name: 'Record anyway' }).waitFor();
  await lookAt(page, { isWide: true });
  // What was not read of is not recorded anyway.
  await reference.fill('412345678902');
  await dialog.getByRole('button', { name: 'Record payment' }).waitFor();
  await reference.fill(UTR);
  await dialog.getByRole('button', { name: 'Record anyway' }).click();
  await dialog.waitFor({ state: 'detached' });
  const { invoices } = (await thali.call('GET', '/api/operator/invoices', { token: operator })).body;
  expect(invoices.map((one: { reference: string }) => one.reference)).toEqual([UTR, UTR]);
});
