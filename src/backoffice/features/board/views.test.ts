import { expect, test } from 'vitest';
import { viewAfter, viewOf } from './views.ts';

test.each([
  [undefined, undefined, 'columns'],
  [undefined, 'expo', 'expo'],
  ['kitchen', 'expo', 'kitchen'],
  ['wall', 'toString', 'columns'],
])('asked for %s, remembered %s: %s', (asked, remembered, view) => {
  expect(viewOf(asked, remembered)).toBe(view);
});

test('the one after the last is the first', () => {
  expect((['columns', 'kitchen', 'expo'] as const).map(viewAfter)).toEqual(['kitchen', 'expo', 'columns']);
});
