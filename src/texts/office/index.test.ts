import { describe, expect, test } from 'vitest';
import { AppError } from '#platform/errors/rules/errors.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';
import { chooseLanguage, errorText, fieldTexts } from './index.ts';

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
    expect(errorText(hi, new AppError('BAD_TIME'))).toBe('The time must be hours 0-23 and minutes 0-59.');
  });
  test('nothing of what broke in the program', () => {
    expect(errorText(en, new TypeError('x is undefined'))).toBe('Something went wrong');
  });
});

test('both languages have as many lines where there is a list of them', () => {
  expect(hi.auth.points).toHaveLength(en.auth.points.length);
  expect(hi.order.reasons).toHaveLength(en.order.reasons.length);
});

describe('the faults of fields', () => {
  const refused = fieldFault({ email: { rule: 'email' }, name: { rule: 'tooLong', most: 80 } });

  test('are told in the language of the office', () => {
    expect(fieldTexts(en, refused)).toEqual({
      email: 'Please enter a valid email address.',
      name: 'At most 80 characters.',
    });
    expect(fieldTexts(hi, refused)).toEqual({
      email: 'कृपया सही ईमेल पता लिखें।',
      name: 'ज़्यादा से ज़्यादा 80 अक्षर।',
    });
  });

  test('are told in the words of the server where it knows rules that this page does not', () => {
    const details = {
      fields: { table: 'Is under water', name: 'Too short' },
      faults: { table: { rule: 'drowned' } },
    };
    expect(fieldTexts(hi, new AppError('VALIDATION', details))).toEqual({
      table: 'Is under water',
      name: 'Too short',
    });
  });

  test('are none where something else went wrong', () => {
    expect(fieldTexts(en, new AppError('INTERNAL'))).toEqual({});
    expect(fieldTexts(en, new Error('Other'))).toEqual({});
  });
});
