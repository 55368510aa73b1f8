import { expect, test } from 'vitest';
import { trendLine } from './trend-line.ts';

test('a line rises from 0 at the bottom to the largest value at the top', () => {
  expect(trendLine([0, 5, 10], 100, 20)).toBe('0,20 50,10 100,0');
});

test.each([[[]], [[7]], [[0, 0]]])('there is no line through %j', (values) => {
  expect(trendLine(values, 100, 20)).toBeNull();
});
