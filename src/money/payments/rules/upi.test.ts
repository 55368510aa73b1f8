import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseHundredths } from '#platform/money/rules/money.ts';
import { holds } from '#testing/rules/expecting.ts';
import { isUtr, isVpa, payeeIn, tidyUtr, upiLink } from './upi.ts';

const payee = { vpa: 'saffronstreet@upi', name: 'Saffron Street' };

test('writes the link of an order exactly like this', () => {
  expect(upiLink(payee, { orderNo: 42, amount: 487_43 })).toBe(
    'upi://pay?pa=saffronstreet@upi&pn=Saffron%20Street&tr=42&am=487.43&cu=INR&tn=Order%2042%20Saffron%20Street',
  );
  expect(upiLink(payee, { orderNo: 1, amount: 30_00 })).toContain('&am=30.00&');
  expect(upiLink(payee, { orderNo: 1, amount: 5 })).toContain('&am=0.05&');
});

test('a link says to whom it pays', () => {
  expect(payeeIn(upiLink(payee, { orderNo: 42, amount: 1 }))).toEqual(payee);
});

/** Parses like a UPI app, which need not know that a plus can be a space. */
function valuesIn(query: string): Map<string, string> {
  return new Map(query.split('&').map((part) => part.split('=').map(decodeURIComponent) as [string, string]));
}

describe('whatever the store is called', () => {
  const handle = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9._-]{1,30}@[A-Za-z][A-Za-z0-9]{1,12}$/);
  const nasty = fc.constantFrom(
    '&am=1.00',
    '?pa=thief@upi',
    '#',
    '%',
    '+',
    ' ',
    '=',
    '\n',
    '&',
    '🍛',
    '\ud83c',
  );
  const name = fc
    .array(fc.oneof(nasty, fc.string({ unit: 'binary' })), { maxLength: 12 })
    .map((parts) => parts.join(''));
  const amount = fc.integer({ min: 1, max: 99_999_999_999_999 });
  const orderNo = fc.integer({ min: 1, max: 2_147_483_647 });

  test('the link has each key once, with its original value', () => {
    holds(
      fc.property(handle, name, orderNo, amount, (vpa, called, number, due) => {
        expect(isVpa(vpa)).toBe(true);
        const link = upiLink({ vpa, name: called }, { orderNo: number, amount: due });
        expect(link).toMatch(/^upi:\/\/pay\?[!-~]+$/);
        expect(link).not.toMatch(/[+#\s]/);
        const query = link.slice('upi://pay?'.length);
        expect(query.split('&').map((part) => part.split('=')[0])).toEqual([
          'pa',
          'pn',
          'tr',
          'am',
          'cu',
          'tn',
        ]);
        const read = valuesIn(query);
        expect([read.get('pa'), read.get('tr'), read.get('cu')]).toEqual([vpa, String(number), 'INR']);
        expect(read.get('am')).toMatch(/^\d+\.\d\d$/);
        expect(parseHundredths(read.get('am'))).toBe(due);
        const shown = called
          .toWellFormed()
          .replace(/[\p{Cc}\s]+/gu, ' ')
          .trim();
        expect(read.get('pn')).toBe(shown);
        const note = read.get('tn') ?? '';
        expect([...note].length).toBeLessThanOrEqual(50);
        expect(`Order ${number} ${shown}`.startsWith(note)).toBe(true);
      }),
    );
  });
});

test.each(['saffronstreet@upi', '9876543210@ybl', 'a.b-c_d@okhdfcbank', 'Q2345@IBL'])(
  '%s is a UPI ID',
  (text) => {
    expect(isVpa(text)).toBe(true);
  },
);

test.each([
  '',
  'saffron',
  '@upi',
  'saffron@',
  'a@upi',
  'saffron street@upi',
  'saffron@upi&am=1',
  'saffron@upi@ybl',
  'saffron@ok.bank',
  'owner@gmail.com',
  '-saffron@upi',
  'saffron@upi\n',
  'ｓaffron@upi',
  `${'a'.repeat(101)}@upi`,
])('%j is not a UPI ID', (text) => {
  expect(isVpa(text)).toBe(false);
});

test('a reference has twelve digits, however an app groups them', () => {
  expect(tidyUtr(' 4321 5678-9012\n')).toBe('432156789012');
  expect(isUtr('432156789012')).toBe(true);
  for (const text of ['', '43215678901', '4321567890123', '43215678901a', '４３２１５６７８９０１２'])
    expect(isUtr(text)).toBe(false);
});
