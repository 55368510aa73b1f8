import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aCategory, aMenu, anItem } from '#domain/testing/builders.ts';
import { searchMenu, splitAtMatch } from './search.ts';

const dish = (label: string, veg: boolean, hindi?: string) =>
  anItem(label, { label, veg, translations: hindi ? { hi: { label: hindi } } : {} });

const menu = aMenu([
  aCategory([dish('Paneer  Tikka', true, 'पनीर टिक्का'), dish('Chicken 65', false)], { label: 'Starters' }),
  aCategory([dish('Dal Makhani', true), dish('Paneer Butter Masala', true)], {
    label: 'Curries',
    translations: { hi: { label: 'करी' } },
  }),
]);

const everything = () => true;
const labels = (query: string, isShown: (item: { veg: boolean | null }) => boolean = everything) =>
  searchMenu(menu, query, isShown).categories.map(({ label, items }) => [
    label,
    ...items.map((item) => item.label),
  ]);

describe('searching a menu', () => {
  test('ignores case and white space', () => {
    expect(labels(' PANEERTIK ')).toEqual([['Starters', 'Paneer  Tikka']]);
  });

  test('shows the whole category when its label matches', () => {
    expect(labels('curr')).toEqual([['Curries', 'Dal Makhani', 'Paneer Butter Masala']]);
  });

  test('finds in every language of the menu', () => {
    expect(labels('पनीरटिक्का')).toEqual([['Starters', 'Paneer  Tikka']]);
    expect(labels('करी')).toEqual([['Curries', 'Dal Makhani', 'Paneer Butter Masala']]);
  });

  test('leaves out what is not shown, and categories that have nothing left', () => {
    expect(labels('6')).toEqual([['Starters', 'Chicken 65']]);
    expect(labels('6', ({ veg }) => veg === true)).toEqual([]);
    expect(searchMenu(menu, 'paneer', everything).dishes).toBe(2);
  });
});

describe('the part of a label that matches', () => {
  test.each([
    ['Paneer  Tikka', 'rti', ['Panee', 'r  Ti', 'kka']],
    ['Dal Makhani', 'dal', ['', 'Dal', ' Makhani']],
    ['aab', 'ab', ['a', 'ab', '']],
    ['Dal', 'x', null],
    ['Dal', ' ', null],
  ])('%s, searched for %s', (label, query, parts) => {
    expect(splitAtMatch(label, query)).toEqual(parts);
  });

  test('the three parts are the label again', () => {
    void fc.assert(
      fc.property(fc.string(), fc.string({ maxLength: 3 }), (label, query) => {
        const parts = splitAtMatch(label, query);
        if (parts) expect(parts.join('')).toBe(label);
      }),
    );
  });
});
