import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const tests = globSync('{src,e2e,bench,scripts,simulators}/**/*.test.{ts,tsx}').map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));

/** Short hex words occur by chance in a text with random ids, about once in a thousand runs. */
const MAY_BE_PART_OF_AN_ID = /^[0-9a-f]{1,5}$/i;

test('no test denies a text that a random id may contain', () => {
  const denied = tests.flatMap(({ file, text }) =>
    [...text.matchAll(/not\.to(?:Match\(\/(.*?)\/|Contain\(['"`](.*?)['"`])/g)].flatMap(
      ([, pattern = '', word = '']) =>
        [...pattern.split('|'), word]
          .filter((one) => MAY_BE_PART_OF_AN_ID.test(one))
          .map((one) => `${file}: ${one}`),
    ),
  );
  expect(denied).toEqual([]);
});

test('no test scrolls to an element that the page may replace meanwhile', () => {
  const hasty = tests.filter(({ text }) => /\.scrollIntoViewIfNeeded\(|\.screenshot\(/.test(text));
  expect(hasty.map(({ file }) => file)).toEqual([]);
});

test('no test measures an element while the page may still be laid out', () => {
  const hasty = tests.filter(({ text }) => /\.boundingBox\(/.test(text));
  expect(hasty.map(({ file }) => file)).toEqual([]);
});
