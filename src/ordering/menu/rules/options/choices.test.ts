import { describe, expect, it } from 'vitest';
import { priceDish } from '#ordering/prices/rules/price-line.ts';
import type { OptionGroup } from '../menu.ts';
import {
  askedGroups,
  baseOf,
  choicesOf,
  firstMissing,
  selectionsOf,
  startingChoices,
  suggestedChoices,
} from './choices.ts';

const group = (
  label: string,
  maxSelection: number,
  options: [string, number][],
  extra: Partial<OptionGroup> = {},
) => ({
  id: label,
  label,
  description: '',
  required: false,
  maxSelection,
  options: options.map(([name, price]) => ({ id: name, label: name, price, text: null, added: false })),
  ...extra,
});

const portion = group(
  'Portion',
  1,
  [
    ['Full', 29_000],
    ['Half', 16_000],
  ],
  { required: true },
);
const heat = group(
  'Heat',
  1,
  [
    ['Mild', 0],
    ['Hot', 0],
  ],
  { required: true },
);
const extras = group('Extras', 2, [
  ['Chutney', 2_000],
  ['Raita', 3_000],
  ['Lime', 0],
]);
const about = group('About', 0, [['Peanuts', 0]]);
const item = { groups: [portion, heat, extras, about], discount: 0 };

describe('choices', () => {
  it('are those of a line of the cart, as far as the menu still has them', () => {
    const line = [
      { label: 'Portion', contents: ['Half'] },
      { label: 'Extras', contents: ['Raita', 'Papad', 'Chutney'] },
      { label: 'Sauce', contents: ['Mint'] },
    ];
    expect(choicesOf(item, line)).toEqual({
      Portion: ['Half'],
      Heat: [],
      Extras: ['Chutney', 'Raita'],
      About: [],
    });
    expect(choicesOf({ groups: [group('Size', 1, [['One', 5_000]])] }, [])).toEqual({ Size: ['One'] });
  });

  it('begins with what is ticked already, within the cap', () => {
    const ticked = { ...extras, options: extras.options.map((option) => ({ ...option, added: true })) };
    expect(startingChoices({ groups: [portion, ticked] })).toEqual({
      Portion: [],
      Extras: ['Chutney', 'Raita'],
    });
  });

  it('begins with the only option of a simple item', () => {
    expect(startingChoices({ groups: [group('Size', 1, [['One', 5_000]])] })).toEqual({ Size: ['One'] });
  });

  it('begins with the only option of each required group, and of no other', () => {
    const price = group('Price', 1, [['Regular', 13_000]], { required: true });
    const cheese = group('Extra', 1, [['Cheese', 3_000]]);
    const dish = { groups: [price, cheese, about], discount: 0 };
    expect(startingChoices(dish)).toEqual({ Price: ['Regular'], Extra: [], About: [] });
    expect(firstMissing(dish, startingChoices(dish))).toBeNull();
    expect(askedGroups(dish)).toEqual([cheese, about]);
  });

  it('suggests the first option of each required group, and leaves ticked and optional groups as they are', () => {
    const size = group(
      'Size',
      1,
      [
        ['Small', 5_000],
        ['Large', 9_000],
      ],
      { required: true },
    );
    const sides = group(
      'Sides',
      2,
      [
        ['Raita', 0],
        ['Papad', 0],
      ],
      { required: true },
    );
    expect(suggestedChoices({ groups: [size, extras, sides] })).toEqual({
      Size: ['Small'],
      Extras: [],
      Sides: [],
    });
    const ticked = {
      ...size,
      options: size.options.map((option) => ({ ...option, added: option.label === 'Large' })),
    };
    expect(suggestedChoices({ groups: [ticked] })).toEqual({ Size: ['Large'] });
    // Without it the dish would cost nothing.
    expect(suggestedChoices({ groups: [{ ...size, required: false }] })).toEqual({ Size: ['Small'] });
    expect(firstMissing({ groups: [sides] }, suggestedChoices({ groups: [sides] }))).toEqual(sides);
  });

  it('is put into the cart in the order of the menu, without groups that have no ticks', () => {
    const choices = { Extras: ['Raita', 'Chutney'], Portion: ['Full'], Heat: [] };
    expect(selectionsOf(item, choices)).toEqual([
      { label: 'Portion', contents: ['Full'] },
      { label: 'Extras', contents: ['Chutney', 'Raita'] },
    ]);
  });

  it('takes both discounts off with one rounding', () => {
    const base = baseOf(item, { Portion: ['Half'] });
    const dish = { item: { discount: 500 }, category: { discount: 1_000 } };
    expect(priceDish(base, dish, 2)).toEqual({ base: 16_000, unit: 13_680, savings: 2_320, total: 27_360 });
  });

  it('ignores information groups', () => {
    const priced = group('About', 0, [['Peanuts', 9_900]]);
    expect(baseOf({ groups: [priced] }, { About: ['Peanuts'] })).toBe(0);
  });

  it('names the first required group that is empty', () => {
    expect(firstMissing(item, { Extras: ['Lime'] })?.label).toBe('Portion');
    expect(firstMissing(item, { Portion: ['Full'] })?.label).toBe('Heat');
    expect(firstMissing(item, { Portion: ['Full'], Heat: ['Hot'] })).toBeNull();
  });

  it('names a group to choose from when the price would be nothing', () => {
    expect(firstMissing({ groups: [about, extras] }, { About: [] })?.label).toBe('Extras');
    expect(firstMissing({ groups: [extras] }, { Extras: ['Lime'] })).toBeNull();
  });
});
