import { expect, test } from 'vitest';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { createReceiptStore, receiptScene } from './testing/receipt-scene.ts';

/** Two claims an hour per order, twenty-four a minute per address. */
const thali = await useTestApp({ rateLimitScale: 1 / 5 });
const { place, claim } = receiptScene(thali, await createReceiptStore(thali));

test('claims of one order are limited per hour', async () => {
  const order = await place();
  for (const utr of ['432156789012', '432156789013']) expect((await claim(order, { utr })).status).toBe(200);
  thali.clock.advance(20 * MINUTE);
  const refused = await claim(order, { utr: '432156789014' });
  expectError(refused, 429, 'TOO_MANY_REQUESTS', { details: { retryAfter: 40 * 60 } });
  expect(refused.headers['retry-after']).toBe('2400');
  thali.clock.advance(40 * MINUTE);
  expect((await claim(order, { utr: '432156789014' })).status).toBe(200);
});

test('guesses at orders’ names are limited', async () => {
  thali.clock.advance(MINUTE);
  const guesses = Array.from({ length: 25 }, (_, at) => claim({ slug: `guess-${at}` }));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 404)).toHaveLength(24);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});
