import { expect, test } from 'vitest';
import { HOUR } from '#domain/time/durations.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { billScene } from './testing/bill-scene.ts';

const thali = await useTestApp();
const { newStore, place } = billScene(thali);
const DAYS = { from: '2026-11-20', to: '2026-11-20' };

test('money is summed up by day and way, less what was taken back, and what went back stands apart', async () => {
  const store = await newStore();
  const read = async (query = DAYS) =>
    (await thali.call('GET /api/stores/:storeId/bills/money', { params: store, query, token: store.token }))
      .body;
  expect(await read()).toEqual({ money: [] });
  const [one, other] = [await place(store), await place(store)];
  const record = (orderId: string, body: object) =>
    thali.call('POST', `/api/stores/${store.storeId}/orders/${orderId}/payments`, {
      body,
      token: store.token,
    });
  await record(one.id, { method: 'Cash', amount: 500 });
  await record(one.id, { method: 'UPI', amount: 83.72 });
  await record(other.id, { method: 'Cash', amount: 583.72 });
  const url = `/api/stores/${store.storeId}/orders/${other.id}`;
  await thali.call('POST', `${url}/state`, { body: { from: 1, to: 5, reason: 'Left' }, token: store.token });
  const refund = { how: 'hand', method: 'Cash', amount: 583.72 };
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const given = await thali.call('POST', `${url}/refunds`, { body: refund, headers, token: store.token });
  expect(given.status).toBeLessThan(300);
  const received = { day: '2026-11-20', what: 'received', isForAccount: false, tip: 0 };
  expect(await read()).toEqual({
    money: [
      { ...received, method: 'Cash', amount: 1_083_72 },
      { ...received, method: 'UPI', amount: 83_72 },
      { ...received, what: 'refunded', method: 'Cash', amount: 583_72 },
    ],
  });
});

test('what came after midnight belongs to the day of the restaurant', async () => {
  const store = await newStore();
  const { id } = await place(store);
  thali.clock.advance(14 * HOUR);
  const [url, token] = [`/api/stores/${store.storeId}/orders/${id}/payments`, store.token];
  await thali.call('POST', url, { body: { method: 'Card', amount: 100 }, token });
  const { body } = await thali.call('GET /api/stores/:storeId/bills/money', {
    params: store,
    query: { from: '2026-11-19', to: '2026-11-22' },
    token,
  });
  expect(body.money.map(({ day, method }) => [day, method])).toEqual([['2026-11-20', 'Card']]);
});

test('more than two years at once are refused', async () => {
  const store = await newStore();
  const url = `/api/stores/${store.storeId}/bills/money?from=2020-01-01&to=2026-01-01`;
  const { status, body } = await thali.call('GET', url, { token: store.token });
  expect([status, body.code]).toEqual([422, 'VALIDATION']);
});
