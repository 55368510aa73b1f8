import { expect, test } from 'vitest';
import type { StaffOrderView } from '#domain/api/order.ts';
import { newsOf } from './news.ts';
import { anItem, anOrder } from './testing/orders.ts';

type Entry = StaffOrderView['timeline'][number];
const at = '2026-11-20T12:01:00Z';
const with_ = (orderNo: number, ...entries: Omit<Entry, 'at'>[]) => {
  const order = anOrder(orderNo);
  return { ...order, timeline: [...order.timeline, ...entries.map((entry) => ({ at, ...entry }))] };
};
const before = [anOrder(1), anOrder(2)];
const nobody = () => false;

test.each([
  ['nothing', [anOrder(1), anOrder(2)], null],
  ['a new order', [...before, anOrder(3)], null],
  ['a step', [with_(1, { what: 'confirmed', from: 1, state: 2 })], null],
  ['an item that is ready', [with_(1, { what: 'item_ready', item: 'Naan' })], null],
  ['an item that was taken off', [with_(1, { what: 'item_discarded', item: 'Naan' })], 'changed'],
  ['an item that was put back', [with_(1, { what: 'item_restored', item: 'Naan' })], 'changed'],
  ['a cancelled order', [with_(2, { what: 'cancelled', from: 1, state: 5 })], 'cancelled'],
  [
    'both',
    [with_(1, { what: 'item_discarded' }), with_(2, { what: 'cancelled', from: 1, state: 5 })],
    'cancelled',
  ],
])('%s', (_, after, news) => {
  expect(newsOf(before, after, nobody)).toBe(news);
});

test('what was done at this screen is not told to it', () => {
  const after = [with_(1, { what: 'item_discarded' })];
  expect(newsOf(before, after, (id) => id === 'order-1')).toBeNull();
});

test('an order that is ready with its last dish is heard once, at the other screens', () => {
  const made = (ready: boolean, more: object = {}) =>
    anOrder(1, { items: [anItem('Naan', { ready: true }), anItem('Dal', { _id: 'dal', ready })], ...more });
  expect(newsOf([made(false)], [made(true)], nobody)).toBe('ready');
  expect(newsOf([made(true)], [made(true)], nobody)).toBeNull();
  expect(newsOf([made(false)], [made(true, { state: 4 })], nobody)).toBeNull();
  expect(newsOf([made(false)], [made(true)], (id) => id === 'order-1')).toBeNull();
});
