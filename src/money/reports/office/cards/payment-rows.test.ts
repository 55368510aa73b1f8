import { expect, test } from 'vitest';
import type { FlowMethod } from '../../rules/report-sums.ts';
import { modesOf, openRows, sumOf } from './payment-rows.ts';

const flow = (method: FlowMethod, amount: number) => ({ method, times: 1, amount });

test('each way of paying is one row, with the amounts received and refunded', () => {
  const received = [flow('UPI', 900), flow('Cash', 500)];
  const givenBack = [flow('Cash', 200), flow('', 50)];
  const rows = modesOf({ received, givenBack });
  expect(rows).toEqual([
    { method: 'UPI', received: 900, givenBack: 0 },
    { method: 'Cash', received: 500, givenBack: 200 },
    { method: '', received: 0, givenBack: 50 },
  ]);
  expect(sumOf(rows.map(({ received: came, givenBack: went }) => came - went))).toBe(1150);
});

test('refunds due to guests are listed after payments due from them, if there are any', () => {
  const due = [{ state: 'unpaid' as const, orders: 2, amount: 300 }];
  expect(openRows({ due, owed: { orders: 0, amount: 0 } })).toEqual(due);
  expect(openRows({ due, owed: { orders: 1, amount: 70 } })).toEqual([
    ...due,
    { state: 'owed', orders: 1, amount: 70 },
  ]);
});
