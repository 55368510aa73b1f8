import { expect, test } from 'vitest';
import { firstLetter, initialsOf, toneOf } from './initials.ts';

test.each([
  ['', ''],
  ['   ', ''],
  ['asha', 'A'],
  ['Asha Rao', 'AR'],
  ['  Asha   Kumari  Rao ', 'AR'],
  ['आशा किरण', 'आकि'],
  ['👩🏽‍🍳 Ravi', '👩🏽‍🍳R'],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test.each([
  ['', ''],
  [' asha rao', 'A'],
  ['किरण', 'कि'],
])('the first letter of "%s" is "%s"', (name, letter) => {
  expect(firstLetter(name)).toBe(letter);
});

test('a name keeps its tone', () => {
  expect(toneOf('Asha Rao')).toBe(toneOf('Asha Rao'));
  expect(['', 'a', 'आशा', '👩🏽‍🍳'].every((name) => toneOf(name) >= 0 && toneOf(name) < 6)).toBe(true);
});
