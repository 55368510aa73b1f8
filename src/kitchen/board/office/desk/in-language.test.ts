import { expect, test } from 'vitest';
import { mergeItems } from '../orders/lines.ts';
import { anOrder, anOrderedItem } from '../orders/testing/orders.ts';
import { toCook } from '../orders/to-cook.ts';
import { inLanguage } from './in-language.ts';

const hindi = { label: 'पनीर टिक्का', options: ['आधा'] };
const paneer = anOrderedItem('Paneer tikka', {
  quantity: 2,
  configs: [{ label: 'Size', contents: ['Half'] }],
  options: ['Half'],
  translations: { hi: hindi },
});
const order = anOrder(1, {
  items: [paneer, anOrderedItem('Tea')],
  timeline: [
    { at: '2026-11-20T12:00:00.000Z', what: 'placed', state: 1 },
    { at: '2026-11-20T12:01:00.000Z', what: 'item_ready', item: 'Paneer tikka' },
  ],
});

test('dishes, options and the timeline are translated', () => {
  const shown = inLanguage(order, 'hi');
  expect(mergeItems(shown.items).map(({ label, options }) => [label, options])).toEqual([
    ['पनीर टिक्का', ['आधा']],
    ['Tea', []],
  ]);
  expect(toCook([shown])).toContainEqual(
    expect.objectContaining({ label: 'पनीर टिक्का', options: 'आधा', count: 2 }),
  );
  expect(shown.timeline.map(({ item }) => item)).toEqual([undefined, 'पनीर टिक्का']);
});

test('an order without translations stays the same object', () => {
  expect(inLanguage(order, 'en')).toBe(order);
  const plain = anOrder(2);
  expect(inLanguage(plain, 'hi')).toBe(plain);
});
