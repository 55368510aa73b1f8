import { describe, expect, test } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';
import { chooseLanguage, errorText } from './index.ts';

describe('the language at first', () => {
  test.each([
    ['hi', ['en-IN'], 'hi'],
    [null, ['fr', 'hi-IN', 'en'], 'hi'],
    [null, ['fr'], 'en'],
    ['toString', [], 'en'],
  ] as const)('remembered %s, preferred %j: %s', (remembered, preferred, language) => {
    expect(chooseLanguage(remembered, preferred)).toBe(language);
  });
});

describe('what is said of an error', () => {
  test('in the language of the interface', () => {
    expect(errorText(hi, new AppError('UNAVAILABLE'))).toBe(hi.errors.UNAVAILABLE);
  });
  test('the text of the server where there is none', () => {
    expect(errorText(hi, new AppError('MENU_NOT_FOUND'))).toBe('This menu does not exist.');
  });
  test('nothing of what broke in the program', () => {
    expect(errorText(en, new TypeError('x is undefined'))).toBe('Something went wrong');
  });
});

test('both languages have as many lines where there is a list of them', () => {
  expect(hi.auth.points).toHaveLength(en.auth.points.length);
  expect(hi.order.reasons).toHaveLength(en.order.reasons.length);
});
