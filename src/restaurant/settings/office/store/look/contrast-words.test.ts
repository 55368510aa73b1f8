import { expect, test } from 'vitest';
import { contrastOf, formatRatio, gradeOf } from './contrast-words.ts';

test.each([
  [1, 'poor'],
  [2.99, 'poor'],
  [3, 'large'],
  [4.49, 'large'],
  [4.5, 'good'],
  [7, 'great'],
  [21, 'great'],
] as const)('%d is %s', (ratio, grade) => {
  expect(gradeOf(ratio)).toBe(grade);
});

test('a contrast is rounded down', () => {
  expect(formatRatio(4.49)).toBe('4.4 : 1');
  expect(contrastOf('000000', 'ffffff')).toEqual({ figure: '21.0 : 1', grade: 'great' });
});
