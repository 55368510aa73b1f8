import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Selection } from '#ordering/menu/rules/options/options.ts';
import { priceCart } from '#ordering/prices/rules/price-cart.ts';
import { DAY, MINUTE } from '#platform/time/rules/durations.ts';
import { aPriceable } from '#testing/rules/builders.ts';
import { at, holds } from '#testing/rules/expecting.ts';
import {
  addToCart,
  type Cart,
  type CartLine,
  changeNote,
  changeQuantity,
  countItems,
  isExpired,
  joinCart,
  lineKey,
  MOST_LINES,
  MOST_QUANTITY,
  mergeLines,
  replaceLine,
} from './cart.ts';

const NOW = Date.UTC(2026, 10, 20, 12);

function line(itemId: string, quantity = 1, ...contents: string[]): CartLine {
  return { itemId, selections: [{ label: 'Size', contents }], quantity };
}

function cartOf(...lines: CartLine[]): Cart {
  return { lines, timestamp: NOW };
}

describe('isExpired', () => {
  test.each([
    ['30 minutes to the millisecond', 30 * MINUTE, true],
    ['a millisecond less', 30 * MINUTE - 1, false],
    ['a day', DAY, true],
    ['just started', 0, false],
  ])('%s', (_, age, expired) => {
    expect(isExpired(cartOf(line('idli')), NOW + age)).toBe(expired);
  });
});

describe('replaceLine', () => {
  const cart = cartOf(line('idli', 2, 'A'), line('dosa', 1, 'A'), line('idli', 3, 'B'));

  test('puts the changed line in the place of the former one', () => {
    const changed = line('idli', 5, 'C');
    const { lines, timestamp } = replaceLine(cart, lineKey(line('idli', 1, 'A')), changed);
    expect([lines, timestamp]).toEqual([[changed, ...cart.lines.slice(1)], NOW]);
  });

  test('merges lines that became equal, and changes nothing when the line is gone', () => {
    const same = line('idli', 4, 'B');
    expect(replaceLine(cart, lineKey(line('idli', 1, 'A')), same).lines).toEqual([
      line('idli', 7, 'B'),
      line('dosa', 1, 'A'),
    ]);
    expect(replaceLine(cart, lineKey(line('poha')), same)).toEqual(cart);
  });
});

describe('notes', () => {
  const plain = line('idli', 1, 'A');
  const noted = { ...plain, remarks: 'No onion' };

  test('keep lines apart; an empty note counts as none', () => {
    expect(mergeLines([plain, noted, { ...noted }, { ...plain, remarks: '' }])).toEqual([
      { ...plain, quantity: 2 },
      { ...noted, quantity: 2 },
    ]);
    expect(lineKey({ ...plain, remarks: '' })).toBe(lineKey(plain));
  });

  test('are changed in place or removed, and lines that became equal merge', () => {
    const cart = cartOf(plain, noted);
    const other = changeNote(cart, lineKey(noted), 'Extra hot');
    expect(other.lines).toEqual([plain, { ...plain, remarks: 'Extra hot' }]);
    expect(changeNote(cart, lineKey(noted), '').lines).toEqual([{ ...plain, quantity: 2 }]);
    expect(changeNote(cart, 'gone', 'Extra hot')).toEqual(cart);
  });
});

describe('lineKey', () => {
  test.each([
    ['another item', line('dosa', 1, 'A')],
    ['another option', line('idli', 1, 'B')],
    ['one option more', line('idli', 1, 'A', 'B')],
    ['no options', line('idli')],
    [
      'the same option of another group',
      { ...line('idli'), selections: [{ label: 'Dip', contents: ['A'] }] },
    ],
    ['labels that only look the same when joined', line('idli', 1, 'A","B')],
  ])('tells apart %s', (_, other) => {
    expect(lineKey(other)).not.toBe(lineKey(line('idli', 1, 'A')));
    expect(lineKey(line('idli', 1, 'A', 'B'))).not.toBe(lineKey(line('idli', 1, 'A","B')));
  });

  test('ignores the quantity, and groups with nothing ticked', () => {
    const padded = { ...line('idli', 7, 'A') };
    padded.selections = [{ label: 'Dip', contents: [] }, ...padded.selections];
    expect(lineKey(padded)).toBe(lineKey(line('idli', 1, 'A')));
  });

  const selections = fc.uniqueArray(
    fc.record({
      label: fc.constantFrom('Size', 'Dip', 'Spice'),
      contents: fc.uniqueArray(fc.constantFrom('A', 'B', 'C'), { maxLength: 3 }),
    }),
    { selector: ({ label }) => label },
  );

  test('ignores the order in which options were ticked', () => {
    const shuffled = selections.chain((all) =>
      fc.tuple(
        fc.constant(all),
        fc
          .shuffledSubarray(all, { minLength: all.length })
          .chain((list) =>
            fc.tuple(
              ...list.map(({ label, contents }) =>
                fc
                  .shuffledSubarray(contents, { minLength: contents.length })
                  .map((mixed) => ({ label, contents: mixed })),
              ),
            ),
          ),
      ),
    );
    holds(
      fc.property(shuffled, ([one, other]) => {
        const key = lineKey({ itemId: 'idli', selections: one });
        expect(lineKey({ itemId: 'idli', selections: other })).toBe(key);
      }),
    );
  });
});

