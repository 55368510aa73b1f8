import { expect, test } from 'vitest';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { postOrder, TEA, teaStore } from '#testing/server/test-stores.ts';

/** One order a minute per device, five per address. */
const thali = await useTestApp({ rateLimitScale: 1 / 60 });
const store = await teaStore(thali);

const send = (device: string, { key, amount = 20 }: { key?: string; amount?: number } = {}) => {
  const headers = { 'user-agent': device, ...(key ? { 'idempotency-key': key } : {}) };
  return postOrder(thali, store, { ...TEA, amount }, headers);
};

test('orders are limited per device and per address', async () => {
  for (let refused = 0; refused < 3; refused++) expect((await send('first', { amount: 1 })).status).toBe(409);
  expect((await send('first', { key: 'the first key' })).status).toBe(201);
  thali.clock.advance(20_000);
  const tooMany = await send('first');
  expectError(tooMany, 429, 'TOO_MANY_REQUESTS', { details: { retryAfter: 40 } });
  expect(tooMany.headers['retry-after']).toBe('40');

  for (const device of ['second', 'third', 'fourth', 'fifth']) {
    expect((await send(device)).status).toBe(201);
  }
  const sixth = await send('sixth');
  expectError(sixth, 429, 'TOO_MANY_REQUESTS', { details: { retryAfter: 40 } });

  // A repeated request returns its order and makes none.
  const repeated = await send('first', { key: 'the first key' });
  expect(repeated.status, repeated.text).toBe(200);

  thali.clock.advance(40_000);
  expect((await send('first')).status).toBe(201);
  // This device was refused because of the others in its network, and has no order of its own yet.
  expect((await send('sixth')).status).toBe(201);
});

test.each([
  ['an order of nothing', { items: [] }],
  ['a body that is no order', '{"a":'.repeat(40)],
])('%s counts before it is refused', async (_, body) => {
  thali.clock.advance(MINUTE);
  const url = `/order/create/web/${store.storeId}`;
  const statuses: number[] = [];
  for (let time = 0; time < 21; time++) {
    const headers = { 'content-type': 'application/json' };
    statuses.push((await thali.call('POST', url, { body, headers })).status);
  }
  expect(statuses).toEqual([...Array(20).fill(422), 429]);
});

test('repeated requests are limited as well', async () => {
  thali.clock.advance(MINUTE);
  const statuses: number[] = [];
  for (let time = 0; time < 22; time++) statuses.push((await send('first', { key: 'repeated' })).status);
  expect(statuses).toEqual([201, ...Array(19).fill(200), 429, 429]);
});
