import { expect, test } from 'vitest';
import { addTestStaff } from '#testing/server/test-stores.ts';
import { useCorrectionScene } from './testing/use-correction-scene.ts';

const scene = await useCorrectionScene();
const { place, round, record, settle, reverse, receipts, first, right, khata, readKhata, thali, store } =
  scene;

const left = { how: 'LeftUnpaid', reason: 'Walked out' };

test('guests leave without paying: nothing is due, the bill stands, and it can be undone', async () => {
  const { tab } = await round(undefined, 'Cake');
  await round(tab, 'Tea');
  expect((await settle(tab, left)).body).toMatchObject({ due: 0 });
  expect(await right(tab)).toMatchObject({ due: 0, owed: 0, state: 'paid' });
  expect(await scene.bills(tab)).toEqual([{ payable: 70_00 }]);
  expect(await receipts(tab)).toMatchObject([{ method: 'LeftUnpaid', amount: 70, note: 'Walked out' }]);
  expect((await reverse(await first(tab), { reason: 'They came back' })).body.due).toBe(70);
  expect(await right(tab)).toMatchObject({ due: 70_00, owed: 0, state: 'open' });
});

test('a part is written off, and the rest stays due', async () => {
  const order = await place('Tea', 'Cake');
  expect((await settle(order._id, { how: 'WrittenOff', reason: 'Hair', amount: 20.5 })).body.due).toBe(49.5);
  expect((await record(order._id, { method: 'Cash' })).status).toBe(200);
  // The guest is not told what the restaurant loses.
  expect((await scene.look(order)).payment).toMatchObject({ state: 'paid', method: 'Cash' });
});

test('what is lost takes a reason and the office', async () => {
  const waiter = await addTestStaff(thali, store, 'STAFF');
  const order = await place('Tea');
  expect((await settle(order._id, left, { token: waiter })).body.code).toBe('FORBIDDEN');
  expect((await settle(order._id, { how: 'WrittenOff', reason: ' ' })).status).toBe(422);
  expect((await settle(order._id, { ...left, how: 'WrittenOff', amount: 21 })).status).toBe(422);
  const key = 'one tap of it';
  expect((await settle(order._id, left, { key })).status).toBe(200);
  expect((await settle(order._id, left, { key })).status).toBe(200);
  expect((await settle(order._id, left)).body.code).toBe('NOTHING_DUE');
});

test('nobody is given back what they have not paid', async () => {
  const order = await place('Tea', 'Cake');
  await record(order._id, { method: 'Cash', amount: 30 });
  await settle(order._id, { how: 'WrittenOff', reason: 'Cold' });
  await scene.remove(order, 1);
  expect(await right(order._id)).toMatchObject({ due: 0, owed: 10_00 });
  expect(await receipts(order._id)).toMatchObject([
    { method: 'Cash', amount: 30 },
    { method: 'WrittenOff', amount: 40 },
    { method: 'WrittenOff', amount: -40 },
  ]);
  expect((await reverse((await receipts(order._id))[1]?._id ?? '', { reason: 'x' })).body.code).toBe(
    'RECEIPT_FINAL',
  );
});

test('a table is put on a khata up to its limit, and what is cancelled comes off it again', async () => {
  const asha = await khata({ limit: 100 });
  const waiter = await addTestStaff(thali, store, 'STAFF');
  const { tab, round: one } = await round(undefined, 'Cake', 'Tea');
  expect((await settle(tab, { how: 'Account', khata: asha }, { token: waiter })).status).toBe(200);
  expect(await readKhata(asha)).toMatchObject({
    balance: 70,
    entries: [{ change: 70, balance: 70, order: { orderNo: one.orderNo } }],
  });
  const more = await place('Cake');
  const over = { how: 'Account', khata: asha };
  expect((await settle(more._id, over, { token: waiter })).body.code).toBe('FORBIDDEN');
  expect((await settle(more._id, over)).status).toBe(200);
  await scene.remove(one, 1);
  expect(await right(tab)).toMatchObject({ due: 0, owed: 0 });
  expect((await readKhata(asha)).balance).toBe(100);
  expect((await settle(more._id, { how: 'Account' })).status).toBe(422);
});
