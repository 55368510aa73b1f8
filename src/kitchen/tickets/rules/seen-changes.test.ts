import { expect, test } from 'vitest';
import type { OrderEvent } from '#ordering/orders/rules/order.ts';
import { seenChanges } from './seen-changes.ts';

const seen = (place: string, ...lines: string[]): OrderEvent => ({
  what: 'change_seen',
  from: 3,
  to: 3,
  place,
  lines,
});
const off = (lineId: string, discarded = true): OrderEvent => ({
  what: 'item',
  lineId,
  discarded,
  before: 200,
  after: 100,
});
const placesOf = (...events: OrderEvent[]) =>
  Object.fromEntries(seenChanges(events.map((event) => ({ event }))));

test('each place sees for itself, once', () => {
  expect(placesOf(off('a'), off('b'), seen('grill', 'a', 'b'), seen('pass', 'a'), seen('pass', 'a'))).toEqual(
    {
      a: ['grill', 'pass'],
      b: ['grill'],
    },
  );
});

test('what is put back and taken off again, or more of it, is to be seen anew', () => {
  expect(placesOf(off('a'), seen('grill', 'a'), off('a', false), off('a'))).toEqual({});
});

test('what happens to other lines changes nothing', () => {
  expect(placesOf(off('a'), seen('grill', 'a'), off('b'))).toEqual({ a: ['grill'] });
});
