import { expect, test, vi } from 'vitest';
import { setPayee } from '#money/receipts/server/testing/payee.ts';
import { GUEST_CANCEL_MESSAGES, type GuestCancelFault } from '#ordering/orders/rules/undoing/guest-cancel.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { readEvents } from '#testing/server/event-reader.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { moveOrder, placeTestOrder, TEA, teaStore } from '#testing/server/test-stores.ts';
import { PATIENCE_MS } from '#testing/server/wait-until.ts';

const thali = await useTestApp();
const store = await teaStore(thali);
const { storeId, token } = store;

const place = (more: object = {}) => placeTestOrder(thali, store, { ...TEA, more });
const cancel = (slug: string) =>
  thali.call('POST /order/status/:slug/cancel', { params: { slug }, body: {} });
const look = async (slug: string) => (await thali.call('GET /order/status/:slug', { params: { slug } })).body;
const expectRefused = (answer: Parameters<typeof expectError>[0], reason: GuestCancelFault) =>
  expectError(answer, 409, 'CANCEL_REFUSED', { message: GUEST_CANCEL_MESSAGES[reason], details: { reason } });
const logOf = async (orderId: string) => {
  const sql = 'select actor, event from store_log where store_id = $1 and order_id = $2 order by seq';
  return (await thali.database.pool.query(sql, [storeId, orderId])).rows;
};

test('a guest can cancel an order within a minute, once', async () => {
  const { _id, slug, createdAt } = await place();
  const until = new Date(Date.parse(createdAt) + MINUTE).toISOString();
  expect((await look(slug)).cancelUntil).toBe(until);
  const { status, body } = await cancel(slug);
  expect([status, body.state, body.cancelUntil]).toEqual([200, 5, undefined]);
  expect(body.timeline.at(-1)).toMatchObject({ what: 'cancelled', from: 1, state: 5, byGuest: true });
  // The first answer may have been lost.
  const again = await cancel(slug);
  expect([again.status, again.body]).toEqual([200, body]);
  expect((await logOf(_id)).slice(1)).toEqual([
    {
      actor: { kind: 'guest' },
      event: { what: 'state', from: 1, to: 5, reason: 'Cancelled by the guest', byGuest: true },
    },
  ]);
});

test('the staff see at once that the guest cancelled, and get no time limit of their own', async () => {
  const address = await thali.listen();
  const staff = await readEvents(`${address}/api/stores/${storeId}/events`, { token });
  const { slug } = await place();
  await cancel(slug);
  await vi.waitFor(() => expect(staff.text()).toContain('"byGuest":true'), PATIENCE_MS);
  expect(staff.text()).not.toContain('cancelUntil');
});

test('cancelling is refused after the minute, to the millisecond', async () => {
  const [early, late] = [await place(), await place()];
  thali.clock.advance(59_999);
  expect((await cancel(early.slug)).status).toBe(200);
  thali.clock.advance(1);
  expectRefused(await cancel(late.slug), 'late');
});

test('cancelling is refused once somebody has begun with the order', async () => {
  const moved = await place();
  await moveOrder(thali, store, moved._id, { from: 1, to: 2 });
  const seen = await place();
  await thali.call('POST /api/stores/:storeId/orders/seen', {
    params: { storeId },
    token,
    body: { orders: [seen._id] },
  });
  const over = await place();
  await moveOrder(thali, store, over._id, { from: 1, to: 5, reason: 'Out of tea' });
  for (const { slug } of [moved, seen, over]) {
    expect((await look(slug)).cancelUntil).toBeUndefined();
    expectRefused(await cancel(slug), 'touched');
  }
});

test('cancelling is refused while money is on its way', async () => {
  await setPayee(thali, store);
  const { slug } = await place();
  await thali.call('POST /order/status/:slug/claim', { params: { slug }, body: { utr: '432156789012' } });
  expect((await look(slug)).cancelUntil).toBeUndefined();
  expectRefused(await cancel(slug), 'payment');
});

test('an unknown order cannot be cancelled', async () => {
  expectError(await cancel('nope'), 404, 'ORDER_NOT_FOUND');
});

test('a guest who cancels and a cook who begins at once: one wins', async () => {
  for (let round = 0; round < 8; round++) {
    const { _id, slug } = await place();
    const [guest, cook] = await Promise.all([cancel(slug), moveOrder(thali, store, _id, { from: 1, to: 2 })]);
    expect([guest.status, cook.status].toSorted()).toEqual([200, 409]);
    expect((await look(slug)).state).toBe(guest.status === 200 ? 5 : 2);
  }
});

test('cancelling an order and guessing orders’ names are limited', async () => {
  const limited = await useTestApp({ rateLimitScale: 1 / 5 });
  const { slug } = await placeTestOrder(limited, await teaStore(limited), TEA);
  const ask = (name: string) =>
    limited.call('POST /order/status/:slug/cancel', { params: { slug: name }, body: {} });
  for (let asked = 0; asked < 2; asked++) expect((await ask(slug)).status).toBe(200);
  expectError(await ask(slug), 429, 'TOO_MANY_REQUESTS', { details: { retryAfter: 3600 } });
  limited.clock.advance(MINUTE);
  for (let guess = 0; guess < 24; guess++) expect((await ask(`guess-${guess}`)).status).toBe(404);
  expectError(await ask('one-too-many'), 429, 'TOO_MANY_REQUESTS', { details: { retryAfter: 60 } });
});
