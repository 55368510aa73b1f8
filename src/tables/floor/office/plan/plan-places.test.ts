import { expect, test } from 'vitest';
import type { TablePlace } from '#tables/table-list/rules/table-place.ts';
import { extentOf, isSamePlace, movedBy, placeOf, turned } from './plan-places.ts';

const place: TablePlace = { x: 3, y: 4, shape: 'round', turn: 0 };

test('tables that nobody has placed stand in rows of four', () => {
  expect(placeOf({ place, seats: 8 }, 5)).toEqual(place);
  expect(placeOf({ place: null, seats: 4 }, 0)).toEqual({ x: 0, y: 0, shape: 'square', turn: 0 });
  expect(placeOf({ place: null, seats: 6 }, 5)).toEqual({ x: 5, y: 4, shape: 'long', turn: 0 });
  expect(placeOf({ place: null, seats: null }, 3)).toMatchObject({ x: 15, y: 0 });
});

test('a plan is as large as its tables, never more than the grid', () => {
  expect(extentOf([])).toEqual({ wide: 1, high: 1 });
  expect(extentOf([place, { ...place, shape: 'long', x: 10 }])).toEqual({ wide: 15, high: 7 });
  expect(extentOf([{ ...place, x: 97 }], 4)).toEqual({ wide: 100, high: 11 });
});

test('a table is moved in whole steps and stays on the grid', () => {
  expect(movedBy(place, 1.4, -1.6)).toEqual({ ...place, x: 4, y: 2 });
  expect(movedBy(place, -9, -9)).toEqual({ ...place, x: 0, y: 0 });
  expect(movedBy({ ...place, shape: 'long' }, 200, 200)).toMatchObject({ x: 95, y: 97 });
});

test('eight turns lead back', () => {
  let turning = place;
  for (let turns = 0; turns < 7; turns++) turning = turned(turning);
  expect(turning.turn).toBe(315);
  expect(isSamePlace(turned(turning), place)).toBe(true);
  expect(isSamePlace(turning, place)).toBe(false);
});
