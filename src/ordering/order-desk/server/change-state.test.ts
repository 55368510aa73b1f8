import { expect, test } from 'vitest';
import { MINUTE } from '#platform/time/rules/durations.ts';
import type { Role } from '#restaurant/people/rules/permissions.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { addTestStaff, moveOrder, placeTestOrder, TEA, teaStore } from '#testing/server/test-stores.ts';

const thali = await useTestApp();
const orderTypes = [1, 2, 3, 4].map((state) => ({ label: `From ${state}`, initialOrderState: state }));
const store = await teaStore(thali, { orderTypes });
const tokens: Record<Role, string> = {
  OWNER: store.token,
  MANAGER: await addTestStaff(thali, store, 'MANAGER'),
  STAFF: await addTestStaff(thali, store, 'STAFF'),
  KITCHEN: await addTestStaff(thali, store, 'KITCHEN'),
};
const ROLES = Object.keys(tokens) as Role[];

/** An order in that state. A cancelled one was in the first state before. */
async function orderIn(state: number) {
  const more = { orderType: `From ${state === 5 ? 1 : state}`, user: { phone: '9876543210' } };
  const order = await placeTestOrder(thali, store, { ...TEA, more });
  if (state === 5) expect((await move(order._id, 1, 5)).status).toBe(200);
  return order as { _id: string; slug: string };
}

function move(
  orderId: string,
  from: unknown,
  to: unknown,
  { role = 'OWNER' as Role, reason = undefined as unknown } = {},
) {
  return moveOrder(thali, { ...store, token: tokens[role] }, orderId, { from, to, reason });
}

const stateOf = async (slug: string) =>
  (await thali.call('GET /order/status/:slug', { params: { slug } })).body.state;

const MAY_GO: Record<number, number[]> = { 1: [2, 3, 4, 5], 2: [3, 4, 5, 1], 3: [4, 5, 2], 4: [3, 5], 5: [] };
const MOVES = [1, 2, 3, 4, 5].flatMap((from) => [1, 2, 3, 4, 5].map((to) => [from, to] as const));

test.each(MOVES.filter(([from, to]) => !MAY_GO[from]?.includes(to)))(
  'moving from %i to %i is refused for everybody',
  async (from, to) => {
    const order = await orderIn(from);
    for (const role of ROLES) {
      const refused = await move(order._id, from, to, { role });
      expectError(refused, 422, 'TRANSITION_INVALID', { details: { from, to } });
    }
    expect(await stateOf(order.slug)).toBe(from);
  },
);

test.each(MOVES.filter(([from, to]) => MAY_GO[from]?.includes(to)))(
  'moving from %i to %i needs the permission',
  async (from, to) => {
    for (const role of ROLES) {
      const isOffice = role === 'OWNER' || role === 'MANAGER';
      const isAllowed = to === 5 ? (from === 4 ? isOffice : role !== 'KITCHEN') : true;
      const order = await orderIn(from);
      const answer = await move(order._id, from, to, { role });
      if (isAllowed)
        expect(answer, answer.text).toMatchObject({ status: 200, body: { _id: order._id, state: to } });
      else expectError(answer, 403, 'FORBIDDEN');
      expect(await stateOf(order.slug)).toBe(isAllowed ? to : from);
    }
  },
);

test('an order that has moved meanwhile stays, and the error tells its state', async () => {
  const order = await orderIn(1);
  expect((await move(order._id, 1, 3)).status).toBe(200);
  for (const [from, to] of [
    [1, 2],
    [1, 5],
    [2, 3],
    [4, 5],
  ] as const) {
    expectError(await move(order._id, from, to), 409, 'STATE_CHANGED', { details: { state: 3 } });
  }
  expect(await stateOf(order.slug)).toBe(3);
});

test('a cancelled order cannot be revived, whatever state the caller names', async () => {
  const order = await orderIn(5);
  for (const [from, to] of MOVES) {
    const { status, body } = await move(order._id, from, to);
    if (MAY_GO[from]?.includes(to))
      expect({ status, code: body.code, details: body.details }).toEqual({
        status: 409,
        code: 'STATE_CHANGED',
        details: { state: 5 },
      });
    else expect(body.code).toBe('TRANSITION_INVALID');
  }
  expect(await stateOf(order.slug)).toBe(5);
});

test('one of ten concurrent moves wins', async () => {
  const order = await orderIn(1);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => move(order._id, 1, 2 + (index % 4))),
  );
  const winners = answers.filter(({ status }) => status === 200);
  expect(winners).toHaveLength(1);
  const { state } = winners[0]?.body ?? {};
  for (const answer of answers) {
    if (answer !== winners[0]) expectError(answer, 409, 'STATE_CHANGED', { details: { state } });
  }
  expect(await stateOf(order.slug)).toBe(state);
  const { body } = await thali.call('GET /order/status/:slug', { params: order });
  expect(body.timeline).toHaveLength(2);
});

