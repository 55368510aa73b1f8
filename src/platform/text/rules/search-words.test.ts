import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasWords, searchableText, searchWords } from './search-words.ts';

test.each([
  [[], []],
  [['', ' ', '%_\\', '—'], []],
  [['100%'], ['100']],
  [
    ['Café  MÜLLER', 'cafe muller'],
    ['cafe', 'muller'],
  ],
  [
    ["Mother's", 'Mother’s'],
    ['mother', 's'],
  ],
  [['मसाला डोसा (Masala dosa)'], ['मसाला', 'डोसा', 'masala', 'dosa']],
])('%j are the words %j', (texts, words) => {
  expect(searchWords(texts)).toEqual(words);
});

test('words hold no pattern characters, and splitting them again changes nothing', () => {
  void fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), (texts) => {
      const words = searchWords(texts);
      expect(words.join('')).not.toMatch(/[%_\\\s]/);
      expect(searchWords(words)).toEqual(words);
    }),
  );
});

test('plain text stays as it is', () => {
  void fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(searchableText(searchableText(text))).toBe(searchableText(text));
    }),
  );
});

test('each of the words has to stand in one of the texts', () => {
  expect(hasWords(['masala', 'dosa'], ['Masala Dosa', 'Crisp'])).toBe(true);
  expect(hasWords(['masala', 'idli'], ['Masala Dosa'])).toBe(false);
  expect(hasWords([], [])).toBe(true);
});
