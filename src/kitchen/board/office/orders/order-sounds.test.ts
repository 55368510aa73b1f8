import { expect, test } from 'vitest';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { soundFor } from './order-sounds.ts';
import { anOrder, anOrderedItem } from './testing/orders.ts';

type Entry = StaffOrderView['timeline'][number];
const at = '2026-11-20T12:01:00Z';
const changed = (orderNo: number, ...entries: Omit<Entry, 'at'>[]) => {
  const order = anOrder(orderNo);
  return { ...order, timeline: [...order.timeline, ...entries.map((entry) => ({ at, ...entry }))] };
};
const before = [anOrder(1), anOrder(2)];
const nobody = () => false;

test.each([
  ['nothing', [anOrder(1), anOrder(2)], null],
  ['a new order', [...before, anOrder(3)], null],
  ['a step', [changed(1, { what: 'confirmed', from: 1, state: 2 })], null],
  ['an item that is ready', [changed(1, { what: 'item_ready', item: 'Naan' })], null],
  ['an item that was taken off', [changed(1, { what: 'item_discarded', item: 'Naan' })], 'changed'],
  ['an item that was put back', [changed(1, { what: 'item_restored', item: 'Naan' })], 'changed'],
  ['a poor rating', [changed(1, { what: 'rated', stars: 2 })], 'changed'],
  ['a good rating', [changed(1, { what: 'rated', stars: 4 })], null],
  ['a cancelled order', [changed(2, { what: 'cancelled', from: 1, state: 5 })], 'cancelled'],
  [
    'both',
    [changed(1, { what: 'item_discarded' }), changed(2, { what: 'cancelled', from: 1, state: 5 })],
    'cancelled',
  ],
])('%s', (_, after, sound) => {
  expect(soundFor(before, after, nobody)).toBe(sound);
});

test('own changes make no sound', () => {
  const after = [changed(1, { what: 'item_discarded' })];
  expect(soundFor(before, after, (id) => id === 'order-1')).toBeNull();
});

test('an order sounds once when its last dish is ready, on the other screens', () => {
  const made = (ready: boolean, more: object = {}) =>
    anOrder(1, {
      items: [anOrderedItem('Naan', { ready: true }), anOrderedItem('Dal', { _id: 'dal', ready })],
      ...more,
    });
  expect(soundFor([made(false)], [made(true)], nobody)).toBe('ready');
  expect(soundFor([made(true)], [made(true)], nobody)).toBeNull();
  expect(soundFor([made(false)], [made(true, { state: 4 })], nobody)).toBeNull();
  expect(soundFor([made(false)], [made(true)], (id) => id === 'order-1')).toBeNull();
});
