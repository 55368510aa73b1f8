import { expect, test } from 'vitest';
import { useTestApp } from '#testing/server/test-app.ts';
import { moveOrder } from '#testing/server/test-stores.ts';
import { createReceiptStore, receiptScene } from './testing/receipt-scene.ts';

const thali = await useTestApp();
const store = await createReceiptStore(thali);
const { place, record, cancel } = receiptScene(thali, store);

async function list(query: string) {
  const url = `/api/stores/${store.storeId}/orders?${query}`;
  const { body } = await thali.call('GET', url, { token: store.token });
  return body.orders?.map(({ _id }: { _id: string }) => _id) ?? body.code;
}

test('lists served orders that are not fully paid, newest first', async () => {
  const [unpaid, part, paid] = [await place(), await place(), await place()];
  for (const { id } of [unpaid, part, paid]) await moveOrder(thali, store, id, { from: 1, to: 4 });
  await place();
  await cancel(await place());
  await record(part, { method: 'Cash', amount: 10 });
  await record(paid, { method: 'Cash' });
  expect(await list('payment=unpaid')).toEqual([part.id, unpaid.id]);
  expect(await list('payment=unpaid&limit=1')).toEqual([part.id]);
  await record(part, { method: 'Card' });
  expect(await list('payment=unpaid')).toEqual([unpaid.id]);
  expect(await list('payment=all')).toBe('VALIDATION');
});