test('an unknown order, another store’s and an invalid id are not found', async () => {
  const other = await teaStore(thali);
  const theirs = await placeTestOrder(thali, other, TEA);
  expectError(await move(theirs._id, 1, 2), 404, 'ORDER_NOT_FOUND');
  expectError(await move('00000000-0000-4000-8000-000000000000', 1, 2), 404, 'ORDER_NOT_FOUND');
  for (const id of ['not-an-id', '__proto__', 'x'.repeat(200)]) {
    expectError(await move(id, 1, 2), 404, 'ORDER_NOT_FOUND');
  }
  const body = { from: 1, to: 2 };
  expectError(
    await thali.call('POST /api/stores/:storeId/orders/:orderId/state', {
      params: { storeId: other.storeId, orderId: theirs._id },
      body,
      token: store.token,
    }),
    404,
    'STORE_NOT_FOUND',
  );
  expectError(
    await thali.call('POST /api/stores/:storeId/orders/:orderId/state', {
      params: { storeId: other.storeId, orderId: theirs._id },
      body,
    }),
    401,
    'UNAUTHENTICATED',
  );
  expect(await stateOf(theirs.slug)).toBe(1);
});

test.each([
  [0, 1],
  [1, 6],
  [-1, 2],
  [7, 7],
])('an unknown state is refused: %j to %j', async (from, to) => {
  const order = await orderIn(1);
  expectError(await move(order._id, from, to), 422, 'TRANSITION_INVALID', { details: { from, to } });
});

test.each([
  [1.5, 2],
  ['1', 2],
  [null, 2],
  [1, undefined],
])('an invalid state is refused: %j to %j', async (from, to) => {
  const order = await orderIn(1);
  expect((await move(order._id, from, to)).body.code).toBe('VALIDATION');
  expect((await move(order._id, 1, 2, { reason: 'x'.repeat(401) })).body.code).toBe('VALIDATION');
});

test('the timeline has each move with its time and reason, forward and back', async () => {
  const order = await orderIn(1);
  const steps = [
    [1, 3],
    [3, 4],
    [4, 3],
    [3, 2],
    [2, 1],
    [1, 5],
  ] as const;
  const startedAt = thali.clock.now;
  for (const [from, to] of steps) {
    thali.clock.advance(MINUTE);
    expect(
      (await move(order._id, from, to, { reason: to === 5 ? 'Kitchen closed' : undefined })).status,
    ).toBe(200);
  }
  const { body } = await thali.call('GET /order/status/:slug', { params: order });
  const at = (minutes: number) => new Date(startedAt + minutes * MINUTE).toISOString();
  expect(body.timeline).toStrictEqual([
    { at: at(0), what: 'placed', state: 1, amount: 20 },
    { at: at(1), what: 'preparing', from: 1, state: 3 },
    { at: at(2), what: 'served', from: 3, state: 4 },
    { at: at(3), what: 'preparing', from: 4, state: 3 },
    { at: at(4), what: 'confirmed', from: 3, state: 2 },
    { at: at(5), what: 'received', from: 2, state: 1 },
    { at: at(6), what: 'cancelled', from: 1, state: 5, reason: 'Kitchen closed' },
  ]);
  expect(body.estimate).toBeNull();
});

test('only the office cancels an order that was served, even after it was called back', async () => {
  const order = await orderIn(4);
  for (const [from, to] of [
    [4, 3],
    [3, 2],
    [2, 1],
  ] as const)
    expect((await move(order._id, from, to, { role: 'STAFF' })).status).toBe(200);
  expectError(await move(order._id, 1, 5, { role: 'STAFF' }), 403, 'FORBIDDEN');
  expect(await stateOf(order.slug)).toBe(1);
  const seen = await thali.call('GET /order/status/:slug', { params: order });
  expect(seen.body.timeline).toHaveLength(4);
  expect((await move(order._id, 1, 5, { role: 'MANAGER' })).status).toBe(200);
});

test('the staff see who moved it; the kitchen gets no link to the guest’s page', async () => {
  const order = await orderIn(1);
  const floor = await move(order._id, 1, 2, { role: 'STAFF' });
  expect(floor.body.slug).toBe(order.slug);
  expect(floor.body.timeline.at(-1)).toMatchObject({ what: 'confirmed', by: 'STAFF person' });
  const kitchen = await move(order._id, 2, 3, { role: 'KITCHEN' });
  expect(kitchen.text).not.toContain(order.slug);
  expect(
    (await thali.call('GET /api/stores/:storeId/orders', { params: store, token: tokens.KITCHEN })).text,
  ).not.toContain(order.slug);
  expect(
    (await thali.call('GET /api/stores/:storeId/orders', { params: store, token: tokens.STAFF })).text,
  ).toContain(order.slug);
  const guest = await thali.call('GET /order/status/:slug', { params: order });
  expect(guest.text).not.toContain('STAFF person');
});

test('the kitchen sees four digits of the phone, the floor all', async () => {
  const order = await orderIn(1);
  const kitchen = await move(order._id, 1, 2, { role: 'KITCHEN' });
  expect(kitchen.body.user.phone).toBe('******3210');
  const floor = await move(order._id, 2, 3, { role: 'STAFF' });
  expect(floor.body.user.phone).toBe('9876543210');
});
