import { describe, expect, test } from 'vitest';
import { type Direction, nearest } from './nearest.ts';

// Two columns: a, b, c one below the other, and beside them d, e.
const SPOTS = [
  { id: 'a', x: 0, y: 0 },
  { id: 'b', x: 0, y: 200 },
  { id: 'c', x: 0, y: 500 },
  { id: 'd', x: 300, y: 0 },
  { id: 'e', x: 300, y: 320 },
];

describe('where an arrow leads', () => {
  test.each<[string, Direction, string | null]>([
    ['a', 'down', 'b'],
    ['b', 'up', 'a'],
    ['b', 'down', 'c'],
    ['c', 'down', null],
    ['a', 'up', null],
    ['a', 'left', null],
    ['a', 'right', 'd'],
    ['b', 'right', 'e'],
    ['c', 'right', 'e'],
    ['e', 'left', 'b'],
    ['d', 'down', 'e'],
  ])('from %s %s: %s', (from, direction, to) => {
    expect(nearest(SPOTS, from, direction)).toBe(to);
  });

  test('without a focus to the first, and nowhere without tickets', () => {
    expect(nearest(SPOTS, null, 'right')).toBe('a');
    expect(nearest(SPOTS, 'gone', 'up')).toBe('a');
    expect(nearest([], null, 'down')).toBeNull();
  });
});
