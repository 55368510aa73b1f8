import { expect, test } from 'vitest';
import { AVAILABLE, HIDDEN, SOLD_OUT } from '#ordering/menu/rules/menu.ts';
import { aCatalogueOf, aGroup, anItem, anOption } from '#testing/rules/builders.ts';
import { copyCatalogue } from './copy-catalogue.ts';

const ID = /"id":"([^"]+)"/g;
const idsIn = (value: object) => [...JSON.stringify(value).matchAll(ID)].map(([, id]) => id);
const without = (value: object) => JSON.stringify(value).replaceAll(ID, '');
let count = 0;
const newId = () => `new-${++count}`;

test('a copy has the same menus and order types, and no id of the first', () => {
  const groups = [aGroup('Size', [anOption('Half', 100), anOption('Full', 200)])];
  const catalogue = aCatalogueOf([anItem('tea', { groups }), anItem('cake')]);
  const copy = copyCatalogue(catalogue, newId);
  const ids = idsIn(copy);
  expect(ids).toHaveLength(idsIn(catalogue).length);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !id?.startsWith('new-'))).toEqual([]);
  expect(without(copy)).toBe(without(catalogue));
});

test('what is sold out in one kitchen is there in the other; what is hidden stays hidden', () => {
  const items = [anItem('tea', { state: SOLD_OUT, until: 5 }), anItem('cake', { state: HIDDEN })];
  const copied = copyCatalogue(aCatalogueOf(items), newId).menus[0]?.categories[0]?.items;
  expect(copied).toMatchObject([
    { state: AVAILABLE, until: null },
    { state: HIDDEN, until: null },
  ]);
});
