import { expect, test } from 'vitest';
import type { ApiSales } from '#programs/v1/wire/money.ts';
import { sayPairs, saySales, sayShortages, sayWaiting } from './say-figures.ts';

const QUIET: ApiSales = {
  from: '2026-11-24',
  to: '2026-11-24',
  currency: 'INR',
  orders: 0,
  cancelled: 0,
  amount: 0,
  ended: true,
  before: { from: '2026-11-17', to: '2026-11-17', orders: 0, amount: 0 },
  hours: [],
  days: [],
  dishes: [],
  orderTypes: [],
  taxes: [],
  received: [],
  refunded: [],
};

test('a day is said in rupees, compared with the same weekday', () => {
  const said = saySales({
    ...QUIET,
    orders: 12,
    cancelled: 1,
    amount: 12_000_50,
    before: { ...QUIET.before, orders: 10, amount: 10_000_00 },
    hours: [
      { hour: 9, orders: 2, amount: 1_000_00 },
      { hour: 20, orders: 10, amount: 11_000_50 },
    ],
    days: [{ day: '2026-11-24', orders: 12, amount: 12_000_50 }],
    dishes: [{ id: 'd', name: 'Masala dosa', quantity: 20, amount: 2_400_00 }],
    received: [{ method: 'Cash', times: 3, amount: 500_00 }],
  });
  expect(said.split('\n')).toEqual([
    'Tuesday 2026-11-24: ₹12,000.50 from 12 orders; 1 more were cancelled.',
    'Tuesday 2026-11-17: ₹10,000 from 10 orders, so 20 % more now.',
    'Busiest hours: from 8 pm ₹11,000.50 (10 orders), from 9 am ₹1,000 (2 orders).',
    'Sold most: 20 × Masala dosa (₹2,400).',
    'Received: ₹500 by Cash.',
  ]);
});

test.each([
  [0, 0, 'the same'],
  [100, 0, 'there was nothing then'],
  [50, 100, '50 % less now'],
])('sales of %i after %i are %s', (amount, before, said) => {
  expect(saySales({ ...QUIET, amount, before: { ...QUIET.before, amount: before } })).toContain(
    `so ${said}.`,
  );
});

test('a pair is said with its share of both dishes', () => {
  const dishes = [
    { id: 'a', name: 'Dosa', orders: 10 },
    { id: 'b', name: 'Coffee', orders: 8 },
  ];
  expect(
    sayPairs({ from: '2026-11-01', to: '2026-11-30', orders: 40, pairs: [{ dishes, together: 4 }] }),
  ).toContain(
    'Dosa and Coffee: together in 4, which is 40 % of the orders with Dosa and 50 % of those with Coffee.',
  );
});

test('who waits is said with what they wait for', () => {
  const order = { id: 'o', number: 7, table: '4', type: 'Dine-In', waited: 31, dishes: ['Dosa'] };
  const said = sayWaiting({
    orders: [
      { ...order, promised: 20, late: true, ready: false },
      { ...order, number: 8, table: null, promised: null, late: false, ready: true },
    ],
    calls: [{ table: '9', what: 'water', waited: 6 }],
  });
  expect(said.split('\n')).toEqual([
    '2 orders running: 1 late, 1 ready to be served, 0 in time.',
    'Late: order 7 (table “4”) waits 31 min, promised in 20; not cooked yet: Dosa.',
    'Ready: order 8 (Dine-In) is cooked, 31 min after it began.',
    'Table “9” has asked for “water” 6 min ago, and nobody is coming yet.',
  ]);
  expect(sayWaiting({ orders: [], calls: [] })).toBe('No order is running.');
});

test('what runs out is said as people count it', () => {
  const dish = { id: 'd', name: 'Dosa', until: null };
  const said = sayShortages({
    dishes: [
      { ...dish, soldOut: true, left: null },
      { ...dish, name: 'Vada', soldOut: false, left: 3 },
    ],
    ingredients: [{ id: 'i', name: 'Rice', unit: 'g', free: 2_500, par: 10_000, out: false }],
  });
  expect(said.split('\n')).toEqual([
    'Sold out: Dosa.',
    'Portions left: 3 of Vada.',
    'Ingredients to buy: Rice 2.5 kg left of 10 kg.',
  ]);
  expect(sayShortages({ dishes: [], ingredients: null })).toContain('the key lacks stock.write');
});
