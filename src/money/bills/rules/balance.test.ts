import { describe, expect, test } from 'vitest';
import type { PaymentState } from '#money/payments/rules/payment.ts';
import { CANCELLED } from '#ordering/orders/rules/order.ts';
import {
  balanceOf,
  dueOf,
  type OrderBalance,
  owedToGuest,
  paymentOf,
  priceOf,
  roundOffOf,
  tabBalanceOf,
} from './balance.ts';

const ALONE = { sittingId: null };
const order: OrderBalance = { state: 1, amount: 500_00, roundOff: null, paid: 0, refunded: 0 };

test.each<[Partial<OrderBalance>, number]>([
  [{}, 500_00],
  [{ paid: 200_00 }, 300_00],
  [{ paid: 500_00 }, 0],
  [{ paid: 700_00 }, 0],
  // One item was removed, refunded, and put back.
  [{ paid: 500_00, refunded: 120_00 }, 120_00],
  [{ state: CANCELLED }, 0],
])('for an order of 500 with %j, %i is due', (more, due) => {
  expect(dueOf({ ...order, ...more })).toBe(due);
});

describe('what is owed to a guest', () => {
  const paid = { ...order, paid: 500_00 };

  test.each<[string, Partial<OrderBalance>, number]>([
    ['nothing for an order at its price', {}, 0],
    ['nothing where nothing was paid', { paid: 0, state: CANCELLED }, 0],
    ['the difference after an item was removed', { amount: 380_00 }, 120_00],
    ['all of a cancelled order, whatever its price', { state: CANCELLED, amount: 380_00 }, 500_00],
    ['less what was refunded already', { state: CANCELLED, refunded: 120_00 }, 380_00],
    ['everything that was paid a second time', { paid: 1000_00 }, 500_00],
    ['never a negative amount, when an item is put back', { refunded: 120_00 }, 0],
  ])('%s', (_, change, owed) => {
    expect(owedToGuest({ ...paid, ...change })).toBe(owed);
  });
});

describe('an order that is rounded to the rupee', () => {
  test.each([
    [583_72, 28],
    [623_50, 50],
    [623_49, -49],
    [866_26, -26],
    [500_00, 0],
    [0, 0],
  ])('changes %i paise by %i', (amount, roundOff) => {
    expect(roundOffOf(amount)).toBe(roundOff);
    const balance = balanceOf({ ...ALONE, roundOff: 0 }, { ...order, amount });
    expect(dueOf(balance)).toBe(amount + roundOff);
    expect([
      dueOf({ ...balance, paid: amount + roundOff }),
      owedToGuest({ ...balance, paid: amount + roundOff }),
    ]).toEqual([0, 0]);
  });

  test('is only rounded if that was decided when it was placed', () => {
    expect(balanceOf({ ...ALONE, roundOff: null }, { ...order, amount: 583_72 }).roundOff).toBeNull();
    expect(priceOf({ ...order, amount: 583_72, roundOff: 28, state: CANCELLED })).toBe(0);
  });

  test('keeps what its log says if it is a round of a sitting', () => {
    const round = { ...order, amount: 31_50, roundOff: -50 };
    expect(balanceOf({ sittingId: 'a sitting', roundOff: 50 }, round)).toEqual(round);
  });
});

describe('the rounds of a tab', () => {
  const first: OrderBalance = { ...order, amount: 115_50, roundOff: 50, paid: 100_00 };

  test('cost what those cost that are not cancelled, and all that was paid counts', () => {
    const second: OrderBalance = { ...order, amount: 31_50, roundOff: -50, paid: 10_00 };
    const cancelled: OrderBalance = { ...order, amount: 20_00, state: CANCELLED, paid: 5_00, refunded: 5_00 };
    const tab = tabBalanceOf([first, second, cancelled]);
    expect(tab).toEqual({ state: 1, amount: 147_00, roundOff: 0, paid: 115_00, refunded: 5_00 });
    expect(dueOf(tab)).toBe(37_00);
  });

  test('are not rounded if none is, and owe all that was paid if all are cancelled', () => {
    expect(tabBalanceOf([order, order])).toMatchObject({ amount: 1000_00, roundOff: null });
    const tab = tabBalanceOf([{ ...first, state: CANCELLED }]);
    expect([tab.state, owedToGuest(tab)]).toEqual([CANCELLED, 100_00]);
  });
});

test.each<[string, Partial<OrderBalance>, PaymentState, PaymentState]>([
  ['a part was paid', { paid: 100_00 }, 'paid', 'unpaid'],
  ['a dish was put back', { paid: 500_00, refunded: 20_00 }, 'paid', 'unpaid'],
  ['a dish was removed after a part payment', { amount: 100_00, paid: 100_00 }, 'unpaid', 'paid'],
  ['all of it was paid', { paid: 500_00 }, 'paid', 'paid'],
  ['nothing was paid', {}, 'unpaid', 'unpaid'],
  ['the rest is claimed', { paid: 100_00 }, 'claimed', 'claimed'],
  ['it was cancelled', { paid: 100_00, state: CANCELLED }, 'paid', 'paid'],
])('when %s', (_, change, payment, shown) => {
  expect(paymentOf({ ...order, ...change, payment })).toBe(shown);
});
