import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anySelections, groupLists, wantedItems } from '#testing/rules/arbitraries.ts';
import { aGroup, anItem, anOption } from '#testing/rules/builders.ts';
import { holds } from '#testing/rules/expecting.ts';
import type { OptionGroup } from '../menu.ts';
import { isExtra, isSimple, type Selection } from './options.ts';
import { resolveSelection, type SelectionFault } from './resolve-selection.ts';
import { shownOptions } from './shown-options.ts';

const size = aGroup('Size', [anOption('Half', 120_00), anOption('Full', 200_00)], { required: true });
const toppings = aGroup(
  'Toppings',
  [anOption('Cheese', 30_00), anOption('Olives', 20_00), anOption('Chilli')],
  {
    maxSelection: 2,
  },
);
const notes = aGroup('Notes', [anOption('Contains nuts', 0, { text: 'Contains nuts' })], {
  maxSelection: 0,
  required: true,
});
const pizza = anItem('pizza', { groups: [size, toppings, notes] });

const pick = (label: string, ...contents: string[]): Selection => ({ label, contents });

describe('resolveSelection refuses', () => {
  test.each<[string, Selection[], SelectionFault[]]>([
    ['an unknown group', [pick('Size', 'Half'), pick('Dip')], [{ fault: 'UNKNOWN_GROUP', group: 'Dip' }]],
    [
      'an unknown option',
      [pick('Size', 'Giant')],
      [{ fault: 'UNKNOWN_OPTION', group: 'Size', option: 'Giant' }],
    ],
    [
      'an option of another group',
      [pick('Size', 'Half'), pick('Toppings', 'Full')],
      [{ fault: 'UNKNOWN_OPTION', group: 'Toppings', option: 'Full' }],
    ],
    [
      'an option in other case',
      [pick('Size', 'half')],
      [{ fault: 'UNKNOWN_OPTION', group: 'Size', option: 'half' }],
    ],
    [
      'an option twice',
      [pick('Size', 'Half'), pick('Toppings', 'Cheese', 'Cheese')],
      [{ fault: 'REPEATED', group: 'Toppings' }],
    ],
    ['a group twice', [pick('Size', 'Half'), pick('Size', 'Half')], [{ fault: 'REPEATED', group: 'Size' }]],
    [
      'two of a single choice',
      [pick('Size', 'Half', 'Full')],
      [{ fault: 'TOO_MANY', group: 'Size', max: 1 }],
    ],
    [
      'more than the cap',
      [pick('Size', 'Half'), pick('Toppings', 'Cheese', 'Olives', 'Chilli')],
      [{ fault: 'TOO_MANY', group: 'Toppings', max: 2 }],
    ],
    ['a required group left out', [pick('Toppings', 'Cheese')], [{ fault: 'REQUIRED', group: 'Size' }]],
    [
      'a required group left empty',
      [pick('Size'), pick('Toppings', 'Cheese')],
      [{ fault: 'REQUIRED', group: 'Size' }],
    ],
    ['nothing at all', [], [{ fault: 'REQUIRED', group: 'Size' }]],
    [
      'a choice in an information group',
      [pick('Size', 'Half'), pick('Notes', 'Contains nuts')],
      [{ fault: 'TOO_MANY', group: 'Notes', max: 0 }],
    ],
    [
      'all of it, at once',
      [pick('Dip', 'Mint'), pick('Toppings', 'Cheese', 'Cheese', 'Gold')],
      [
        { fault: 'UNKNOWN_GROUP', group: 'Dip' },
        { fault: 'REQUIRED', group: 'Size' },
        { fault: 'UNKNOWN_OPTION', group: 'Toppings', option: 'Gold' },
        { fault: 'REPEATED', group: 'Toppings' },
        { fault: 'TOO_MANY', group: 'Toppings', max: 2 },
      ],
    ],
  ])('%s', (_, selections, faults) => {
    const resolved = resolveSelection(pizza, selections);
    expect(resolved).toEqual({ faults: expect.arrayContaining(faults) });
    expect(resolved.faults).toHaveLength(faults.length);
  });

  test('nothing chosen where nothing is required', () => {
    const item = anItem('extras', { groups: [toppings, notes] });
    const faults = [{ fault: 'NOTHING_CHOSEN', group: '' }];
    expect(resolveSelection(item, [])).toEqual({ faults });
    expect(resolveSelection(item, [pick('Toppings', 'Chilli')])).toEqual({ faults });
    expect(resolveSelection(anItem('bare', { groups: [] }), [])).toEqual({ faults });
  });

  test('a group without options, as if it did not exist', () => {
    const item = anItem('x', { groups: [size, aGroup('Gone', [], { required: true })] });
    expect(resolveSelection(item, [pick('Size', 'Half'), pick('Gone')]).faults).toEqual([
      { fault: 'UNKNOWN_GROUP', group: 'Gone' },
    ]);
    expect(resolveSelection(item, [pick('Size', 'Half')]).faults).toEqual([]);
  });
});

