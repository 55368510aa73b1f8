import { expect, test } from 'vitest';
import { chooseVisit } from './cart-visit.ts';
import { withoutTable } from './visit.ts';

const visit = { slug: 'a', conf: 'Dine-In', iden: 'R3', idel: 'Table', men: null };
const plain = { conf: null, iden: null, idel: null, men: null };

test('the visit of another tab is taken if its cart holds something', () => {
  expect(chooseVisit(visit, ['b', 'a'])).toEqual(visit);
});

test('else the only store with a filled cart is taken', () => {
  expect(chooseVisit(visit, ['b'])).toEqual({ slug: 'b', ...plain });
  expect(chooseVisit(null, ['b'])).toEqual({ slug: 'b', ...plain });
});

test('no store is chosen among several', () => {
  expect(chooseVisit(null, ['b', 'c'])).toBeNull();
  expect(chooseVisit(visit, ['b', 'c'])).toEqual(visit);
  expect(chooseVisit(null, [])).toBeNull();
});

test('an unknown table is kept as text and removed from the visit', () => {
  expect(withoutTable(visit)).toEqual({ ...visit, iden: null, idel: null, unknownTable: 'Table R3' });
});
