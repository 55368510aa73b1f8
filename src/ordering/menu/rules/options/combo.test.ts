import { expect, test } from 'vitest';
import { withParts } from '#ordering/prices/rules/with-parts.ts';
import { aCategory, aGroup, aMenu, anOption } from '#testing/rules/builders.ts';
import { aCombo, aDish, aPart } from '#testing/rules/combos.ts';
import { SOLD_OUT } from '../menu.ts';
import { findOnSale, isCombo, thereIn } from './combo.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const thali = aDish('thali', 200_00, { taxes: [{ label: 'GST', rate: 500 }], discount: 1000 });
const lassi = aDish('lassi', 60_00, { label: 'Sweet Lassi', hsn: '0403' });
const cola = aDish('cola', 50_00);
const lunch = aCombo('lunch', 220_00, {
  Main: [aPart('thali')],
  Drink: [aPart('lassi', 10_00), aPart('cola'), aPart('gone')],
});
const menusOf = (...items: (typeof lunch)[]) => withParts([aMenu([aCategory(items)])]);
const drinksOf = (menus: ReturnType<typeof menusOf>) =>
  findOnSale(menus, 'lunch', NOW)?.item.groups[2]?.options.map(({ label }) => label);

test('a combo has its dishes as they are now: their names, what they cost and their taxes', () => {
  const [main, drink] = menusOf(thali, lassi, cola, lunch)[0]?.categories[0]?.items[3]?.groups.slice(1) ?? [];
  expect(main?.options).toMatchObject([
    { label: 'thali', price: 0, part: { worth: 180_00, taxes: [{ rate: 500 }], hsn: null } },
  ]);
  expect(drink?.options).toMatchObject([
    { label: 'Sweet Lassi', price: 10_00, part: { worth: 60_00, hsn: '0403' } },
    { label: 'cola', price: 0 },
    { label: 'gone' },
  ]);
});

test('dishes of one name can be told apart', () => {
  const menus = menusOf(thali, lassi, { ...cola, label: 'Sweet Lassi' }, lunch);
  expect(drinksOf(menus)).toEqual(['Sweet Lassi', 'Sweet Lassi (2)']);
  const tea = { label: 'Tea' };
  const kettle = aCombo('kettle', 50_00, { Hot: [aPart('one'), aPart('two'), aPart('three')] });
  const labels = withParts([
    aMenu([
      aCategory([
        aDish('one', 1, tea),
        aDish('two', 1, { label: 'Tea (3)' }),
        aDish('three', 1, tea),
        kettle,
      ]),
    ]),
  ])[0]?.categories[0]?.items[3]?.groups[1]?.options.map(({ label }) => label);
  expect(labels).toEqual(['Tea', 'Tea (3)', 'Tea (4)']);
});

test('a dish of a combo comes as it is first offered', () => {
  const group = aGroup('Portion', [anOption('Half', 90_00), anOption('Full', 150_00)], { required: true });
  const menus = menusOf({ ...thali, groups: [group] }, lassi, cola, lunch);
  expect(findOnSale(menus, 'lunch', NOW)?.item.groups[1]?.options[0]?.part?.selections).toEqual([
    { label: 'Portion', contents: ['Half'] },
  ]);
});

test('a combo is no part of another one', () => {
  const feast = aCombo('feast', 300_00, { Meal: [aPart('lunch'), aPart('thali')] });
  const menus = menusOf(thali, lassi, lunch, feast);
  expect(findOnSale(menus, 'feast', NOW)?.item.groups[1]?.options.map(({ label }) => label)).toEqual([
    'thali',
  ]);
  expect(isCombo(feast)).toBe(true);
  expect(isCombo(thali)).toBe(false);
});

test('a dish that is sold out can’t be chosen, until it is back', () => {
  const until = NOW + 60_000;
  const menus = menusOf(thali, { ...lassi, state: SOLD_OUT, until }, cola, lunch);
  expect(drinksOf(menus)).toEqual(['cola']);
  const later = findOnSale(menus, 'lunch', until)?.item.groups[2]?.options;
  expect(later).toHaveLength(2);
});

test('a combo is sold out where a needed choice has no dish left', () => {
  const out = menusOf({ ...thali, state: SOLD_OUT }, lassi, cola, lunch);
  expect(findOnSale(out, 'lunch', NOW)?.item.state).toBe(SOLD_OUT);
  const gone = menusOf(lassi, cola, lunch);
  expect(findOnSale(gone, 'lunch', NOW)?.item.state).toBe(SOLD_OUT);
});

test('the last portion of a dish is that of its combos too', () => {
  const menus = menusOf(thali, lassi, cola, lunch);
  expect(['thali', 'cola'].map((id) => thereIn(menus, NOW, { thali: 0, cola: 1 })(id))).toEqual([
    false,
    true,
  ]);
});
