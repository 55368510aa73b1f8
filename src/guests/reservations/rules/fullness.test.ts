import { expect, test } from 'vitest';
import { fullnessOf } from './fullness.ts';

test.each([
  ['nobody comes', 0, 40, 0],
  ['one party', 2, 40, 1],
  ['a quarter of the seats', 10, 40, 1],
  ['one more', 11, 40, 2],
  ['half', 20, 40, 2],
  ['three quarters', 30, 40, 3],
  ['nearly all', 39, 40, 4],
  ['two turns', 80, 40, 4],
  ['no seats are known', 6, 0, 1],
])('%s', (_, guests, seats, fullness) => expect(fullnessOf(guests, seats)).toBe(fullness));