test('resolveSelection adds up what was chosen, in the order of the menu', () => {
  const resolved = resolveSelection(pizza, [
    pick('Toppings', 'Olives', 'Cheese'),
    pick('Size', 'Full'),
    pick('Notes'),
  ]);
  expect(resolved).toEqual({
    chosen: [
      { group: size, options: [size.options[1]] },
      { group: toppings, options: [toppings.options[0], toppings.options[1]] },
    ],
    base: 250_00,
    faults: [],
  });
});

describe('a simple item', () => {
  const group = aGroup('Price', [anOption('Regular', 80_00)]);
  const simple = anItem('idli', { groups: [group] });

  test.each([
    ['no groups', [], false],
    ['two options', [size], false],
    ['two groups', [group, aGroup('Dip', [anOption('Mint')])], false],
    ['an information group beside', [group, notes], false],
    ['only an information group', [notes], false],
    ['one group of one option', [group], true],
    ['an empty group beside', [group, aGroup('Gone', [])], true],
  ])('%s: %s', (_, groups, expected) => {
    expect(isSimple({ groups })).toBe(expected);
  });

  test.each([
    ['nothing', []],
    ['its group without its option', [pick('Price')]],
    ['its option', [pick('Price', 'Regular')]],
  ])('is chosen when the client says %s', (_, selections) => {
    const chosen = [{ group, options: group.options }];
    expect(resolveSelection(simple, selections)).toEqual({ chosen, base: 80_00, faults: [] });
  });

  test.each<[string, Selection[], string]>([
    ['another option', [pick('Price', 'Large')], 'UNKNOWN_OPTION'],
    ['another group', [pick('Cost')], 'UNKNOWN_GROUP'],
    ['another group with its option', [pick('Cost', 'Regular')], 'UNKNOWN_GROUP'],
    ['its option twice', [pick('Price', 'Regular', 'Regular')], 'REPEATED'],
  ])('is refused when the client says %s', (_, selections, fault) => {
    expect(resolveSelection(simple, selections).faults.map((found) => found.fault)).toContain(fault);
  });

  test('that costs nothing is refused', () => {
    const free = anItem('water', { groups: [aGroup('Price', [anOption('Glass', 0)])] });
    expect(resolveSelection(free, []).faults).toEqual([{ fault: 'NOTHING_CHOSEN', group: '' }]);
  });
});

describe('what comes on top of the price', () => {
  const only = aGroup('Add to it', [anOption('Ghee', 20_00)]);

  test.each([
    ['a size', pizza, size, false],
    ['toppings beside it', pizza, toppings, true],
    ['what is only said', pizza, notes, false],
    ['the only group of a dish, which makes its price', anItem('idli', { groups: [only] }), only, false],
    ['a group of another dish', pizza, only, false],
  ])('%s: %s', (_, item, group, expected) => {
    expect(isExtra(item, group)).toBe(expected);
  });
});

