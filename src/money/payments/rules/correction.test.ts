import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOwnMistake, isReversible, OWN_FOR_MS, sharesBack, takenBack } from './correction.ts';
import { SETTLED_BY } from './payment.ts';

const mistake = {
  method: 'Cash',
  amount: 100,
  tip: 0,
  reverses: null,
  isReversed: false,
  author: { kind: 'staff', id: 'ravi' },
  createdAt: 1_000,
};

test.each([
  ['money for the staff', {}, true],
  ['a tip alone', { amount: 0, tip: 5 }, true],
  ['what a gateway has', { method: 'gateway' }, false],
  ['what was taken back', { isReversed: true }, false],
  ['what takes back', { amount: -100, reverses: 'another' }, false],
  ['a loss', { method: 'WrittenOff' }, true],
])('whether it can be taken back: %s', (_, change, expected) => {
  expect(isReversible({ ...mistake, ...change })).toBe(expected);
});

test.each([
  ['their own, at once', {}, 'ravi', 1_000, true],
  ['their own, to the last moment', {}, 'ravi', 999 + OWN_FOR_MS, true],
  ['their own, later', {}, 'ravi', 1_000 + OWN_FOR_MS, false],
  ['somebody else’s', {}, 'meera', 1_000, false],
  ['the system’s', { author: { kind: 'system' } }, 'ravi', 1_000, false],
  ['a loss of their own', { method: 'LeftUnpaid' }, 'ravi', 1_000, false],
])('whether it needs no office: %s', (_, change, who, now, expected) => {
  expect(isOwnMistake({ ...mistake, ...change }, who, now)).toBe(expected);
});

describe('from which orders money is taken back', () => {
  const holding = fc.tuple(fc.nat(1_000), fc.nat(1_000)).map(([share, kept]) => ({ share, kept }));

  test('it is all of it, from no order more than it kept, from those that have it first', () => {
    fc.assert(
      fc.property(fc.array(holding, { maxLength: 5 }), fc.nat(3_000), (orders, amount) => {
        const back = sharesBack(amount, orders);
        const kept = orders.reduce((sum, each) => sum + each.kept, 0);
        if (amount > kept) {
          expect(back).toBeNull();
          return;
        }
        expect(back?.reduce((sum, each) => sum + each, 0) ?? 0).toBe(amount);
        const own = orders.reduce((sum, each) => sum + Math.min(each.share, each.kept), 0);
        back?.forEach((taken, at) => {
          const { share = 0, kept: most = 0 } = orders[at] ?? {};
          expect(taken).toBeLessThanOrEqual(most);
          if (amount <= own) expect(taken).toBeLessThanOrEqual(share);
        });
      }),
    );
  });

  test('it is the share of each order where nothing was given back', () => {
    expect(
      sharesBack(100, [
        { share: 60, kept: 90 },
        { share: 40, kept: 40 },
      ]),
    ).toEqual([60, 40]);
  });
});

test('what is owed takes losses off before khatas, and never more than there is', () => {
  const settled = fc.array(
    fc.record({ method: fc.constantFrom(...SETTLED_BY), khataId: fc.constant(null), amount: fc.nat(500) }),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(fc.nat(2_000), settled, (owed, all) => {
      const back = takenBack(owed, all);
      const [sum, most] = [back, all].map((some) => some.reduce((one, { amount }) => one + amount, 0));
      expect(sum).toBe(Math.min(owed, most ?? 0));
      const losses = all
        .filter(({ method }) => method !== 'Account')
        .reduce((one, each) => one + each.amount, 0);
      if (owed <= losses) expect(back.every(({ method }) => method !== 'Account')).toBe(true);
    }),
  );
});
