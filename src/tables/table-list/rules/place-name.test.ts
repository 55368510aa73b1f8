import { expect, test } from 'vitest';
import { placeName } from './place-name.ts';

test.each([
  ['12', 'Table', 'Table 12'],
  ['12', 'Table 12', 'Table 12'],
  ['101', 'Room 101', 'Room 101'],
  ['1', 'Table 12', 'Table 12 1'],
  ['a', 'Table', 'Table a'],
  ['12', '', '12'],
  ['12', undefined, '12'],
])('%s, %s is %s', (iden, idel, name) => {
  expect(placeName({ iden, idel })).toBe(name);
});
