import { expect, test } from 'vitest';
import { createReceiptStore, receiptScene } from '#money/receipts/server/testing/receipt-scene.ts';
import { HOUR } from '#platform/time/rules/durations.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { moveOrder, placeTestOrder, TEA } from '#testing/server/test-stores.ts';

const thali = await useTestApp();
const store = await createReceiptStore(thali);
const { record } = receiptScene(thali, store);

async function placeAt(iden: string): Promise<{ id: string }> {
  const { _id: id } = await placeTestOrder(thali, store, { ...TEA, more: { table: { iden } } });
  return { id };
}

async function dues() {
  const { body } = await thali.call('GET /api/stores/:storeId/tables', { params: store, token: store.token });
  return body.due;
}

test('a table shows what is due for open and served orders, until it is paid or a day is over', async () => {
  const tables = ['1', '2', '3'].map((iden) => ({ iden, idel: 'Table', conf: null }));
  await thali.call('POST /api/stores/:storeId/tables', {
    params: store,
    token: store.token,
    body: { tables },
  });
  expect(await dues()).toEqual({});
  const [open, served, cancelled] = [await placeAt('1'), await placeAt('1'), await placeAt('2')];
  await placeAt('3');
  await moveOrder(thali, store, served.id, { from: 1, to: 4 });
  await moveOrder(thali, store, cancelled.id, { from: 1, to: 5, reason: 'Sold out' });
  expect(await dues()).toEqual({ 1: 40, 3: 20 });
  await record(served, { method: 'Cash', amount: 5 });
  expect(await dues()).toEqual({ 1: 35, 3: 20 });
  for (const order of [open, served]) await record(order, { method: 'UPI' });
  expect(await dues()).toEqual({ 3: 20 });
  thali.clock.advance(25 * HOUR);
  expect(await dues()).toEqual({});
});
