import { expect, test } from 'vitest';
import type { OrderEvent } from '#ordering/orders/rules/order.ts';
import { readyEvents, readyParts } from './ready-parts.ts';

const combo = { id: 'combo', ready: false, dishes: 3, state: 2 as const };
const whole = (ready: boolean): OrderEvent => ({ what: 'ready', lineId: 'combo', ready });
const one = (part: number, ready = true): OrderEvent => ({
  what: 'part_ready',
  from: 2,
  to: 2,
  lineId: 'combo',
  part,
  ready,
});
const marksOf = (...events: OrderEvent[]) => [
  ...(readyParts(events.map((event) => ({ event }))).get('combo') ?? []),
];

test('dishes are marked one by one, and the last one makes the combo ready', () => {
  expect(readyEvents(combo, { ready: true, parts: [1] })).toEqual([one(1)]);
  expect(readyEvents(combo, { ready: true, parts: [0, 2] }, new Set([1]))).toEqual([whole(true)]);
  expect(readyEvents(combo, { ready: true })).toEqual([whole(true)]);
});

test('a dish that comes back leaves the others ready', () => {
  expect(readyEvents({ ...combo, ready: true }, { ready: false, parts: [1] })).toEqual([
    whole(false),
    one(0),
    one(2),
  ]);
  expect(readyEvents(combo, { ready: false, parts: [0] }, new Set([0, 1]))).toEqual([one(0, false)]);
});

test('what is so already is told nobody again, nor what is no dish of it', () => {
  expect(readyEvents(combo, { ready: true, parts: [1] }, new Set([1]))).toEqual([]);
  expect(readyEvents(combo, { ready: true, parts: [7] })).toEqual([]);
  expect(readyEvents({ ...combo, ready: true }, { ready: true, parts: [1] })).toEqual([]);
  expect(readyEvents(combo, { ready: false })).toEqual([]);
});

test('a dish that is no combo is marked as a whole, whatever is asked', () => {
  expect(readyEvents({ ...combo, dishes: 0 }, { ready: true, parts: [0] })).toEqual([whole(true)]);
});

test('the log tells which dishes are ready, until the line is marked or grows', () => {
  expect(marksOf(one(0), one(2), one(0, false))).toEqual([2]);
  expect(marksOf(one(0), whole(true))).toEqual([]);
  expect(marksOf(whole(true), whole(false), one(0), one(2))).toEqual([0, 2]);
  const more = { added: [], more: [{ lineId: 'combo', quantity: 1 }] };
  const grown: OrderEvent = {
    what: 'item',
    before: 1,
    after: 2,
    lineId: 'combo',
    discarded: false,
    edit: more,
  };
  expect(marksOf(one(0), grown)).toEqual([]);
  const off = (discarded: boolean): OrderEvent => ({
    what: 'item',
    before: 1,
    after: 1,
    lineId: 'two of it',
    of: 'combo',
    quantity: 2,
    discarded,
  });
  expect(marksOf(one(0), off(true))).toEqual([0]);
  expect(marksOf(one(0), off(true), off(false))).toEqual([]);
});
