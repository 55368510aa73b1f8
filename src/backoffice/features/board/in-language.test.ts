import { expect, test } from 'vitest';
import { inLanguage } from './in-language.ts';
import { linesOf } from './lines.ts';
import { anItem, anOrder } from './testing/orders.ts';
import { toCook } from './to-cook.ts';

const hindi = { label: 'पनीर टिक्का', options: ['आधा'] };
const paneer = anItem('Paneer tikka', {
  quantity: 2,
  configs: [{ label: 'Size', contents: ['Half'] }],
  options: ['Half'],
  translations: { hi: hindi },
});
const order = anOrder(1, {
  items: [paneer, anItem('Tea')],
  timeline: [
    { at: '2026-11-20T12:00:00.000Z', what: 'placed', state: 1 },
    { at: '2026-11-20T12:01:00.000Z', what: 'item_ready', item: 'Paneer tikka' },
  ],
});

test('a cook who reads Hindi reads the names that the order keeps', () => {
  const shown = inLanguage(order, 'hi');
  expect(linesOf(shown.items).map(({ label, options }) => [label, options])).toEqual([
    ['पनीर टिक्का', ['आधा']],
    ['Tea', []],
  ]);
  expect(toCook([shown])).toContainEqual({ label: 'पनीर टिक्का', count: 2 });
  expect(shown.timeline.map(({ item }) => item)).toEqual([undefined, 'पनीर टिक्का']);
});

test('what nobody has translated stays the same order', () => {
  expect(inLanguage(order, 'en')).toBe(order);
  const plain = anOrder(2);
  expect(inLanguage(plain, 'hi')).toBe(plain);
});
