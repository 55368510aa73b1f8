import { expect, test } from 'vitest';
import { formatAge, minutesOf } from './age.ts';

const at = (minutes: number, seconds = 0) => (minutes * 60 + seconds) * 1000;

test.each([
  [-5_000, '0:00', 0],
  [at(0, 24), '0:24', 0],
  [at(9, 42), '9:42', 9],
  [at(65), '1:05 h', 65],
  [at(26 * 60), '26 h', 1560],
])('%i ms are shown as %s', (age, shown, minutes) => {
  expect([formatAge(age), minutesOf(age)]).toEqual([shown, minutes]);
});
