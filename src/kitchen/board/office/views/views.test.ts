import { expect, test } from 'vitest';
import { viewAfter, viewOf } from './views.ts';

test.each([
  [undefined, undefined, 'columns'],
  [undefined, 'expo', 'expo'],
  ['kitchen', 'expo', 'kitchen'],
  ['wall', 'toString', 'columns'],
])('address %s, remembered %s: %s', (inAddress, remembered, view) => {
  expect(viewOf(inAddress, remembered)).toBe(view);
});

test('the view after the last is the first', () => {
  expect((['columns', 'kitchen', 'expo'] as const).map(viewAfter)).toEqual(['kitchen', 'expo', 'columns']);
});
