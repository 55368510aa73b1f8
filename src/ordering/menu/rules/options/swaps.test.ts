import { expect, test } from 'vitest';
import { agreedEntry } from '#ordering/cart/rules/priced-cart.ts';
import { withParts } from '#ordering/prices/rules/with-parts.ts';
import { aCategory, aGroup, aMenu, anItem, anOption } from '#testing/rules/builders.ts';
import { aCombo, aPart } from '#testing/rules/combos.ts';
import { AVAILABLE, type Menu, SOLD_OUT } from '../menu.ts';
import { firstMissing, suggestedChoices } from './choices.ts';
import { findOnSale } from './combo.ts';
import { isSimple, startingPrice } from './options.ts';
import { resolveSelection } from './resolve-selection.ts';
import { shownOptions } from './shown-options.ts';
import { swapsOf, withSwaps } from './swaps.ts';

const tofu = anOption('Tofu instead of Paneer', 0, { swap: { from: 'paneer', to: 'tofu' } });
const group = aGroup('No Paneer today', [tofu], { required: true });
const swap = { itemId: 'tikka', keepsVeg: true, groups: [group] };
const AGREED = { label: group.label, contents: [tofu.label] };
const REGULAR = { label: 'Price', contents: ['Regular'] };
const swapped = (more = {}, by = swap) =>
  withSwaps([aMenu([aCategory([anItem('tikka', more), anItem('dal')])])], [by])[0]?.categories[0]?.items ??
  [];

test('a swap is a choice that costs nothing and that somebody has to make', () => {
  const [tikka, dal] = swapped();
  if (!tikka || !dal) throw new Error('There is no dish');
  expect(swapsOf(tikka)).toEqual([tofu]);
  expect(swapsOf(dal)).toEqual([]);
  expect(startingPrice(tikka)).toBe(250_00);
  expect(resolveSelection(tikka, [REGULAR]).faults).toEqual([{ fault: 'REQUIRED', group: group.label }]);
  expect(resolveSelection(tikka, []).faults).toEqual([{ fault: 'REQUIRED', group: group.label }]);
  expect(resolveSelection(tikka, [AGREED])).toMatchObject({ base: 250_00, faults: [] });
  expect(resolveSelection(tikka, [REGULAR, AGREED])).toMatchObject({ base: 250_00, faults: [] });
  expect(suggestedChoices(tikka)).toEqual({ Price: ['Regular'], [group.label]: [] });
  expect(firstMissing(tikka, suggestedChoices(tikka))).toEqual(group);
  expect(shownOptions(tikka, [REGULAR, AGREED])).toEqual([tofu.label]);
});

test('a line from before it has the choice once the guest agrees, and again without it when nothing is out', () => {
  const entryOf = (...selections: (typeof AGREED)[]) => ({
    itemId: 'tikka',
    selections,
    quantity: 2,
    label: 'Tikka',
    image: null,
    unit: 0,
  });
  const agreed = (menus: Menu[], entry: ReturnType<typeof entryOf>) => {
    const found = findOnSale(menus, 'tikka', 0);
    return found && agreedEntry(found, entry, 0);
  };
  const usual = [aMenu([aCategory([anItem('tikka')])])];
  const today = withSwaps(usual, [swap]);
  const both = { ...entryOf(REGULAR, AGREED), unit: 250_00 };
  expect(agreed(today, entryOf(REGULAR))).toEqual(both);
  expect(agreed(today, both)).toBeNull();
  expect(agreed(usual, both)).toEqual({ ...entryOf(REGULAR), unit: 250_00 });
  expect(agreed([aMenu([aCategory([anItem('tikka', { state: SOLD_OUT })])])], both)).toBeNull();
});

test('it comes once, however often a menu is sold', () => {
  const again = withSwaps(
    [aMenu([aCategory(swapped())])],
    [{ ...swap, groups: [{ ...group, required: false }] }],
  );
  expect(again[0]?.categories[0]?.items[0]?.groups).toMatchObject([{}, { required: false }]);
});

const size = aGroup('Size', [anOption('Half', 120_00), anOption('Full', 220_00)], { required: true });
const withOff = (...off: string[]) =>
  withSwaps(
    [aMenu([aCategory([anItem('tikka', { groups: [size], jain: true })])])],
    [{ itemId: 'tikka', keepsVeg: true, groups: [], off: off.map((option) => ({ group: 'Size', option })) }],
  );
const tikkaWithout = (...off: string[]) => withOff(...off)[0]?.categories[0]?.items[0] ?? anItem('none');

test('a size that is out is not offered, and the one that is left is said', () => {
  const tikka = tikkaWithout('Half');
  expect(tikka).toMatchObject({ state: AVAILABLE, jain: true });
  expect(tikka.groups[0]?.options.map(({ label }) => label)).toEqual(['Full']);
  expect(isSimple(tikka)).toBe(false);
  const full = [{ label: 'Size', contents: ['Full'] }];
  expect(resolveSelection(tikka, full)).toMatchObject({ base: 220_00, faults: [] });
  expect(shownOptions(tikka, full)).toEqual(['Full']);
  expect(resolveSelection(tikka, [{ label: 'Size', contents: ['Half'] }]).faults).not.toEqual([]);
});

test('a dish of which no size is left is sold out', () => {
  expect(tikkaWithout('Half', 'Full').state).toBe(SOLD_OUT);
});

test('a combo has no dish whose size is out', () => {
  const lunch = aCombo('lunch', 220_00, { Main: [aPart('tikka')] });
  const half = {
    ...size,
    options: size.options.map((option) => ({ ...option, added: option.label === 'Half' })),
  };
  const menus = withParts([aMenu([aCategory([anItem('tikka', { groups: [half] }), lunch])])]);
  const without = (option: string) =>
    withSwaps(menus, [{ itemId: 'tikka', keepsVeg: true, groups: [], off: [{ group: 'Size', option }] }]);
  expect(findOnSale(without('Full'), 'lunch', 0)?.item.state).toBe(AVAILABLE);
  expect(findOnSale(without('Half'), 'lunch', 0)?.item.state).toBe(SOLD_OUT);
});

test('what was said of a dish is not said of what is swapped in it', () => {
  const stated = { veg: true, jain: true, allergens: ['milk' as const], spice: 2 as const };
  expect(swapped(stated)[0]).toMatchObject({ veg: true, jain: false, allergens: null, spice: 2 });
  const unknown = { ...swap, keepsVeg: false };
  expect(swapped(stated, unknown)[0]).toMatchObject({ veg: null });
  expect(swapped({ veg: false }, unknown)[0]).toMatchObject({ veg: false });
});

test('a dish of which guests have to be told is in no combo', () => {
  const lunch = aCombo('lunch', 220_00, { Main: [aPart('tikka')] });
  const menus = withParts([aMenu([aCategory([anItem('tikka'), lunch])])]);
  expect(findOnSale(menus, 'lunch', 0)?.item.state).not.toBe(SOLD_OUT);
  expect(findOnSale(withSwaps(menus, [swap]), 'lunch', 0)?.item.state).toBe(SOLD_OUT);
});
