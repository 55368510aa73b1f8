import { expect, test } from 'vitest';
import { isAllergy } from './allergy.ts';

test.each([
  ['', false],
  ['Naan after the starters', false],
  ['No peanuts, please: ALLERGY', true],
  ['allergic to cashew', true],
  ['lactose intolerant', true],
  ['मूँगफली से एलर्जी है', true],
])('“%s”: %s', (remarks, isOne) => {
  expect(isAllergy(remarks)).toBe(isOne);
});
