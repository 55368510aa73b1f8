import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  countVariables,
  DEFAULT_TEMPLATES,
  endsWithWebOtp,
  fillTemplate,
  LONGEST_VALUE,
  matchesTemplate,
  shorten,
} from './dlt.ts';

const CODE = DEFAULT_TEMPLATES.code;

test.each([
  ['Your code is {#var#}.', 'Your code is 1234.', true],
  ['Your code is {#var#}.', 'Your code is 1234', false],
  ['Your code is {#var#}.', 'your code is 1234.', false],
  ['Your code is {#var#}.', 'Your code is .', false],
  ['Your code is {#var#}.', `Your code is ${'1'.repeat(30)}.`, true],
  ['Your code is {#var#}.', `Your code is ${'1'.repeat(31)}.`, false],
  ['{#var#}{#var#}', '12', true],
  ['{#var#}{#var#}', '1', false],
  ['{#var#}{#var#}', 'x'.repeat(61), false],
  ['{#var#}. {#var#}.', 'A. B. C. D.', true],
  ['No variable', 'No variable', true],
  ['No variable', 'No variable!', false],
  ['a.c', 'abc', false],
  ['{#var#}\n@{#var#} #{#var#}', 'Code 1234\n@menu.example #1234', true],
  ['{#var#} (a+)+$', `${'a'.repeat(20)}!`, false],
])('%j matches %j: %j', (template, message, passes) => {
  expect(matchesTemplate(template, message)).toBe(passes);
});

test('matches every template that is filled with values that fit', () => {
  const value = fc.string({ minLength: 1, maxLength: 30 });
  const part = fc.string({ maxLength: 10 });
  fc.assert(
    fc.property(fc.array(fc.tuple(value, part), { maxLength: 8 }), part, (pairs, first) => {
      const template = first + pairs.map(([, text]) => `{#var#}${text}`).join('');
      const values = pairs.map(([text]) => text);
      fc.pre(countVariables(template) === values.length);
      expect(matchesTemplate(template, fillTemplate(template, values) ?? '')).toBe(true);
    }),
  );
});

test('takes exactly one value for each variable', () => {
  expect(fillTemplate('{#var#} and {#var#}', ['1', '2'])).toBe('1 and 2');
  expect(fillTemplate('{#var#} and {#var#}', ['{#var#}', '2'])).toBe('{#var#} and 2');
  expect(fillTemplate('{#var#} and {#var#}', ['1'])).toBeNull();
  expect(fillTemplate('none', ['1'])).toBeNull();
});

test.each([
  [CODE.text, CODE.values, true],
  ['{#var#} is your code', ['code'], false],
  ['{#var#} is your code @{#var#} #{#var#}', ['code', 'host', 'code'], false],
  ['{#var#} is your code\n@{#var#} #{#var#}', ['code', 'store', 'code'], false],
  ['{#var#} is your code\n@{#var#} #{#var#}', ['code', 'host', 'order'], false],
] as const)('phones fill in the code of %j with %j: %j', (text, values, isFilled) => {
  expect(endsWithWebOtp({ text, values })).toBe(isFilled);
});

test.each([
  ['short', 'short'],
  ['x'.repeat(31), 'x'.repeat(30)],
  [`${'x'.repeat(28)}😀y`, `${'x'.repeat(28)}😀`],
  [`${'x'.repeat(29)}😀y`, 'x'.repeat(29)],
  ['😀'.repeat(16), '😀'.repeat(15)],
])('%j is shortened to %j', (value, expected) => {
  expect(shorten(value)).toBe(expected);
});

test('a shortened value fits, and no character is cut in half', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (value) => {
      const short = shorten(value);
      expect(short.isWellFormed()).toBe(true);
      expect(value.startsWith(short)).toBe(true);
      expect(short.length).toBeLessThanOrEqual(LONGEST_VALUE);
      if (value.length > LONGEST_VALUE) expect(short.length).toBeGreaterThanOrEqual(LONGEST_VALUE - 1);
    }),
  );
});
