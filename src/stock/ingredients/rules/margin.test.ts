import { expect, test } from 'vitest';
import { marginOf, quartersOf, shareOf } from './margin.ts';

test('a margin is what a price leaves, and thin where food costs more than it may', () => {
  expect(marginOf(70, 200, 35)).toEqual({ percent: 65, isThin: false });
  expect(marginOf(71, 200, 35)).toEqual({ percent: 65, isThin: true });
  expect(marginOf(250, 200, 35)).toEqual({ percent: -25, isThin: true });
  expect(marginOf(70, 0, 35)).toBeNull();
  expect(marginOf(70, null, 35)).toBeNull();
});

test('food cost is a share of sales, and nothing without sales', () => {
  expect(shareOf(3_100, 10_000)).toBe(31);
  expect(shareOf(3_100, 0)).toBeNull();
});

test('dishes stand in four quarters: popular or not, profitable or not', () => {
  const dishes = [
    { name: 'Dosa', sold: 100, profit: 60 },
    { name: 'Thali', sold: 90, profit: 20 },
    { name: 'Biryani', sold: 10, profit: 150 },
    { name: 'Soup', sold: 5, profit: 10 },
  ];
  expect(quartersOf(dishes).map(({ name, quarter }) => [name, quarter])).toEqual([
    ['Dosa', 'keep'],
    ['Thali', 'raise'],
    ['Biryani', 'push'],
    ['Soup', 'off'],
  ]);
});

test('dishes that do alike are all kept, and none stands anywhere without dishes', () => {
  const alike = [
    { sold: 10, profit: 50 },
    { sold: 10, profit: 50 },
  ];
  expect(quartersOf(alike).map(({ quarter }) => quarter)).toEqual(['keep', 'keep']);
  expect(quartersOf([])).toEqual([]);
});
