import { describe, expect, test } from 'vitest';
import { busyColumn, sharesOf } from './busy.ts';

const counts = (received: number, confirmed = 0, preparing = 0) => ({
  1: received,
  2: confirmed,
  3: preparing,
});

describe('a state takes the board for itself', () => {
  test('once it has more tickets than a column shows, and the busiest of several does', () => {
    expect(busyColumn(null, counts(7, 7, 7))).toBe(null);
    expect(busyColumn(null, counts(23))).toBe(1);
    expect(busyColumn(null, counts(9, 1, 12))).toBe(3);
    expect(busyColumn(null, counts(9, 9))).toBe(1);
  });

  test('until few of it are left, whatever comes to the others meanwhile', () => {
    expect(busyColumn(1, counts(5, 20))).toBe(1);
    expect(busyColumn(1, counts(4, 7))).toBe(null);
    expect(busyColumn(1, counts(4, 20))).toBe(2);
  });
});

test('on a wall the busy states have more room, and each has some', () => {
  expect(sharesOf(counts(23), 5)).toEqual(counts(3, 1, 1));
  expect(sharesOf(counts(12, 0, 11), 5)).toEqual(counts(2, 1, 2));
  expect(sharesOf(counts(2, 3, 4), 5)).toEqual(counts(1, 1, 1));
  expect(sharesOf(counts(0), 5)).toEqual(counts(1, 1, 1));
});
