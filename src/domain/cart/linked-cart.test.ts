import { expect, test } from 'vitest';
import { SOLD_OUT } from '../menu/menu.ts';
import { aCategory, aGroup, aMenu, anItem, anOption } from '../testing/builders.ts';
import { type LinkedLine, openLinkedCart, readLinkedCart, writeLinkedCart } from './linked-cart.ts';
import { linkedCartFaults } from './linked-cart-faults.ts';

const size = aGroup('Size', [anOption('Half', 120_00), anOption('Full', 200_00)], { required: true });
const extras = aGroup('Extras', [anOption('Ghee', 20_00, { added: true }), anOption('Nuts', 30_00)], {
  maxSelection: 2,
});
const menus = [
  aMenu([
    aCategory([
      anItem('plain'),
      anItem('sized', { groups: [size, extras] }),
      anItem('gone', { state: SOLD_OUT }),
    ]),
  ]),
];
const at = { time: { day: '2026-11-20', minute: 720 }, now: Date.parse('2026-11-20T06:30:00Z') };
const line = (dish: string, quantity = 1, ...options: string[]): LinkedLine => ({ dish, quantity, options });
const open = (...lines: LinkedLine[]) => openLinkedCart(lines, menus, at);

test('a cart reads as it was written', () => {
  const lines = [line('plain', 2), line('sized', 1, 'Full', 'Nuts & honey, “आधा”')];
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
