import { expect, test } from 'vitest';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { addTurns, turnFigures } from './turn-sums.ts';

const four = { sittings: 1, covers: 4, ms: 60 * MINUTE, revenue: 1000_00, revenueOfCovers: 1000_00 };
const unknown = { sittings: 2, covers: 0, ms: 61 * MINUTE, revenue: 500_50, revenueOfCovers: 0 };

test('figures of tables are averages of their sums', () => {
  expect(turnFigures(addTurns([four, unknown]))).toEqual({
    sittings: 3,
    covers: 4,
    turnMinutes: 40,
    revenue: 1500_50,
    perCover: 250_00,
  });
});

test('nothing is divided by nothing', () => {
  expect(turnFigures(addTurns([]))).toEqual({
    sittings: 0,
    covers: 0,
    turnMinutes: null,
    revenue: 0,
    perCover: null,
  });
});
