import { expect, test } from 'vitest';
import { USUAL_RULES } from '#ordering/waiter-limits/rules/edit-rules.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import {
  addTestStaff,
  moveOrder,
  patchStore,
  placeTestOrder,
  teaStore,
} from '#testing/server/test-stores.ts';

const thali = await useTestApp();
const store = await teaStore(thali);
const waiter = await addTestStaff(thali, store, 'STAFF');
const asWaiter = { ...store, token: waiter };

const ruled = async (more: object) =>
  expect((await patchStore(thali, store, { editRules: { ...USUAL_RULES, ...more } })).status).toBe(200);

async function placed() {
  const two = { lines: [{ item: 'Tea', value: '20.00', quantity: 2 }], amount: 40 };
  const { _id: orderId } = await placeTestOrder(thali, store, two);
  const at = `/api/stores/${store.storeId}/orders/${orderId}`;
  const order = await thali.call('GET', at, { token: store.token });
  const line = order.body.items[0]._id as string;
  const act = (url: string, body: object, token = waiter) =>
    thali.call('POST', `${at}${url}`, { token, body });
  return {
    orderId,
    act,
    ready: () => act(`/items/${line}/ready`, { ready: true }),
    edit: (change: object, token?: string) =>
      act('/edit', { changes: [{ line, ...change }], reason: 'Guest' }, token),
    discard: (body: object) => act(`/items/${line}/discard`, body),
  };
}

test('what is ready is taken off and cancelled by the office, unless a store says otherwise', async () => {
  const { orderId, ready, edit, discard, act } = await placed();
  expect((await edit({ kind: 'quantity', quantity: 3 })).status).toBe(200);
  await ready();
  expectError(await edit({ kind: 'quantity', quantity: 1 }), 403, 'FORBIDDEN');
  expectError(await discard({ discarded: true }), 403, 'FORBIDDEN');
  expectError(await moveOrder(thali, asWaiter, orderId, { from: 1, to: 5 }), 403, 'FORBIDDEN');
  expect((await edit({ kind: 'quantity', quantity: 2 }, store.token)).status).toBe(200);
  await ruled({ guard: 'served' });
  expect((await edit({ kind: 'quantity', quantity: 1 })).status).toBe(200);
  await act('/state', { from: 1, to: 4 });
  expectError(await discard({ discarded: true }), 403, 'FORBIDDEN');
});

test('a store can have a manager take off what is being prepared', async () => {
  await ruled({ guard: 'preparing' });
  const { orderId, discard, act } = await placed();
  expect((await discard({ discarded: true, keep: 1 })).status).toBe(200);
  await act('/state', { from: 1, to: 3 });
  expectError(await discard({ discarded: true }), 403, 'FORBIDDEN');
  expectError(await moveOrder(thali, asWaiter, orderId, { from: 3, to: 5 }), 403, 'FORBIDDEN');
  expect((await moveOrder(thali, store, orderId, { from: 3, to: 5 })).status).toBe(200);
});

test('a store says how much its floor staff give', async () => {
  await ruled({ staffPercent: 25 });
  const { edit } = await placed();
  const give = (percent: number) => edit({ kind: 'discount', percent, reason: 'Friend', line: undefined });
  expectError(await give(26), 403, 'FORBIDDEN');
  expect((await give(25)).body.amount).toBe(30);
});

test('the rules are the usual ones until they are set, as a whole and by the office alone', async () => {
  const other = await teaStore(thali);
  const read = async () => {
    const { body } = await thali.call('GET /store/api/store/:storeId', { params: other, token: other.token });
    return body.editRules;
  };
  expect(await read()).toEqual(USUAL_RULES);
  const reasons = { off: ['Cold'], discount: [], complimentary: ['Birthday'] };
  const editRules = { reasons, staffPercent: 0, guard: 'preparing' };
  expect((await patchStore(thali, other, { editRules })).status).toBe(200);
  expect(await read()).toEqual(editRules);
  for (const wrong of [
    { staffPercent: 101 },
    { guard: 'never' },
    { reasons: { ...reasons, off: [''] } },
    { reasons: { ...reasons, off: Array(13).fill('Cold') } },
  ]) {
    const { status, body } = await patchStore(thali, other, { editRules: { ...editRules, ...wrong } });
    expect([status, body.code]).toEqual([422, 'VALIDATION']);
  }
  expectError(await patchStore(thali, asWaiter, { editRules }), 403, 'FORBIDDEN');
});
