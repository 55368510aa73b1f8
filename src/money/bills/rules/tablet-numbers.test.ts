import { expect, test } from 'vitest';
import { freeLetter, letterAt, needsNumbers } from './tablet-numbers.ts';

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [51, 'AZ'],
  [52, 'BA'],
])('letter %i is %s', (index, letter) => {
  expect(letterAt(index)).toBe(letter);
});

test.each([
  ['that no tablet has', [{ letter: 'A', endedOn: null }], [], 'B'],
  ['whose tablet went in an earlier financial year', [{ letter: 'A', endedOn: '2026-03-31' }], [], 'A'],
  ['but not of a tablet that went since April', [{ letter: 'A', endedOn: '2026-04-01' }], [], 'B'],
  ['but not one that stands on bills', [{ letter: 'A', endedOn: '2020-01-01' }], ['A', 'B'], 'C'],
])('a tablet gets the first letter %s', (_what, used, billed, letter) => {
  expect(freeLetter(used, billed, '2026-11-28')).toBe(letter);
});

test('a tablet needs more numbers when a hundred are left, in all of its blocks', () => {
  expect(needsNumbers([])).toBe(true);
  expect(needsNumbers([{ next: 401, last: 500 }])).toBe(true);
  expect(needsNumbers([{ next: 400, last: 500 }])).toBe(false);
  expect(
    needsNumbers([
      { next: 450, last: 500 },
      { next: 2001, last: 2500 },
    ]),
  ).toBe(false);
});
