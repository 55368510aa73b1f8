import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dueOf, type OrderBalance, owedToGuest, roundOffOf } from '#money/bills/rules/balance.ts';
import { PAID_BY, type PaidBy } from '#money/payments/rules/payment.ts';
import { CANCELLED, SERVED } from '#ordering/orders/rules/order.ts';
import { settlementOf } from './settlement.ts';

const balance: fc.Arbitrary<OrderBalance & { method: PaidBy }> = fc
  .record({
    state: fc.constantFrom(SERVED, CANCELLED),
    amount: fc.integer({ min: 0, max: 1_000_000 }),
    isRounded: fc.boolean(),
    paid: fc.integer({ min: 0, max: 1_500_000 }),
    method: fc.constantFrom(...PAID_BY),
    share: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ isRounded, share, ...order }) => ({
    ...order,
    roundOff: isRounded ? roundOffOf(order.amount) : null,
    refunded: Math.floor((order.paid * share) / 100),
  }));

const total = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

test('received, on account, lost, due, refunds due and rounding add up to the revenue, whatever guests ordered and paid', () => {
  fc.assert(
    fc.property(fc.array(balance, { maxLength: 8 }), (orders) => {
      const sold = orders.filter(({ state }) => state !== CANCELLED);
      const parts = settlementOf({
        received: orders.map(({ paid, method }) => ({ method, amount: paid })),
        givenBack: [{ amount: total(orders.map(({ refunded }) => refunded)) }],
        due: [{ amount: total(orders.map(dueOf)) }],
        owed: { amount: total(orders.map(owedToGuest)) },
        rounding: total(sold.map(({ roundOff }) => roundOff ?? 0)),
      });
      expect(total(parts.map(({ amount }) => amount))).toBe(total(sold.map(({ amount }) => amount)));
    }),
  );
});

test('parts of zero are left out', () => {
  const none = { givenBack: [], due: [], owed: { amount: 0 } };
  expect(settlementOf({ ...none, received: [{ method: 'Cash', amount: 6_061_00 }], rounding: 2_50 })).toEqual(
    [
      { part: 'received', amount: 6_061_00 },
      { part: 'rounding', amount: -2_50 },
    ],
  );
  expect(settlementOf({ ...none, received: [], rounding: 0 })).toEqual([{ part: 'received', amount: 0 }]);
});

test('what was settled without money is never received', () => {
  const received = [
    { method: 'Cash', amount: 100 },
    { method: 'Account', amount: 30 },
    { method: 'WrittenOff', amount: 20 },
    { method: 'LeftUnpaid', amount: 5 },
  ] as const;
  expect(
    settlementOf({ received: [...received], givenBack: [], due: [], owed: { amount: 0 }, rounding: 0 }),
  ).toEqual([
    { part: 'received', amount: 100 },
    { part: 'account', amount: 30 },
    { part: 'lost', amount: 25 },
  ]);
});
