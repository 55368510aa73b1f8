import { describe, expect, test } from 'vitest';
import { freeLabel } from './labels.ts';
import {
  addGroup,
  addOption,
  changeOption,
  duplicateGroup,
  groupKindOf,
  moveOption,
  removeOption,
  setAdded,
  setGroupKind,
  setMost,
} from './options.ts';
import { hasSimplePrice, priceRange, simplePriceOf, withSimplePrice } from './simple-price.ts';
import { aGroupView, anItemView, counter } from './testing/views.ts';

const option = (label: string, value: number | string, added = false) => ({
  _id: label,
  label,
  value,
  added,
});
const sizes = aGroupView('Size', { contents: [option('Half', 120), option('Full', 200, true)] });
const values = ({ contents }: typeof sizes) => contents.map(({ value }) => value);

describe('one price', () => {
  test.each([
    ['no options', anItemView('A', { configs: [] }), true, null],
    ['one that is always chosen', anItemView('A'), true, 100_00],
    [
      'one that is no price',
      anItemView('A', { configs: [{ ...sizes, contents: [option('A', 'x')] }] }),
      true,
      null,
    ],
    ['two sizes', anItemView('A', { configs: [sizes] }), false, null],
    ['a price and an extra', anItemView('A', { configs: [sizes, aGroupView('More')] }), false, null],
    ['a text only', anItemView('A', { configs: [aGroupView('I', { maxSelection: 0 })] }), false, null],
  ])('%s', (_, item, isSimple, price) => {
    expect([hasSimplePrice(item), simplePriceOf(item)]).toEqual([isSimple, price]);
  });

  test('is set, changed and removed, and its label in orders stays', () => {
    const named = anItemView('A', { configs: [{ ...sizes, contents: [option('Full', 200)] }] });
    expect(withSimplePrice(named, 150_50, counter()).configs).toMatchObject([
      { label: 'Size', contents: [{ label: 'Full', value: 150.5 }] },
    ]);
    expect(withSimplePrice(named, null, counter()).configs).toEqual([]);
    expect(withSimplePrice(anItemView('B', { configs: [sizes] }), 1, counter()).configs).toEqual([sizes]);
  });

  test('or a range over the options of the first group', () => {
    expect(priceRange(anItemView('A', { configs: [aGroupView('Empty'), sizes] }))).toEqual({
      from: 120_00,
      to: 200_00,
    });
    expect(priceRange(anItemView('A', { configs: [] }))).toBeNull();
  });
});

describe('the kind of choice', () => {
  test.each([
    [0, 'information'],
    [1, 'one'],
    [2, 'several'],
    [9, 'several'],
  ])('%i is %s', (maxSelection, choice) => {
    expect(groupKindOf({ maxSelection })).toBe(choice);
  });

  test('prices become texts and prices again, and a text that is no price becomes 0', () => {
    const read = setGroupKind({ ...sizes, required: true }, 'information');
    expect(read).toMatchObject({ maxSelection: 0, required: false });
    expect(values(read)).toEqual(['120', '200']);
    expect(values(setGroupKind(read, 'one'))).toEqual([120, 200]);
    expect(values(setGroupKind(changeOption(read, 'Half', { value: 'nuts' }), 'several'))).toEqual([0, 200]);
    expect(values(setGroupKind(changeOption(sizes, 'Half', { value: Number.NaN }), 'information'))).toEqual([
      '',
      '200',
    ]);
  });

  test('no more options are ticked beforehand than may be chosen', () => {
    const all = setGroupKind(sizes, 'several');
    const ticked = setAdded(setAdded(all, 'Half', true), 'Full', true);
    expect(ticked.contents.map(({ added }) => added)).toEqual([true, true]);
    expect(setGroupKind(ticked, 'one').contents.map(({ added }) => added)).toEqual([true, false]);
    expect(setAdded(sizes, 'Half', true).contents.map(({ added }) => added)).toEqual([true, false]);
  });

  test.each([
    [0, 2],
    [Number.NaN, 2],
    [3.7, 3],
    [1000, 100],
  ])('up to %d becomes up to %i', (asked, most) => {
    expect(setMost(sizes, asked).maxSelection).toBe(most);
  });
});

test('new groups and options get unique names', () => {
  const item = addGroup(
    addGroup(anItemView('A', { configs: [] }), 'Extras', counter('a')),
    'Extras',
    counter('b'),
  );
  expect(item.configs.map(({ label, required }) => [label, required])).toEqual([
    ['Extras', true],
    ['Extras (2)', false],
  ]);
  const copied = duplicateGroup(item, 'a-1', counter('c'));
  expect(copied.configs.map(({ label }) => label)).toEqual(['Extras', 'Extras (3)', 'Extras (2)']);
  const more = addOption(addOption(sizes, 'Full', counter('d')), 'Jumbo', counter('e'));
  expect(moveOption(removeOption(more, 'Half'), 'e-1', 0).contents.map(({ label }) => label)).toEqual([
    'Jumbo',
    'Full',
    'Full (2)',
  ]);
});

test.each([
  ['Dosa', [], 'Dosa'],
  ['Dosa', ['Dosa', 'Dosa (2)'], 'Dosa (3)'],
  ['Dosa (2)', ['Dosa (2)'], 'Dosa (3)'],
  ['x'.repeat(200), ['x'.repeat(200)], `${'x'.repeat(196)} (2)`],
])('%s beside %j', (label, taken, free) => {
  expect(freeLabel(label, taken)).toBe(free);
});
