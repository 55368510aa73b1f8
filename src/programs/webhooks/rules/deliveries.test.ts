import { expect, test } from 'vitest';
import { HOUR } from '#platform/time/rules/durations.ts';
import { isTaken, nextDelivery } from './deliveries.ts';

test('a delivery is tried six times within a day', () => {
  const tries = [0];
  for (let at: number | null = 0; at !== null; ) {
    at = nextDelivery(tries.length, at);
    if (at !== null) tries.push(at);
  }
  expect(tries).toHaveLength(6);
  expect(tries.at(-1)).toBeGreaterThan(20 * HOUR);
  expect(tries.at(-1)).toBeLessThanOrEqual(24 * HOUR);
});

test.each([
  [200, true],
  [204, true],
  [301, false],
  [410, false],
  [500, false],
  [0, false],
])('the answer %i', (status, taken) => {
  expect(isTaken(status)).toBe(taken);
});
