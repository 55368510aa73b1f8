import { expect, test } from 'vitest';
import { anItem, anOrder } from './testing/orders.ts';
import { hasItem, toCook } from './to-cook.ts';

test('what the kitchen has to make, over all tickets', () => {
  const naan = anItem('Butter naan', { quantity: 4 });
  const orders = [
    anOrder(1, { items: [naan, anItem('Dal makhani')] }),
    anOrder(2, { state: 3, items: [anItem('Butter naan', { quantity: 6 }), anItem('Chai')] }),
    anOrder(3, { items: [anItem('Prawns', { discarded: true }), anItem('Idli', { ready: true })] }),
    anOrder(4, { state: 4, items: [naan] }),
    anOrder(5, { payment: { state: 'awaiting', method: 'Online' }, items: [naan] }),
  ];
  expect(toCook(orders)).toEqual([
    { label: 'Butter naan', count: 10 },
    { label: 'Chai', count: 1 },
    { label: 'Dal makhani', count: 1 },
  ]);
});

test('a ticket does not ask for what was taken off it, nor for what is ready', () => {
  const items = [anItem('Prawns', { discarded: true }), anItem('Idli', { ready: true }), anItem('Chai')];
  const order = anOrder(1, { items });
  expect(['Prawns', 'Idli', 'Chai'].map((label) => hasItem(order, label))).toEqual([false, false, true]);
});
