import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSigned, signText, textOf } from './paytm-checksum.ts';

const KEY = 'gKpu7IKaLSbkchFS';

/** Made with Paytm's own library. */
const VECTOR = {
  text: 'https://m.example/cb|WEB|cust123|Retail|rxazcv89315285244163|order1|100.12|WEBSTAGING',
  checksum:
    'JeSYqC5z3KzVNStKIacN6A31u7wkRaKoQXHXd7r95+xZRR/ScJmJdAccR55ZfM1gK9XHcoToAQrEP5u3g/Pp4sPkqI+i3N/7VgIsAm8Lqv8=',
};

test('signs as Paytm does', () => {
  const fields = {
    MID: 'rxazcv89315285244163',
    ORDER_ID: 'order1',
    CUST_ID: 'cust123',
    TXN_AMOUNT: '100.12',
    CHANNEL_ID: 'WEB',
    WEBSITE: 'WEBSTAGING',
    INDUSTRY_TYPE_ID: 'Retail',
    CALLBACK_URL: 'https://m.example/cb',
  };
  expect(textOf(fields)).toBe(VECTOR.text);
  expect(signText(VECTOR.text, KEY, 'abcd')).toBe(VECTOR.checksum);
  expect(isSigned(VECTOR.text, KEY, VECTOR.checksum)).toBe(true);
});

test('treats null as empty and sorts keys by character', () => {
  expect(textOf({ b: 'NULL', a: 'null', B: '1', '#': '2', __proto__x: '3' })).toBe('2|1|3||');
  expect(textOf({})).toBe('');
});

test.each([
  ['nothing', ''],
  ['no base64', '§§§§'],
  ['something else in base64', Buffer.from('order1').toString('base64')],
  ['whole blocks of something else', Buffer.alloc(96, 7).toString('base64')],
  ['a part of it', VECTOR.checksum.slice(0, 64)],
  ['one character off', VECTOR.checksum.replace('J', 'K')],
])('refuses %s as a checksum', (_, checksum) => {
  expect(isSigned(VECTOR.text, KEY, checksum)).toBe(false);
});

const anyText = fc.string({ unit: 'binary', maxLength: 80 });
const anyKey = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 40 });

test('accepts its own checksum of any text with any key', () => {
  fc.assert(
    fc.property(anyText, anyKey, (text, key) => {
      const checksum = signText(text, key);
      expect(isSigned(text, key, checksum)).toBe(true);
      expect(checksum).not.toContain(key.length > 5 ? key : '\0');
    }),
  );
});

test('refuses another text, another key and any other checksum', () => {
  const sixteen = fc.string({ unit: 'grapheme-ascii', minLength: 16, maxLength: 16 });
  fc.assert(
    fc.property(anyText, anyText, sixteen, sixteen, anyText, (text, other, key, otherKey, junk) => {
      fc.pre(text !== other && key !== otherKey);
      const checksum = signText(text, key);
      expect(isSigned(other, key, checksum)).toBe(false);
      expect(isSigned(text, otherKey, checksum)).toBe(false);
      expect(isSigned(text, key, junk)).toBe(false);
    }),
  );
});
