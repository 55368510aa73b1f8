import { expect, test } from 'vitest';
import { SOLD_OUT } from '#ordering/menu/rules/menu.ts';
import { withSwaps } from '#ordering/menu/rules/options/swaps.ts';
import { aCategory, aGroup, aMenu, anItem, anOption } from '#testing/rules/builders.ts';
import {
  type LinkedLine,
  type LinkedOption,
  openLinkedCart,
  readLinkedCart,
  writeLinkedCart,
} from './linked-cart.ts';
import { linkedCartFaults } from './linked-cart-faults.ts';

const size = aGroup('Size', [anOption('Half', 120_00), anOption('Full', 200_00)], { required: true });
const extras = aGroup('Extras', [anOption('Ghee', 20_00, { added: true }), anOption('Nuts', 30_00)], {
  maxSelection: 2,
});
const pizza = (label: string) =>
  aGroup(label, [anOption('Veg', 100_00), anOption('Corn', 110_00)], { required: true });
const written = [
  aMenu([
    aCategory([
      anItem('tikka', { groups: [size] }),
      anItem('pizzas', { groups: [pizza('First'), pizza('Second')] }),
      anItem('plain'),
      anItem('sized', { groups: [size, extras] }),
      anItem('gone', { state: SOLD_OUT }),
    ]),
  ]),
];
const tofu = anOption('Tofu instead of Paneer', 0, { swap: { from: 'paneer', to: 'tofu' } });
const swap = aGroup('No Paneer today', [tofu], { required: true });
const menus = withSwaps(written, [{ itemId: 'tikka', keepsVeg: false, groups: [swap] }]);
const at = { time: { day: '2026-11-20', minute: 720 }, now: Date.parse('2026-11-20T06:30:00Z') };
const line = (dish: string, quantity = 1, ...options: LinkedOption[]): LinkedLine => ({
  dish,
  quantity,
  options,
});
const open = (...lines: LinkedLine[]) => openLinkedCart(lines, menus, at);

test('a cart reads as it was written', () => {
  const lines = [line('plain', 2), line('sized', 1, 'Full', 'Nuts & honey, “आधा”', ['Size', 'Full'])];
  expect(readLinkedCart(`#${writeLinkedCart(lines)}`)).toEqual(lines);
});

test.each([
  '',
  '#cart',
  '#cart=',
  '#cart=%',
  '#cart=[["plain",0]]',
  '#cart=[["plain",1.5]]',
  '#cart=[["plain",1,{}]]',
  '#cart=[["plain",1,["Size"]]]',
  '#cart={"plain":1}',
])('%s is no cart', (hash) => {
  expect(readLinkedCart(hash)).toBe(null);
});

test('options are found by their names, and what is ticked already stays', () => {
  const { lines } = open(line('plain', 3), line('sized', 1, 'Full'), line('sized', 1, 'Half', 'Nuts'));
  expect(lines.map(({ entry }) => [entry.quantity, entry.unit, entry.selections.at(-1)?.contents])).toEqual([
    [3, 250_00, ['Regular']],
    [1, 220_00, ['Ghee']],
    [1, 150_00, ['Nuts']],
  ]);
});

test('what can’t be ordered is said in words', () => {
  const cart = open(
    line('none'),
    line('gone'),
    line('sized', 1, 'Nuts'),
    line('plain', 1, 'Gold'),
    line('sized', 1, 'Half', 'Full'),
  );
  expect(linkedCartFaults(cart)).toEqual([
    'No menu of now has the dish none.',
    'Item plain has no option “Gold”.',
    'Item gone is not available right now.',
    'Item sized: choose from “Size”.',
    'Item sized: choose at most 1 from “Size”.',
  ]);
  expect(linkedCartFaults(open(line('plain')))).toEqual([]);
});

test('a link never chooses what a dish is made with instead: the cart asks', () => {
  const named = line('tikka', 1, 'Half', tofu.label);
  for (const linked of [line('tikka', 1, 'Half'), named]) {
    const [shown] = open(linked).lines;
    expect(shown).toMatchObject({ trouble: 'changed', entry: { unit: 120_00 } });
    expect(shown?.entry.selections).toEqual([{ label: 'Size', contents: ['Half'] }]);
    expect(shown?.selections.at(-1)).toEqual({ label: swap.label, contents: [tofu.label] });
  }
  expect(linkedCartFaults(open(line('tikka', 1, 'Half')))).toEqual([
    'Item tikka needs the guest’s agreement: “No Paneer today: Tofu instead of Paneer”. Tell the guest. If they want it, name “Tofu instead of Paneer” among the options; they choose it in the cart.',
  ]);
  expect(linkedCartFaults(open(named))).toEqual([]);
  expect(linkedCartFaults(open(line('tikka', 1, tofu.label)))).toEqual(['Item tikka: choose from “Size”.']);
});

test('an option that two groups have is chosen in neither, until its group is named', () => {
  expect(linkedCartFaults(open(line('pizzas', 1, 'Veg')))).toEqual([
    'Item pizzas has the option “Veg” in “First” and “Second”: name it with its group under inGroups.',
    'Item pizzas: choose from “First”.',
    'Item pizzas: choose from “Second”.',
  ]);
  const { lines, ...cart } = open(line('pizzas', 1, ['First', 'Veg'], ['Second', 'Corn']));
  expect(linkedCartFaults({ lines, ...cart })).toEqual([]);
  expect(lines[0]?.entry.selections).toEqual([
    { label: 'First', contents: ['Veg'] },
    { label: 'Second', contents: ['Corn'] },
  ]);
  expect(linkedCartFaults(open(line('sized', 1, 'Half', ['Extras', 'Full'])))).toEqual([
    'Item sized has no option “Full” in “Extras”.',
  ]);
});
