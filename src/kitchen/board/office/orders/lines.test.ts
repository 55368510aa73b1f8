import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAllReady, mergeItems, missingIn, optionText, stationLines } from './lines.ts';
import { anOrder, anOrderedItem } from './testing/orders.ts';

const full = [{ label: 'Size', contents: ['Full'] }];
const half = [{ label: 'Size', contents: ['Half'] }];

test('the same dish with the same options is one line', () => {
  const items = [
    anOrderedItem('Naan', { _id: 'a', quantity: 2 }),
    anOrderedItem('Biryani', { _id: 'b', configs: full }),
    anOrderedItem('Naan', { _id: 'c', quantity: 4 }),
    anOrderedItem('Biryani', { _id: 'd', configs: half }),
  ];
  expect(
    mergeItems(items).map(({ label, options, quantity, ids }) => [label, options, quantity, ids]),
  ).toEqual([
    ['Naan', [], 6, ['a', 'c']],
    ['Biryani', ['Full'], 1, ['b']],
    ['Biryani', ['Half'], 1, ['d']],
  ]);
});

test('the same dish with another note is another line', () => {
  const items = [
    anOrderedItem('Naan', { _id: 'a', remarks: 'No butter' }),
    anOrderedItem('Naan', { _id: 'b' }),
    anOrderedItem('Naan', { _id: 'c', remarks: 'No butter' }),
  ];
  expect(mergeItems(items).map(({ note, ids }) => [note, ids])).toEqual([
    ['No butter', ['a', 'c']],
    ['', ['b']],
  ]);
});

test('two dishes with the same name are two lines', () => {
  expect(
    mergeItems([anOrderedItem('Special', { itemID: '1' }), anOrderedItem('Special', { itemID: '2' })]),
  ).toHaveLength(2);
});

test('a removed item is a line of its own and does not count for readiness', () => {
  const items = [
    anOrderedItem('Naan', { _id: 'a', discarded: true }),
    anOrderedItem('Naan', { _id: 'b', ready: true }),
  ];
  expect(mergeItems(items).map(({ discarded, ready, ids }) => [discarded, ready, ids])).toEqual([
    [true, false, ['a']],
    [false, true, ['b']],
  ]);
  expect(isAllReady({ items })).toBe(true);
});

test('a dish that was added stays apart from what was ordered first', () => {
  const items = [anOrderedItem('Naan', { _id: 'a' }), anOrderedItem('Naan', { _id: 'b', added: true })];
  expect(mergeItems(items).map(({ added, ids }) => [added, ids])).toEqual([
    [false, ['a']],
    [true, ['b']],
  ]);
});

test('a line is ready once all of its items are', () => {
  const items = [anOrderedItem('Naan', { _id: 'a', ready: true }), anOrderedItem('Naan', { _id: 'b' })];
  expect(mergeItems(items).map(({ ready }) => ready)).toEqual([false]);
  expect([isAllReady({ items }), missingIn({ items })]).toEqual([false, ['b']]);
});

test('at a station equal dishes keep one place, count what is to be made, and a tap takes back all of them at last', () => {
  const naan = (_id: string, quantity: number, ready: boolean) =>
    anOrderedItem('Naan', { _id, quantity, ready });
  const shown = (...items: ReturnType<typeof naan>[]) =>
    stationLines(items).map(({ label, ready, quantity, tapped }) => [
      label,
      ready,
      quantity,
      tapped.map(({ _id }) => _id),
    ]);
  const dal = anOrderedItem('Dal', { _id: 'dal' });
  const dalLine = ['Dal', false, 1, ['dal']];
  expect(shown(naan('a', 2, false), dal, naan('b', 1, false))).toEqual([
    ['Naan', false, 3, ['a', 'b']],
    dalLine,
  ]);
  expect(shown(naan('a', 2, true), dal, naan('b', 1, false))).toEqual([['Naan', false, 1, ['b']], dalLine]);
  expect(shown(naan('a', 2, true), dal, naan('b', 1, true))).toEqual([
    ['Naan', true, 3, ['a', 'b']],
    dalLine,
  ]);
});

test('no item is lost or doubled, whatever the sequence', () => {
  const item = fc.record({
    itemLabel: fc.constantFrom('Naan', 'Dal'),
    quantity: fc.integer({ min: 1, max: 9 }),
    discarded: fc.boolean(),
    configs: fc.constantFrom(full, half, []),
  });
  void fc.assert(
    fc.property(fc.array(item, { maxLength: 12 }), (drawn) => {
      const items = drawn.map(({ itemLabel, ...more }, index) =>
        anOrderedItem(itemLabel, { ...more, _id: `${index}` }),
      );
      const lines = mergeItems(items);
      expect(lines.flatMap(({ ids }) => ids).toSorted()).toEqual(items.map(({ _id }) => _id).toSorted());
      const sum = (all: { quantity: number }[]) => all.reduce((total, { quantity }) => total + quantity, 0);
      expect(sum(lines)).toBe(sum(items));
    }),
  );
});

test('options are joined in one text', () => {
  const configs = [
    { label: 'Size', contents: ['Full'] },
    { label: 'Extras', contents: ['Raita', 'No onion'] },
    { label: 'Nothing', contents: [] },
  ];
  expect(optionText(anOrderedItem('Biryani', { configs }))).toBe('Full · Raita · No onion');
  expect(optionText(anOrderedItem('Biryani', { configs, options: ['Raita'] }))).toBe('Raita');
});

test('an order of which everything was taken off is neither to be made nor to be handed over', () => {
  const order = anOrder(1, { items: [anOrderedItem('Idli', { discarded: true })] });
  expect([isAllReady(order), missingIn(order)]).toEqual([false, []]);
});
