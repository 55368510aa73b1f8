import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aCategory, aMenu, anItem } from '#testing/rules/builders.ts';
import { leftByItem, menuWithLeft, portionsTaken } from './portions.ts';

const line = (itemId: string, quantity: number, discarded = false) => ({ itemId, quantity, discarded });

describe('what is left of a dish today', () => {
  test('is its count of today, on later days the usual number, and without one it is not counted', () => {
    const counted = [
      { itemId: 'biryani', remaining: 3, usual: 40, day: '2026-11-28' },
      { itemId: 'raita', remaining: 0, usual: null, day: '2026-11-28' },
    ];
    expect(leftByItem('2026-11-28', counted)).toEqual({ biryani: 3, raita: 0 });
    expect(leftByItem('2026-11-29', counted)).toEqual({ biryani: 40 });
  });

  test('is shown on the menu, where a dish of which none is left is sold out', () => {
    const menu = aMenu([aCategory([anItem('biryani'), anItem('raita', { until: 5 }), anItem('chai')])]);
    const [category] = menuWithLeft(menu, { biryani: 3, raita: 0 }).categories;
    expect(category?.items.map(({ left, state, until }) => [left, state, until])).toEqual([
      [3, 'Available', null],
      [0, 'Sold out', null],
      [undefined, 'Available', null],
    ]);
  });
});

describe('the portions that changes of orders take', () => {
  test('are those of a new order, all lines of a dish together', () => {
    const after = [line('biryani', 2), line('biryani', 1), line('raita', 4, true)];
    expect([...portionsTaken([{ before: null, after, givesBack: true }])]).toEqual([['biryani', 3]]);
  });

  test('are given back before anybody cooks, and not after', () => {
    const [before, after] = [[line('biryani', 2)], [line('biryani', 2, true)]];
    expect([...portionsTaken([{ before, after, givesBack: true }])]).toEqual([['biryani', -2]]);
    expect([...portionsTaken([{ before, after, givesBack: false }])]).toEqual([]);
  });

  test('are none for what moves to another order, also while it is cooked', () => {
    const moved = [line('biryani', 1)];
    const changes = [
      { before: [line('biryani', 2)], after: moved, givesBack: false },
      { before: null, after: moved, givesBack: true },
    ];
    expect([...portionsTaken(changes)]).toEqual([]);
  });

  test('sum to what is on the orders in the end, while nothing is cooked', () => {
    const lines = fc.array(
      fc.record({
        itemId: fc.constantFrom('a', 'b'),
        quantity: fc.integer({ min: 1, max: 9 }),
        discarded: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(fc.array(lines, { minLength: 2 }), (states) => {
        const sums = new Map([
          ['a', 0],
          ['b', 0],
        ]);
        states.forEach((after, at) => {
          const before = states[at - 1] ?? null;
          for (const [id, taken] of portionsTaken([{ before, after, givesBack: true }]))
            sums.set(id, (sums.get(id) ?? 0) + taken);
        });
        for (const [id, sum] of sums) {
          const last = states.at(-1)?.filter(({ itemId, discarded }) => itemId === id && !discarded) ?? [];
          expect(sum).toBe(last.reduce((all, { quantity }) => all + quantity, 0));
        }
      }),
    );
  });
});
