import { expect, test } from 'vitest';
import { OWN_FOR_MS } from '#money/payments/rules/correction.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { addTestStaff } from '#testing/server/test-stores.ts';
import { useCorrectionScene } from './testing/use-correction-scene.ts';

const scene = await useCorrectionScene();
const { place, round, receive, record, reverse, receipts, first, right, look, thali, store } = scene;

const card = { reason: 'Paid by card', instead: { method: 'Card', amount: 70 } };

test('a payment in the wrong mode is taken back and recorded anew, once for each key', async () => {
  const order = await place('Tea', 'Cake');
  await record(order._id, { method: 'Cash' });
  const paid = await first(order._id);
  const key = 'the same tap';
  expect((await reverse(paid, card, { key })).status).toBe(200);
  expect((await reverse(paid, card, { key })).status).toBe(200);
  expect(await receipts(order._id)).toMatchObject([
    { method: 'Cash', amount: 70, isReversed: true, reversible: null },
    { method: 'Cash', amount: -70, reverses: paid, note: 'Paid by card', reversible: null },
    { method: 'Card', amount: 70, reversible: 'own' },
  ]);
  expect(await right(order._id)).toMatchObject({ due: 0, owed: 0, paid: 70_00 });
  expect((await look(order)).payment).toMatchObject({ state: 'paid', method: 'Card', paid: 70 });
});

test('taken back without anything instead, it is due again, also after the bill', async () => {
  const order = await place('Tea');
  await record(order._id, { method: 'Cash' });
  await thali.call('POST', `/api/stores/${store.storeId}/orders/${order._id}/bill`, { token: store.token });
  expect((await reverse(await first(order._id), { reason: 'Another table' })).body).toMatchObject({
    due: 20,
  });
  expect((await look(order)).payment.state).toBe('unpaid');
  expect(await right(order._id)).toMatchObject({ due: 20_00, owed: 0, paid: 0 });
  expect((await record(order._id, { method: 'Card' })).status).toBe(200);
  expect((await look(order)).payment).toMatchObject({ state: 'paid', method: 'Card' });
});

test('at a table each round loses what it has of the receipt by now', async () => {
  const { tab, round: one } = await round(undefined, 'Cake');
  await round(tab, 'Tea');
  await receive(tab, { method: 'Cash', amount: 70_00, tip: 5_00 });
  await scene.cancel(one);
  expect(await right(tab)).toMatchObject({ due: 0, owed: 50_00 });
  const wrong = { reason: 'Only for the tea', instead: { method: 'UPI', amount: 20, tip: 5 } };
  expect((await reverse(await first(tab), wrong)).status).toBe(200);
  expect(await scene.paid(tab)).toEqual([0, 20_00]);
  expect(await right(tab)).toMatchObject({ due: 0, owed: 0, paid: 20_00, state: 'paid' });
  expect((await receipts(tab)).reduce((sum, { tip }) => sum + tip, 0)).toBe(5);
});

test('what is recorded instead is at most what is due then', async () => {
  const order = await place('Tea');
  await record(order._id, { method: 'Cash', amount: 5 });
  const paid = await first(order._id);
  const refused = await reverse(paid, { reason: 'x', instead: { method: 'Cash', amount: 20.01 } });
  expect(refused).toMatchObject({ status: 422 });
  expect(await receipts(order._id)).toHaveLength(1);
  expect((await reverse(paid, { reason: 'x', instead: { method: 'Cash', amount: 15 } })).body.due).toBe(5);
});

