import { describe, expect, test } from 'vitest';
import { busyState, sharesOf } from './busy.ts';

const counts = (received: number, confirmed = 0, preparing = 0) => ({
  1: received,
  2: confirmed,
  3: preparing,
});

describe('a state has the board to itself', () => {
  test('once it has more tickets than a column shows, the busiest of several first', () => {
    expect(busyState(null, counts(7, 7, 7))).toBe(null);
    expect(busyState(null, counts(23))).toBe(1);
    expect(busyState(null, counts(9, 1, 12))).toBe(3);
    expect(busyState(null, counts(9, 9))).toBe(1);
  });

  test('until few of its tickets are left, even if other states are busier', () => {
    expect(busyState(1, counts(5, 20))).toBe(1);
    expect(busyState(1, counts(4, 7))).toBe(null);
    expect(busyState(1, counts(4, 20))).toBe(2);
  });
});

test('a wall gives busy states more columns and each state at least one', () => {
  expect(sharesOf(counts(23), 5)).toEqual(counts(3, 1, 1));
  expect(sharesOf(counts(12, 0, 11), 5)).toEqual(counts(2, 1, 2));
  expect(sharesOf(counts(2, 3, 4), 5)).toEqual(counts(1, 1, 1));
  expect(sharesOf(counts(0), 5)).toEqual(counts(1, 1, 1));
});
