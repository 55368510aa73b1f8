import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holds } from '#testing/rules/expecting.ts';
import { divide, movesToLevel, roundOffsOf, sharesOf, tabOf, wasRounded } from './tab.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
const amounts = fc.oneof(fc.nat(500_00), fc.nat(9_000_000_000_000));

test('an order alone is a tab, and the rounds of a sitting share one', () => {
  expect(tabOf({ id: 'an order', sittingId: null })).toBe('an order');
  expect(tabOf({ id: 'an order', sittingId: 'a sitting' })).toBe('a sitting');
});

describe('an amount', () => {
  test.each<[number, number[], number[]]>([
    [100_00, [1, 1, 1], [33_34, 33_33, 33_33]],
    [100_01, [1, 1, 1], [33_34, 33_34, 33_33]],
    [10, [1, 2, 4], [1, 3, 6]],
    [1, [1, 3, 3], [0, 1, 0]],
    [7, [0, 0], [4, 3]],
    [0, [5, 5], [0, 0]],
    [-5, [1, 1], [-3, -2]],
    [5, [0, 3], [0, 5]],
  ])('of %i is divided in proportion to %j', (amount, weights, parts) => {
    expect(divide(amount, weights)).toEqual(parts);
  });

  test('is divided to the paisa, and nobody gets a paisa more or less than their part', () => {
    holds(
      fc.property(amounts, fc.array(amounts, { minLength: 1, maxLength: 12 }), (amount, weights) => {
        const parts = divide(amount, weights);
        expect(sum(parts)).toBe(amount);
        const all = BigInt(sum(weights));
        parts.forEach((part, at) => {
          const [exact, unit] =
            all === 0n ? [amount, weights.length] : [BigInt(amount) * BigInt(weights[at] ?? 0), all];
          const off = BigInt(part) * BigInt(unit) - BigInt(exact);
          expect(off < BigInt(unit) && off > -BigInt(unit)).toBe(true);
        });
      }),
    );
  });
});

