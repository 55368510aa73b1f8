import { describe, expect, test } from 'vitest';
import { at, minutes, order } from '../testing/order-view.ts';
import { isRunning, placedLately } from './running.ts';

describe('whether an order is still awaited', () => {
  test.each([
    ['while it is received', order(), 10, true],
    ['while it is prepared', order({ state: 3 }), 90, true],
    ['but not once it is served', order({ state: 4 }), 10, false],
    ['nor cancelled', order({ state: 5 }), 10, false],
    ['nor when everybody has forgotten it', order({ state: 3 }), 361, false],
    ['until it is fetched, however early it was placed', order({ pickupAt: at(480) }), 500, true],
    ['but not long after it was to be fetched', order({ pickupAt: at(480) }), 841, false],
  ])('%s', (_, placed, passed, isIt) => {
    expect(isRunning(placed, minutes(passed))).toBe(isIt);
  });
});

test('orders that may run are of this store and of today', () => {
  const placed = (slug: string, orderTime: string) => ({ profile: { slug }, orderTime });
  const [mine, theirs, old] = [placed('a', at(0)), placed('b', at(0)), placed('a', at(-2000))];
  expect(placedLately([mine, theirs, old], 'a', minutes(10))).toEqual([mine]);
});
