import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupLists } from '#testing/rules/arbitraries.ts';
import { aGroup, anItem, anOption } from '#testing/rules/builders.ts';
import { holds } from '#testing/rules/expecting.ts';
import { isFromPrice, preselected, startingPrice } from './options.ts';
import { groupHint, shortLabel, toggleOption } from './options-sheet.ts';
import { resolveSelection } from './resolve-selection.ts';

describe('toggleOption', () => {
  test.each([
    ['information only: no tick', 0, [], 'A', [], false],
    ['single choice: the first', 1, [], 'A', ['A'], false],
    ['single choice: moves', 1, ['A'], 'B', ['B'], false],
    ['single choice: off again', 1, ['A'], 'A', [], false],
    ['multiple choice: one more', 2, ['A'], 'B', ['A', 'B'], false],
    ['multiple choice: off again', 2, ['A', 'B'], 'A', ['B'], false],
    ['multiple choice: off again above its cap', 2, ['A', 'B', 'C'], 'A', ['B', 'C'], false],
    ['at its cap of 2', 2, ['A', 'B'], 'C', ['A', 'B'], true],
    ['at its cap of 3', 3, ['A', 'B', 'C'], 'D', ['A', 'B', 'C'], true],
  ])('%s', (_, maxSelection, before, label, labels, isFull) => {
    expect(toggleOption({ maxSelection }, before, label)).toEqual({ labels, isFull });
  });

  test('never exceeds the cap, and reports it exactly when it refuses', () => {
    const ticks = fc.array(fc.constantFrom('A', 'B', 'C', 'D', 'E'), { maxLength: 30 });
    holds(
      fc.property(fc.nat(4), ticks, (maxSelection, wanted) => {
        let labels: string[] = [];
        for (const label of wanted) {
          const next = toggleOption({ maxSelection }, labels, label);
          const isFull = maxSelection > 1 && labels.length === maxSelection && !labels.includes(label);
          expect(next.isFull).toBe(isFull);
          if (isFull || maxSelection === 0) expect(next.labels).toEqual(labels);
          else expect(next.labels.includes(label)).toBe(!labels.includes(label));
          expect(next.labels.length).toBeLessThanOrEqual(maxSelection);
          expect(new Set(next.labels).size).toBe(next.labels.length);
          labels = next.labels;
        }
      }),
    );
  });
});

test.each([
  [0, 'Masala Dosa'],
  [1, 'Please select any 1 option'],
  [2, 'Select upto 2 options'],
  [7, 'Select upto 7 options'],
])('a group with a cap of %i says %j', (maxSelection, hint) => {
  expect(groupHint({ maxSelection }, 'Masala Dosa')).toBe(hint);
});

describe('preselected', () => {
  const ticked = [anOption('A', 1, { added: true }), anOption('B', 2), anOption('C', 3, { added: true })];
  test.each([
    [0, []],
    [1, ['A']],
    [2, ['A', 'C']],
    [5, ['A', 'C']],
  ])('with a cap of %i', (maxSelection, labels) => {
    expect(preselected(aGroup('G', ticked, { maxSelection })).map(({ label }) => label)).toEqual(labels);
  });
});

describe('startingPrice', () => {
  const size = aGroup('Size', [anOption('Full', 200_00), anOption('Half', 120_00)]);
  const required = { ...size, required: true };
  const dip = aGroup('Dip', [anOption('Mint', 10_00), anOption('Curd', 15_00)], { maxSelection: 2 });
  const notes = aGroup('Notes', [anOption('Nuts', 0, { text: 'Nuts' })], { maxSelection: 0 });
  const ticked = aGroup('Bread', [anOption('Naan', 40_00), anOption('Roti', 25_00, { added: true })]);

  test.each([
    ['no groups', [], 0],
    ['only an empty group', [aGroup('Gone', [])], 0],
    ['only information', [notes], 0],
    ['the only group, though it need not be chosen', [size], 120_00],
    ['the only choice, with information beside it', [size, notes], 120_00],
    ['the cheapest of what is required', [required, dip], 120_00],
    ['the cheapest of each required group', [required, { ...dip, required: true }], 130_00],
    ['nothing required among several', [size, dip], 0],
    ['what is ticked already', [ticked, dip], 25_00],
  ])('%s', (_, groups, price) => {
    expect(startingPrice({ groups })).toBe(price);
  });

  test('is the price of a simple item', () => {
    const item = anItem('idli');
    expect(startingPrice(item)).toBe(250_00);
    expect(resolveSelection(item, [])).toMatchObject({ base: startingPrice(item) });
  });

  test('is a price from the menu, and never below 0', () => {
    holds(
      fc.property(groupLists, (groups) => {
        const all = groups.flatMap(({ options }) => options.map(({ price }) => price));
        const price = startingPrice({ groups });
        expect(price).toBeGreaterThanOrEqual(0);
        expect(price).toBeLessThanOrEqual(all.reduce((total, one) => total + one, 0));
      }),
    );
  });
});

describe('isFromPrice', () => {
  const size = aGroup('Size', [anOption('Full', 200_00), anOption('Half', 120_00)], { required: true });
  const alike = aGroup('Heat', [anOption('Mild'), anOption('Hot')], { required: true });
  const extra = aGroup('Extra', [anOption('Cheese', 30_00)]);
  const ticked = (label: string) => ({
    ...size,
    options: size.options.map((option) => ({ ...option, added: option.label === label })),
  });
  const dips = aGroup('Dips', [anOption('Mint'), anOption('Curd', 15_00)], { required: true });

  test.each([
    ['of portions at several prices', [size], true],
    ['of portions with something beside them', [extra, alike, size], true],
    ['of portions of which the smallest is ticked', [ticked('Half')], true],
    ['of several that must be chosen from and may be more than one', [{ ...dips, maxSelection: 2 }], true],
    ['but not of portions of which the largest is ticked', [ticked('Full')], false],
    ['nor where all cost the same', [alike, aGroup('Price', [anOption('Regular', 90_00)])], false],
    ['nor for what can be left out', [extra, { ...alike, required: true }], false],
    ['nor of a single price', anItem('idli').groups, false],
    ['nor of nothing', [], false],
  ])('%s', (_, groups, isFrom) => {
    expect(isFromPrice({ groups })).toBe(isFrom);
  });
});

test.each([
  ['34 characters stay', 'x'.repeat(34), 'x'.repeat(34)],
  ['35 become 30 and an ellipsis', 'x'.repeat(35), `${'x'.repeat(30)}...`],
  ['a picture is one character', '🍛'.repeat(34), '🍛'.repeat(34)],
  ['a picture is not cut in two', '🍛'.repeat(35), `${'🍛'.repeat(30)}...`],
  ['nothing', '', ''],
])('a label: %s', (_, label, short) => {
  expect(shortLabel(label)).toBe(short);
});