describe('any selection of a client', () => {
  const real = (groups: OptionGroup[]) => groups.filter(({ options }) => options.length > 0);

  /** States the rules again, independently, for any item that is not simple. */
  function isPossible(groups: OptionGroup[], selections: Selection[]): boolean {
    const contentsOf = (label: string) =>
      selections.filter((selection) => selection.label === label).flatMap(({ contents }) => contents);
    const isUnique = (labels: string[]) => new Set(labels).size === labels.length;
    const areGroupsKnown = selections.every(({ label }) =>
      real(groups).some((group) => group.label === label),
    );
    return (
      areGroupsKnown &&
      isUnique(selections.map(({ label }) => label)) &&
      real(groups).every((group) => {
        const wanted = contentsOf(group.label);
        const areKnown = wanted.every((label) => group.options.some((option) => option.label === label));
        const isFilled = wanted.length > 0 || !group.required || group.maxSelection === 0;
        return areKnown && isUnique(wanted) && wanted.length <= group.maxSelection && isFilled;
      })
    );
  }

  test('is priced only by options that exist and were selected', () => {
    holds(
      fc.property(groupLists, anySelections, (groups, selections) => {
        const resolved = resolveSelection({ groups }, selections);
        if (!('chosen' in resolved)) return;
        const options = resolved.chosen.flatMap((chosen) => chosen.options);
        expect(resolved.base).toBe(options.reduce((total, { price }) => total + price, 0));
        expect(resolved.base).toBeGreaterThan(0);
        for (const { group, options: some } of resolved.chosen) {
          expect(groups).toContain(group);
          expect(group.options).toEqual(expect.arrayContaining(some));
          expect(some.length).toBeLessThanOrEqual(group.maxSelection);
        }
      }),
    );
  });

  test('is accepted exactly when it is possible and costs something', () => {
    holds(
      fc.property(groupLists, anySelections, (groups, selections) => {
        fc.pre(!isSimple({ groups }));
        const asked = selections.flatMap(({ label, contents }) => {
          const group = groups.find((candidate) => candidate.label === label);
          return (group?.options ?? []).filter((option) => contents.includes(option.label));
        });
        const costs = asked.reduce((total, { price }) => total + price, 0);
        const resolved = resolveSelection({ groups }, selections);
        expect(resolved.faults.length === 0).toBe(isPossible(groups, selections) && costs > 0);
      }),
    );
  });

  test('is priced as the sum of its options when it is possible', () => {
    holds(
      fc.property(wantedItems, ({ item, selections }) => {
        const prices = selections.flatMap(({ label, contents }) => {
          const group = item.groups.find((candidate) => candidate.label === label);
          return contents.map((content) => group?.options.find((option) => option.label === content)?.price);
        });
        const base = prices.reduce<number>((total, price) => total + (price ?? Number.NaN), 0);
        expect(resolveSelection(item, selections)).toMatchObject({ base, faults: [] });
      }),
    );
  });

  test('can be empty for a simple item that costs something', () => {
    const price = fc.integer({ min: 1, max: 10_000_000_000 });
    holds(
      fc.property(price, fc.integer({ min: 1, max: 100 }), fc.boolean(), (base, maxSelection, required) => {
        const group = aGroup('Price', [anOption('Regular', base)], { required, maxSelection });
        expect(resolveSelection({ groups: [group] }, [])).toMatchObject({ base, faults: [] });
      }),
    );
  });
});

describe('options that are listed', () => {
  const price = aGroup('Price', [anOption('Regular', 130_00)], { required: true });
  const extra = aGroup('Extra', [anOption('Cheese', 30_00)]);
  const size = aGroup('Size', [anOption('Half', 80_00), anOption('Full', 130_00)], { required: true });
  const chosen = (...groups: { label: string; options: { label: string }[] }[]) =>
    groups.map(({ label, options }) => ({ label, contents: [options[0]?.label ?? ''] }));

  test.each([
    ['a single price is not', [price], [price], []],
    ['nor beside others', [price, extra], [price, extra], ['Cheese']],
    ['nor where it need not be chosen, but is all there is', [extra], [extra], []],
    ['a choice is', [size], [size], ['Half']],
    ['an extra of one is, since it can be left', [size, extra], [size, extra], ['Half', 'Cheese']],
  ])('%s', (_, groups, picked, told) => {
    expect(shownOptions({ groups }, chosen(...picked))).toEqual(told);
  });

  test('include those that the menu no longer has', () => {
    expect(shownOptions({ groups: [price] }, [{ label: 'Old', contents: ['Large'] }])).toEqual(['Large']);
  });
});
