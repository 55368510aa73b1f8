import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { categoryView, groupView, itemView, menuView, optionView } from '#testing/rules/catalogues.ts';
import { keepStates } from '../changes/keep-states.ts';
import { itemsIn } from '../map-items.ts';
import { changePrice, type PriceStep, ROUNDINGS } from '../prices/change-price.ts';
import { applyBulkEdit, type BulkEdit } from './bulk-edit.ts';

describe('a changed price', () => {
  test.each<[string, number, PriceStep, number, number]>([
    ['never becomes nothing', 1, { by: 'percent', rate: -99_99 }, 1, 1],
    ['nor by rounding', 40, { by: 'percent', rate: -10_00 }, 100, 1],
    ['nor by an amount that is more than it', 50_00, { by: 'amount', amount: -80_00 }, 100, 1],
    ['is no price where there was none', 0, { by: 'amount', amount: 10_00 }, 100, 0],
    ['is not more than any may be', 10_000_000_000, { by: 'percent', rate: 10_00 }, 1, 10_000_000_000],
    ['+10 %', 125_00, { by: 'percent', rate: 10_00 }, 1, 137_50],
    ['half up, to whole rupees', 125_00, { by: 'percent', rate: 10_00 }, 100, 138_00],
    ['rounded once: 2.46 %, not first to 100.50', 98_08, { by: 'percent', rate: 2_46 }, 100, 100_00],
    ['to fives', 122_49, { by: 'amount', amount: 0 }, 500, 120_00],
    ['to fives, half up', 122_50, { by: 'amount', amount: 0 }, 500, 125_00],
    ['to tens', 95_00, { by: 'amount', amount: -10_00 }, 1000, 90_00],
  ])('%s', (_, price, step, rounding, expected) => {
    expect(changePrice(price, step, rounding)).toBe(expected);
  });

  test('is the nearest multiple of the rounding, and never below a hundredth', () => {
    void fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_00 }),
        fc.integer({ min: -100_00, max: 200_00 }),
        fc.constantFrom(...ROUNDINGS),
        (price, rate, rounding) => {
          const changed = changePrice(price, { by: 'percent', rate }, rounding);
          expect(changed).toBeGreaterThanOrEqual(1);
          if (changed === 1) return;
          expect(changed % rounding).toBe(0);
          expect(Math.abs(changed - (price * (10_000 + rate)) / 10_000)).toBeLessThanOrEqual(rounding / 2);
        },
      ),
    );
  });
});

describe('bulk edits', () => {
  const info = groupView('info', [optionView('nuts', 'cashew')], { maxSelection: 0 });
  const sizes = groupView('size', [optionView('half', 120), optionView('full', 200)]);
  const extras = groupView('extras', [optionView('cheese', 30)], { required: false, maxSelection: 2 });
  const dosa = itemView('dosa', {
    configs: [info, sizes, extras],
    tags: ['Spicy'],
    until: '2027-01-01T00:00:00Z',
  });
  const catalogue = {
    orderConfigs: [],
    menus: [menuView('m', [categoryView('c', [dosa, itemView('idli')])])],
  };
  const edited = (edit: BulkEdit) => itemsIn(applyBulkEdit(catalogue, new Set(['dosa']), edit));
  const valuesOf = (items: ReturnType<typeof edited>) =>
    items[0]?.configs.map(({ contents }) => contents.map(({ value }) => value));

  test('change only the chosen items', () => {
    expect(edited({ kind: 'discount', discount: 5 }).map(({ discount }) => discount)).toEqual([5, 0]);
  });

  test('change the price of a dish, with or without its extras', () => {
    const price = { kind: 'price', step: { by: 'percent', rate: 10_00 }, rounding: 100 } as const;
    expect(valuesOf(edited({ ...price, withExtras: false }))).toEqual([['cashew'], [132, 220], [30]]);
    expect(valuesOf(edited({ ...price, withExtras: true }))).toEqual([['cashew'], [132, 220], [33]]);
  });

  test('change the veg mark of the chosen items', () => {
    expect(edited({ kind: 'veg', veg: 'egg' })).toMatchObject([{ veg: false, egg: true }, { veg: null }]);
    expect(edited({ kind: 'veg', veg: 'veg' }).map(({ veg }) => veg)).toEqual([true, null]);
  });

  test('change availability, which removes the end of a state, taxes and tags', () => {
    expect(edited({ kind: 'availability', state: 'Hidden' })[0]).not.toHaveProperty('until');
    const taxes = [{ label: 'GST', value: 5 }];
    expect(edited({ kind: 'taxes', taxes })[0]?.taxes).toEqual(taxes);
    expect(edited({ kind: 'tags', add: ['New', 'Spicy'], remove: ['Spicy'] })[0]?.tags).toEqual([
      'New',
      'Spicy',
    ]);
    expect(edited({ kind: 'tags', add: [], remove: ['Spicy'] })[0]?.tags).toEqual([]);
  });
});

test('an earlier menu takes the present states; items that are gone keep their earlier ones', () => {
  const of = (...items: ReturnType<typeof itemView>[]) => ({
    orderConfigs: [],
    menus: [menuView('m', [categoryView('c', items)])],
  });
  const earlier = of(
    itemView('idli', { state: 'Sold out', until: 'x' }),
    itemView('vada', { state: 'Hidden' }),
  );
  const kept = itemsIn(keepStates(earlier, of(itemView('idli'))));
  expect(kept.map(({ state, until }) => [state, until])).toEqual([
    ['Available', undefined],
    ['Hidden', undefined],
  ]);
});
