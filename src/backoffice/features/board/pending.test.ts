import { expect, test } from 'vitest';
import { withPending } from './pending.ts';
import { anItem, anOrder } from './testing/orders.ts';

const naan = anItem('Naan', { _id: 'naan' });
const dal = anItem('Dal', { _id: 'dal', ready: true });
const orders = [anOrder(1, { items: [naan, dal] }), anOrder(2, { items: [anItem('Chai')] })];

test('nothing under way: the very same orders', () => {
  expect(withPending(orders, new Map())).toBe(orders);
});

test('what is under way shows at once, and touches no other ticket', () => {
  const [first, second] = withPending(
    orders,
    new Map([
      ['naan', true],
      ['dal', false],
    ]),
  );
  expect(first?.items.map(({ ready }) => ready)).toEqual([true, false]);
  expect(second).toBe(orders[1]);
});

test('what the server has confirmed meanwhile is no longer touched', () => {
  expect(withPending(orders, new Map([['dal', true]]))[0]).toBe(orders[0]);
});
