import { expect, test } from 'vitest';
import { anOrder } from '#kitchen/board/office/orders/testing/orders.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import type { SessionView } from '#restaurant/accounts/wire/accounts.ts';
import { isKept, roleIn, sessionAfter, toKeep } from './said.ts';

test.each([
  [['session'], true],
  [['tablet'], true],
  [['account'], false],
  [['stores', 'here', 'catalogue'], true],
  [['stores', 'here', 'catalogue', 'foreign-pictures'], false],
  [['stores', 'here', 'till'], true],
  [['stores', 'here', 'till', 'days'], false],
  [['stores', 'here', 'till', 'days', '7'], false],
  [['stores', 'here', 'sittings', 'one'], true],
  [['stores', 'here', 'sittings'], false],
  [['stores', 'here', 'stock', 'recipes'], true],
  [['stores', 'here', 'stock', 'use', { from: '2026-11-01' }], false],
  [['stores', 'here', 'khatas'], false],
  [['stores', 'here', 'constructor'], false],
  [['stores', 'elsewhere', 'catalogue'], false],
])('of %j it is %s that it is kept', (queryKey, expected) => {
  expect(isKept(queryKey, 'here')).toBe(expected);
});

test('no number and no address of a guest is kept, and what the restaurant says of itself is', () => {
  const user = { name: 'Asha', phone: '9876543210', countryCode: '+91' };
  const order = { ...anOrder(1), user, address: '4 MG Road' };
  const kept = toKeep(['stores', 'here', 'orders'], 'here', [order]);
  expect(JSON.stringify(kept)).not.toMatch(/9876543210|\+91|MG Road/);
  expect(kept).toMatchObject([
    { _id: order._id, user: { name: 'Asha', phone: '' }, timeline: order.timeline },
  ]);
  const profile = { phone: '080 1234', address: { city: 'Bengaluru' } };
  expect(toKeep(['stores', 'here', 'profile'], 'here', profile)).toBe(profile);
});

const session = (lockMinutes?: number): SessionView => ({
  account: { _id: 'ravi', name: 'Ravi', email: '', verified: false },
  roles: ['STAFF'],
  stores: [{ _id: 'here', slug: 'here', name: 'Here', role: 'STAFF' }],
  ...(lockMinutes === undefined ? {} : { tablet: { name: 'Counter', lockMinutes } }),
});

test('whose turn it is stands in the session alone', () => {
  const tablet = { name: 'Counter', session: session(2) };
  expect(toKeep(['tablet'], 'here', tablet)).toEqual({ name: 'Counter', session: null });
});

test('a turn goes on after a reload unless the tablet would have locked itself', () => {
  expect(sessionAfter(session(2), 0, 2 * MINUTE - 1)).toEqual(session(2));
  expect(sessionAfter(session(2), 0, 2 * MINUTE)).toBeNull();
  expect(sessionAfter(session(), 0, 60 * MINUTE)).toEqual(session());
  expect(sessionAfter(null, 0, 0)).toBeNull();
});

test('the role is that at the tablet’s restaurant', () => {
  expect([roleIn(session(2), 'here'), roleIn(session(2), 'elsewhere'), roleIn(null, 'here')]).toEqual([
    'STAFF',
    null,
    null,
  ]);
});
