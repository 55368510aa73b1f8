import { expect, test } from 'vitest';
import { anOrder, anOrderedItem } from './testing/orders.ts';
import { needsItem, toCook } from './to-cook.ts';

test('dishes are counted over all open orders', () => {
  const naan = anOrderedItem('Butter naan', { quantity: 4 });
  const orders = [
    anOrder(1, { items: [naan, anOrderedItem('Dal makhani')] }),
    anOrder(2, { state: 3, items: [anOrderedItem('Butter naan', { quantity: 6 }), anOrderedItem('Chai')] }),
    anOrder(3, {
      items: [anOrderedItem('Prawns', { discarded: true }), anOrderedItem('Idli', { ready: true })],
    }),
    anOrder(4, { state: 4, items: [naan] }),
    anOrder(5, { payment: { state: 'awaiting', method: 'Online' }, items: [naan] }),
  ];
  expect(toCook(orders)).toEqual([
    { key: 'Butter naan', label: 'Butter naan', options: '', count: 10, tickets: 2, combos: [] },
    { key: 'Chai', label: 'Chai', options: '', count: 1, tickets: 1, combos: [] },
    { key: 'Dal makhani', label: 'Dal makhani', options: '', count: 1, tickets: 1, combos: [] },
  ]);
});

test('a half is counted apart from a full', () => {
  const biryani = (portion: string, quantity: number) =>
    anOrderedItem('Veg biryani', { quantity, options: [portion] });
  const orders = [
    anOrder(1, { items: [biryani('Half', 1), biryani('Full', 2)] }),
    anOrder(2, { items: [biryani('Half', 1)] }),
  ];
  expect(toCook(orders).map(({ label, options, count }) => [count, label, options])).toEqual([
    [2, 'Veg biryani', 'Full'],
    [2, 'Veg biryani', 'Half'],
  ]);
  expect(orders.map((order) => needsItem(order, 'Veg biryani · Full'))).toEqual([true, false]);
});

test('an order needs neither removed nor ready dishes', () => {
  const items = [
    anOrderedItem('Prawns', { discarded: true }),
    anOrderedItem('Idli', { ready: true }),
    anOrderedItem('Chai'),
  ];
  const order = anOrder(1, { items });
  expect(['Prawns', 'Idli', 'Chai'].map((label) => needsItem(order, label))).toEqual([false, false, true]);
});
