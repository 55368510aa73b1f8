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
    { label: 'Butter naan', count: 10 },
    { label: 'Chai', count: 1 },
    { label: 'Dal makhani', count: 1 },
  ]);
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