test('floor staff correct their own payments for ten minutes; then it takes the office', async () => {
  const [waiter, other] = [
    await addTestStaff(thali, store, 'STAFF'),
    await addTestStaff(thali, store, 'STAFF'),
  ];
  const order = await place('Tea');
  await record(order._id, { method: 'Cash' }, waiter);
  const paid = await first(order._id);
  const right = { reason: 'Card', instead: { method: 'Card', amount: 20 } };
  expect((await reverse(paid, right, { token: other })).body.code).toBe('FORBIDDEN');
  expect((await reverse(paid, right, { token: waiter })).status).toBe(200);
  const again = (await receipts(order._id)).at(-1)?._id ?? '';
  thali.clock.now += OWN_FOR_MS;
  expect((await reverse(again, right, { token: waiter })).body.code).toBe('FORBIDDEN');
  expect((await reverse(again, right)).status).toBe(200);
});

test('nothing is taken back twice, nor what was given back to the guest', async () => {
  const order = await place('Cake', 'Tea');
  await record(order._id, { method: 'Cash' });
  const paid = await first(order._id);
  await scene.remove(order, 1);
  await scene.post(`orders/${order._id}/refunds`, { how: 'hand' });
  expect((await reverse(paid, { reason: 'x' })).body.code).toBe('RECEIPT_GIVEN_BACK');
  const other = await place('Tea');
  await record(other._id, { method: 'Cash' });
  const both = [0, 1].map(async () => reverse(await first(other._id), { reason: 'x' }));
  expect((await Promise.all(both)).map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const [, back] = await receipts(other._id);
  expect((await reverse(back?._id ?? '', { reason: 'x' })).body.code).toBe('RECEIPT_FINAL');
});

test('a UPI reference that was recorded in error pays another order', async () => {
  const [wrong, right] = [await place('Tea'), await place('Tea')];
  const reference = '412345678901';
  await record(wrong._id, { method: 'UPI', reference });
  expect((await record(right._id, { method: 'UPI', reference })).body.code).toBe('UTR_TAKEN');
  await reverse(await first(wrong._id), { reason: 'The other order' });
  expect((await record(right._id, { method: 'UPI', reference })).status).toBe(200);
});

test('once a bill is issued, a waiter undoes nothing of the sale alone', async () => {
  const waiter = await addTestStaff(thali, store, 'STAFF');
  const order = await place('Tea', 'Cake');
  await record(order._id, { method: 'Cash' }, waiter);
  const url = `/api/stores/${store.storeId}/orders/${order._id}`;
  const receipt = await first(order._id);
  expect(await receipts(order._id, waiter)).toMatchObject([{ reversible: 'own' }]);
  await thali.call('POST', `${url}/bill`, { token: waiter });
  expect(await receipts(order._id, waiter)).toMatchObject([{ reversible: 'office' }]);
  const { items } = (await thali.call('GET', url, { token: waiter })).body;
  const less = (changes: object[], token: string) =>
    thali.call('POST', `${url}/edit`, { token, body: { changes } });
  const undoing = (token: string) => [
    () => reverse(receipt, { reason: 'Wrong' }, { token }),
    () => less([{ kind: 'off', line: items[0]._id }], token),
    () => less([{ kind: 'discount', percent: 5, reason: 'Friend' }], token),
    () => thali.call('POST', `${url}/state`, { token, body: { from: 1, to: 5 } }),
  ];
  for (const undo of undoing(waiter)) expectError(await undo(), 403, 'FORBIDDEN');
  for (const undo of undoing(store.token)) expect((await undo()).status).toBe(200);
});

test('once its day is closed, what somebody has recorded is the office’s to take back', async () => {
  const waiter = await addTestStaff(thali, store, 'STAFF');
  const order = await place('Tea');
  await record(order._id, { method: 'Cash' }, waiter);
  const receipt = await first(order._id);
  const { body } = await thali.call('GET', `/api/stores/${store.storeId}/till`, { token: store.token });
  const closed = await thali.call('POST', `/api/stores/${store.storeId}/till/close`, {
    token: store.token,
    body: { number: body.number },
  });
  expect(closed.status).toBe(200);
  expectError(await reverse(receipt, { reason: 'Wrong' }, { token: waiter }), 403, 'FORBIDDEN');
  expect((await reverse(receipt, { reason: 'Wrong' })).status).toBe(200);
});