describe('money that comes for a tab', () => {
  const owing = (...dues: number[]) => dues.map((due) => ({ due, isCancelled: due < 0 }));
  const tab = (...dues: number[]) => owing(...dues).map((one) => ({ ...one, due: Math.max(0, one.due) }));

  test.each<[string, number, number[], number[]]>([
    ['one order alone', 50_00, [80_00], [50_00]],
    ['two rounds, of which one is paid', 50_00, [0, 80_00], [0, 50_00]],
    ['two rounds by what is due', 50_00, [80_00, 20_00], [40_00, 10_00]],
    ['two rounds, and more came', 120_00, [80_00, 20_00], [80_00, 40_00]],
    ['two rounds, and more came than the last one of which is cancelled', 90_00, [80_00, -1], [90_00, 0]],
    ['rounds that are paid', 30_00, [0, 0, -1], [0, 30_00, 0]],
    ['rounds that are all cancelled', 30_00, [-1, -1], [0, 30_00]],
    ['nothing', 0, [10_00, 5_00], [0, 0]],
  ])('is shared by %s', (_, amount, dues, shares) => {
    expect(sharesOf(amount, tab(...dues))).toEqual(shares);
  });

  test('is shared to the paisa, never less than nothing, and never more than is due before all is paid', () => {
    const orders = fc.array(fc.record({ due: amounts, isCancelled: fc.boolean() }), { minLength: 1 });
    holds(
      fc.property(amounts, orders, (amount, some) => {
        const dues = some.map(({ due, isCancelled }) => ({ isCancelled, due: isCancelled ? 0 : due }));
        const shares = sharesOf(amount, dues);
        expect(sum(shares)).toBe(amount);
        expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
        const beyond = shares.filter((share, at) => share > (dues[at]?.due ?? 0));
        if (amount <= sum(dues.map(({ due }) => due))) expect(beyond).toEqual([]);
        expect(beyond.length).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('a tab is level', () => {
  test('after the surplus of one order has moved to those that owe, the latest receipt first', () => {
    const shares = [
      { receiptId: 'cash', amount: 30_00 },
      { receiptId: 'card', amount: 20_00 },
    ];
    const cancelled = { id: 'a', due: 0, owed: 50_00, shares };
    const unpaid = (id: string, due: number) => ({ id, due, owed: 0, shares: [] });
    expect(movesToLevel([cancelled, unpaid('b', 15_00), unpaid('c', 25_00)])).toEqual([
      { receiptId: 'card', from: 'a', to: 'b', amount: 15_00 },
      { receiptId: 'card', from: 'a', to: 'c', amount: 5_00 },
      { receiptId: 'cash', from: 'a', to: 'c', amount: 20_00 },
    ]);
    expect(movesToLevel([cancelled])).toEqual([]);
    expect(movesToLevel([unpaid('b', 15_00)])).toEqual([]);
  });

  test('whatever was paid for each order', () => {
    const share = fc.record({
      receiptId: fc.constantFrom('r', 's', 't'),
      amount: fc.integer({ min: 1, max: 900 }),
    });
    const order = fc.record({
      price: fc.nat(1000),
      shares: fc.uniqueArray(share, { selector: ({ receiptId }) => receiptId }),
    });
    holds(
      fc.property(fc.array(order, { maxLength: 6 }), (orders) => {
        const paid = new Map(
          orders.map(({ shares }, at) => [String(at), sum(shares.map((one) => one.amount))]),
        );
        const duesOf = () => orders.map(({ price }, at) => price - (paid.get(String(at)) ?? 0));
        const before = duesOf();
        const has = new Map(
          orders.flatMap(({ shares }, at) => shares.map((one) => [`${at} ${one.receiptId}`, one.amount])),
        );
        const moves = movesToLevel(
          orders.map(({ shares }, at) => {
            const due = before[at] ?? 0;
            return { id: String(at), due: Math.max(0, due), owed: Math.max(0, -due), shares };
          }),
        );
        for (const { receiptId, from, to, amount } of moves) {
          expect(amount).toBeGreaterThan(0);
          paid.set(from, (paid.get(from) ?? 0) - amount);
          paid.set(to, (paid.get(to) ?? 0) + amount);
          has.set(`${from} ${receiptId}`, (has.get(`${from} ${receiptId}`) ?? 0) - amount);
        }
        const after = duesOf();
        expect(sum(after)).toBe(sum(before));
        expect(Math.min(0, ...has.values())).toBe(0);
        expect(Math.max(0, ...after) === 0 || Math.min(0, ...after) === 0).toBe(true);
      }),
    );
  });
});

describe('the rounds of a tab are rounded once', () => {
  test('115.50 and 31.50 make 147', () => {
    expect(roundOffsOf([115_50, 31_50])).toEqual([50, -50]);
    expect(roundOffsOf([115_50])).toEqual([50]);
    expect(roundOffsOf([20, 20, 20])).toEqual([-20, -20, 80]);
    expect(roundOffsOf([])).toEqual([]);
  });

  test('to whole rupees after each round, and no round costs less than nothing', () => {
    holds(
      fc.property(fc.array(amounts, { maxLength: 10 }), (some) => {
        let all = 0;
        roundOffsOf(some).forEach((roundOff, at) => {
          const price = (some[at] ?? 0) + roundOff;
          expect(price).toBeGreaterThanOrEqual(0);
          all += price;
          const exact = sum(some.slice(0, at + 1));
          expect(all % 100).toBe(0);
          expect(all - exact).toBeGreaterThan(-50);
          expect(all - exact).toBeLessThanOrEqual(50);
        });
      }),
    );
  });
});

test.each([
  [694_90, 695_00, true],
  [694_90, 694_90, false],
  [694_90, 690_00, undefined],
  [694_90, undefined, undefined],
  [695_00, 695_00, undefined],
])('whether %i paise were rounded is told by what was taken: %s', (amount, taken, is) => {
  expect(wasRounded(amount, taken)).toBe(is);
});
