import { expect, test } from 'vitest';
import { firstNameOf, hasSomethingToRead, isPoor } from './feedback.ts';

test('fewer than three stars are poor', () => {
  expect([1, 2, 3, 4, 5].filter((overall) => isPoor({ overall }))).toEqual([1, 2]);
});

test.each<[number, string, boolean]>([
  [5, '', false],
  [3, '  ', false],
  [3, 'Lovely', true],
  [2, '', true],
])('%i stars with the words “%s” are to be read: %s', (overall, comment, isToRead) => {
  expect(hasSomethingToRead({ overall, comment })).toBe(isToRead);
});

test.each([
  ['Meera Nair', 'Meera'],
  ['  मीरा  नायर ', 'मीरा'],
  ['Meera', 'Meera'],
  ['', ''],
])('the first name of “%s” is “%s”', (name, first) => {
  expect(firstNameOf(name)).toBe(first);
});
