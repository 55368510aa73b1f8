import { expect, test } from 'vitest';
import { cartChanges, shortDishes } from './cart-changes.ts';
import type { TableLine } from './shared-lines.ts';

const line = (change: Partial<TableLine['entry']> = {}, isOffered = true): TableLine => ({
  id: 'a',
  guest: 'me',
  isShared: false,
  isOffered,
  isSaved: true,
  entry: { itemId: 'tea', selections: [], quantity: 1, label: 'Tea', image: null, unit: 2000, ...change },
});

test.each<[string, TableLine[], unknown[]]>([
  ['nothing', [line()], []],
  ['a line that is gone', [], [{ what: 'gone', label: 'Tea' }]],
  ['another quantity', [line({ quantity: 2 })], [{ what: 'quantity', label: 'Tea', before: 1, now: 2 }]],
  ['another price', [line({ unit: 2500 })], [{ what: 'price', label: 'Tea', before: 2000, now: 2500 }]],
  ['a dish that has run out', [line({ unit: 0 }, false)], [{ what: 'notOffered', label: 'Tea' }]],
])('%s', (_, present, changes) => {
  expect(cartChanges([line()], present)).toEqual(changes);
});

const short = (left?: number) => shortDishes({ items: [{ itemLabel: 'Tea', left, wanted: 3 }] });

test.each<[string, TableLine[], ReturnType<typeof short>, unknown[]]>([
  ['too few', [line()], short(1), [{ what: 'few', label: 'Tea', wanted: 3, left: 1 }]],
  ['none', [line()], short(0), [{ what: 'notOffered', label: 'Tea' }]],
  ['none that the menu knows of too', [line({}, false)], short(), [{ what: 'notOffered', label: 'Tea' }]],
  ['enough', [line()], shortDishes({}), []],
])('%s of a dish are left', (_, present, dishes, changes) => {
  expect(cartChanges([line()], present, dishes)).toEqual(changes);
});
