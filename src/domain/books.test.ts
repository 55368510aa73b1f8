import { describe, expect, test } from 'vitest';
import { type Books, dueOf, owedBack } from './books.ts';
import { CANCELLED } from './order.ts';

const order: Books = { state: 1, amount: 500_00, paid: 0, refunded: 0 };

test.each<[Partial<Books>, number]>([
  [{}, 500_00],
  [{ paid: 200_00 }, 300_00],
  [{ paid: 500_00 }, 0],
  [{ paid: 700_00 }, 0],
  // One item was taken off, paid back, and put on again.
  [{ paid: 500_00, refunded: 120_00 }, 120_00],
  [{ state: CANCELLED }, 0],
])('of an order of 500 with %j there is %i to be paid', (more, due) => {
  expect(dueOf({ ...order, ...more })).toBe(due);
});

describe('what is owed to a customer', () => {
  const paid = { ...order, paid: 500_00 };

  test.each<[string, Partial<Books>, number]>([
    ['nothing for an order at its price', {}, 0],
    ['nothing where nothing was paid', { paid: 0, state: CANCELLED }, 0],
    ['what an item less makes', { amount: 380_00 }, 120_00],
    ['all of a cancelled one, whatever its price', { state: CANCELLED, amount: 380_00 }, 500_00],
    ['not what was given back already', { state: CANCELLED, refunded: 120_00 }, 380_00],
    ['what was paid twice', { paid: 1000_00 }, 500_00],
    ['never less than nothing, when an item is put back', { refunded: 120_00 }, 0],
  ])('%s', (_, change, owed) => {
    expect(owedBack({ ...paid, ...change })).toBe(owed);
  });
});
