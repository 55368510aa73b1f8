import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAllReady, linesOf, missingIn, optionsOf, portionsOff } from './lines.ts';
import { anItem, anOrder } from './testing/orders.ts';

const full = [{ label: 'Size', contents: ['Full'] }];
const half = [{ label: 'Size', contents: ['Half'] }];

test('the same dish with the same options is one line', () => {
  const items = [
    anItem('Naan', { _id: 'a', quantity: 2 }),
    anItem('Biryani', { _id: 'b', configs: full }),
    anItem('Naan', { _id: 'c', quantity: 4 }),
    anItem('Biryani', { _id: 'd', configs: half }),
  ];
  expect(linesOf(items).map(({ label, options, quantity, ids }) => [label, options, quantity, ids])).toEqual([
    ['Naan', [], 6, ['a', 'c']],
    ['Biryani', ['Full'], 1, ['b']],
    ['Biryani', ['Half'], 1, ['d']],
  ]);
});

test('the same dish with another note is another line', () => {
  const items = [
    anItem('Naan', { _id: 'a', remarks: 'No butter' }),
    anItem('Naan', { _id: 'b' }),
    anItem('Naan', { _id: 'c', remarks: 'No butter' }),
  ];
  expect(linesOf(items).map(({ note, ids }) => [note, ids])).toEqual([
    ['No butter', ['a', 'c']],
    ['', ['b']],
  ]);
});

test('two dishes that are called the same are two lines', () => {
  expect(linesOf([anItem('Special', { itemID: '1' }), anItem('Special', { itemID: '2' })])).toHaveLength(2);
});

test('what was taken off stands by itself, and does not keep the rest from being ready', () => {
  const items = [anItem('Naan', { _id: 'a', discarded: true }), anItem('Naan', { _id: 'b', ready: true })];
  expect(linesOf(items).map(({ discarded, ready, ids }) => [discarded, ready, ids])).toEqual([
    [true, false, ['a']],
    [false, true, ['b']],
  ]);
  expect(isAllReady({ items })).toBe(true);
});

test('a line is ready once all of it is', () => {
  const items = [anItem('Naan', { _id: 'a', ready: true }), anItem('Naan', { _id: 'b' })];
  expect(linesOf(items).map(({ ready }) => ready)).toEqual([false]);
  expect([isAllReady({ items }), missingIn({ items })]).toEqual([false, ['b']]);
});

test('no item is lost or doubled, in whatever sequence they come', () => {
  const item = fc.record({
    itemLabel: fc.constantFrom('Naan', 'Dal'),
    quantity: fc.integer({ min: 1, max: 9 }),
    discarded: fc.boolean(),
    configs: fc.constantFrom(full, half, []),
  });
  void fc.assert(
    fc.property(fc.array(item, { maxLength: 12 }), (drawn) => {
      const items = drawn.map(({ itemLabel, ...more }, index) =>
        anItem(itemLabel, { ...more, _id: `${index}` }),
      );
      const lines = linesOf(items);
      expect(lines.flatMap(({ ids }) => ids).toSorted()).toEqual(items.map(({ _id }) => _id).toSorted());
      const sum = (all: { quantity: number }[]) => all.reduce((total, { quantity }) => total + quantity, 0);
      expect(sum(lines)).toBe(sum(items));
    }),
  );
});

test('portions go from the last line first, and a line of which none stay goes whole', () => {
  const items = [anItem('Naan', { _id: 'a', quantity: 2 }), anItem('Naan', { _id: 'b', quantity: 3 })];
  expect(portionsOff(items, 1)).toEqual([{ itemId: 'b', keep: 2 }]);
  expect(portionsOff(items, 3)).toEqual([{ itemId: 'b' }]);
  expect(portionsOff(items, 4)).toEqual([{ itemId: 'b' }, { itemId: 'a', keep: 1 }]);
  expect(portionsOff(items, 5)).toEqual([{ itemId: 'b' }, { itemId: 'a' }]);
  const made = items.map((item) => ({ ...item, ready: item._id === 'b' }));
  expect(portionsOff(made, 1)).toEqual([{ itemId: 'a', keep: 1 }]);
});

test('the options of an item, in a line', () => {
  const configs = [
    { label: 'Size', contents: ['Full'] },
    { label: 'Extras', contents: ['Raita', 'No onion'] },
    { label: 'Nothing', contents: [] },
  ];
  expect(optionsOf(anItem('Biryani', { configs }))).toBe('Full · Raita · No onion');
  expect(optionsOf(anItem('Biryani', { configs, options: ['Raita'] }))).toBe('Raita');
  expect(isAllReady(anOrder(1, { items: [] }))).toBe(true);
});
