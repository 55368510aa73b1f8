import { expect, test } from 'vitest';
import { DAY } from '#platform/time/rules/durations.ts';
import { expectFields } from '#testing/server/expect-error.ts';
import { NOON, useTestApp } from '#testing/server/test-app.ts';
import { placeTestOrder, TEA, teaStore } from '#testing/server/test-stores.ts';

const thali = await useTestApp();
const orderTypes = [1, 2, 3].map((state) => ({ label: `From ${state}`, initialOrderState: state }));
const store = await teaStore(thali, { orderTypes });

/** Orders 1, 2 and 3 have the states 1, 2 and 3 and were placed a day apart. */
for (const state of [1, 2, 3]) {
  thali.clock.now = NOON + (state - 1) * DAY;
  await placeTestOrder(thali, store, { ...TEA, more: { orderType: `From ${state}` } });
}

const list = (query: string) =>
  thali.call('GET', `/api/stores/${store.storeId}/orders${query}`, { token: store.token });

test.each([
  ['', [3, 2, 1]],
  ['?state=&since=&before=&limit=', [3, 2, 1]],
  ['?state=2', [2]],
  ['?state=1,3', [3, 1]],
  ['?state=1&state=3', [3, 1]],
  ['?payment=', [3, 2, 1]],
  ['?payment=claimed', []],
  ['?state=1,2&state=&state=2', [2, 1]],
  ['?since=2026-11-21', [3, 2]],
  ['?since=2026-11-22', [3]],
  [`?since=${NOON + DAY}`, [3, 2]],
  [`?since=${NOON + DAY + 1}`, [3]],
  ['?since=0', [3, 2, 1]],
  ['?since=2026-11-21T12:00:00%2B05:30', [3, 2]],
  ['?before=3', [2, 1]],
  ['?limit=2', [3, 2]],
  ['?limit=201', [3, 2, 1]],
  [`?limit=${'9'.repeat(400)}`, [3, 2, 1]],
  ['?view=board&state=1&_=1795132800000', [1]],
])('%s lists %j', async (query, numbers) => {
  const { status, body, text } = await list(query);
  expect(status, text).toBe(200);
  expect(body.orders.map(({ orderNo }: { orderNo: number }) => orderNo)).toEqual(numbers);
});

const TIME = 'Must be a day, a time such as 2030-01-31T18:00:00Z, or ms since 1970';

test.each([
  ['state=6', 'state', 'One or more of 1 to 5'],
  ['state=1&state=0', 'state[1]', 'One or more of 1 to 5'],
  ['since=soon', 'since', TIME],
  ['since=2026-02-30', 'since', TIME],
  ['since=1&since=2', 'since', TIME],
  ['before=x', 'before', 'A cursor from an earlier answer'],
  ['payment=paid', 'payment', 'claimed, unpaid, or nothing'],
  ['limit=0', 'limit', 'From 1 to 200'],
  ['limit=1.5', 'limit', 'From 1 to 200'],
])('%s is refused', async (query, field, message) => {
  expectFields(await list(`?${query}`), { [field]: message });
});

test('one order is read by its id, however old', async () => {
  const [{ _id: orderId }] = (await list('?state=1')).body.orders;
  const { body } = await thali.call('GET /api/stores/:storeId/orders/:orderId', {
    params: { ...store, orderId },
    token: store.token,
  });
  expect(body).toMatchObject({ _id: orderId, orderNo: 1, state: 1 });
});