describe('mergeLines', () => {
  const lines = fc.array(
    fc.record({
      itemId: fc.constantFrom('idli', 'dosa'),
      selections: fc.constantFrom<Selection[]>(
        [],
        [{ label: 'Size', contents: ['A'] }],
        [{ label: 'Size', contents: ['A', 'B'] }],
        [{ label: 'Size', contents: ['B', 'A'] }],
      ),
      quantity: fc.integer({ min: 1, max: 60 }),
    }),
    { maxLength: 12 },
  );

  const PRICES: Record<string, number> = { idli: 10_10, dosa: 99_99 };
  const priced = (list: CartLine[], rate: number) =>
    priceCart(
      list.map(({ itemId, selections, quantity }) => {
        const options = selections.flatMap(({ contents }) => contents).length;
        const taxes = [{ label: 'GST', rate }];
        return aPriceable((PRICES[itemId] ?? 0) + options * 5_05, { itemDiscount: 500, taxes, quantity });
      }),
      [{ label: 'Packing', kind: 'percentage', rate: 250 }],
    );

  test('keeps every key once, at its first place, with the same quantity in all', () => {
    holds(
      fc.property(lines, (list) => {
        const merged = mergeLines(list);
        expect(merged.map(lineKey)).toEqual([...new Set(list.map(lineKey))]);
        for (const one of merged) {
          const alike = list.filter((other) => lineKey(other) === lineKey(one));
          expect(countItems(cartOf(one))).toBe(countItems(cartOf(...alike)));
        }
      }),
    );
  });

  test('is idempotent, and does not change its input', () => {
    holds(
      fc.property(lines, (list) => {
        const before = JSON.stringify(list);
        const merged = mergeLines(list);
        expect(mergeLines(merged)).toEqual(merged);
        expect(JSON.stringify(list)).toBe(before);
      }),
    );
  });

  test('changes no total but the rounding of taxes, by a paisa for each line at most', () => {
    holds(
      fc.property(lines, fc.constantFrom(0, 250, 500, 1800, 10_000), (list, rate) => {
        const [before, after] = [priced(list, rate), priced(mergeLines(list), rate)];
        expect(after.cartValue).toBe(before.cartValue);
        expect(after.charges).toEqual(before.charges);
        const taxed = (cart: typeof before) => cart.taxes.reduce((total, { amount }) => total + amount, 0);
        const isExact = rate % 10_000 === 0;
        const leeway = isExact ? 0 : list.length;
        expect(Math.abs(taxed(after) - taxed(before))).toBeLessThanOrEqual(leeway);
        expect(after.grandTotal - before.grandTotal).toBe(taxed(after) - taxed(before));
      }),
    );
  });

  test('stops at 999 of one dish', () => {
    expect(mergeLines([line('idli', 998), line('idli', 1)])).toEqual([line('idli', 999)]);
    expect(mergeLines([line('idli', 998), line('idli', 2)])).toEqual([line('idli', MOST_QUANTITY)]);
  });
});

describe('addToCart', () => {
  test('starts a cart with the time of its first line', () => {
    expect(addToCart(null, line('idli'), NOW)).toEqual(cartOf(line('idli')));
  });

  test('keeps that time as more is added', () => {
    const cart = addToCart(cartOf(line('idli')), line('dosa'), NOW + MINUTE);
    expect(cart).toEqual(cartOf(line('idli'), line('dosa')));
  });

  test('merges equal lines', () => {
    const cart = addToCart(cartOf(line('idli', 2, 'A', 'B'), line('dosa')), line('idli', 3, 'B', 'A'), NOW);
    expect(cart.lines).toEqual([line('idli', 5, 'A', 'B'), line('dosa')]);
  });
});

describe('changeQuantity', () => {
  const cart = cartOf(line('idli', 2), line('dosa', 1));
  const key = lineKey(line('idli'));

  test.each([
    [-1, null],
    [0, null],
    [0.9, null],
    [Number.NaN, null],
    [1, 1],
    [2.9, 2],
    [999, 999],
    [1000, 999],
    [Number.POSITIVE_INFINITY, 999],
  ])('to %d', (quantity, expected) => {
    const left = expected === null ? [line('dosa')] : [line('idli', expected), line('dosa')];
    expect(changeQuantity(cart, key, quantity)).toEqual(cartOf(...left));
  });

  test('returns null when the only line is removed', () => {
    expect(changeQuantity(cartOf(line('idli')), key, 0)).toBeNull();
  });

  test('ignores an unknown line', () => {
    expect(changeQuantity(cart, lineKey(line('vada')), 5)).toEqual(cart);
  });

  test('does not change its input', () => {
    changeQuantity(cart, key, 9);
    expect(at(cart.lines, 0).quantity).toBe(2);
  });
});

test.each([
  ['no cart', null, 0],
  ['an empty cart', cartOf(), 0],
  ['several lines', cartOf(line('idli', 2), line('dosa', 3)), 5],
])('countItems of %s', (_, cart, count) => {
  expect(countItems(cart)).toBe(count);
});

describe('joinCart', () => {
  test('merges equal lines, appends new ones, and restarts the half hour', () => {
    const cart = cartOf(line('idli', 2, 'A'), line('vada'));
    const { cart: joined, leftOut } = joinCart(cart, [line('idli', 3, 'A'), line('dosa')], NOW + MINUTE);
    expect(joined.lines).toEqual([line('idli', 5, 'A'), line('vada'), line('dosa')]);
    expect(joined.timestamp).toBe(NOW + MINUTE);
    expect(leftOut).toBe(0);
  });

  test('leaves out and counts what is over the limit of a line or of the cart', () => {
    const cart = cartOf(...Array.from({ length: MOST_LINES - 1 }, (_, at) => line(`dish ${at}`)));
    const added = [line('dish 0', MOST_QUANTITY), line('fits', 4), line('does not', 6)];
    const { cart: joined, leftOut } = joinCart(cart, added, NOW);
    expect(joined.lines).toHaveLength(MOST_LINES);
    expect(at(joined.lines, 0).quantity).toBe(MOST_QUANTITY);
    expect(joined.lines.at(-1)).toEqual(line('fits', 4));
    expect(leftOut).toBe(1 + 6);
  });
});
