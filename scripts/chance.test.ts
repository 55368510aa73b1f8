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

test('no test taps twice at the speed of the machine', () => {
  const hasty = tests.filter(
    ({ file, text }) => file.startsWith('e2e/') && /\.dblclick\(|clickCount/.test(text),
  );
  expect(hasty.map(({ file }) => file)).toEqual([]);
});

/** What a page shows, read once: right after an act it may still be what the page showed before. */
const READ_ONCE =
  /expect\(\s*await (?:(?!evaluate\(|\)\.to)[^;])*?\.(?:count|is(?:Visible|Hidden|Enabled|Disabled|Checked)|all(?:TextContents|InnerTexts)|textContent|innerText|inputValue|getAttribute)\([^()]*\),?\s*\)/g;

test('no test reads once what a page is still to show', () => {
  const hasty = tests
    .filter(({ file }) => file.startsWith('e2e/'))
    .flatMap(({ file, text }) => [...text.matchAll(READ_ONCE)].map(([read]) => `${file}: ${read}`));
  expect(hasty).toEqual([]);
});

test('no test counts all statements of a program, whose background asks too', () => {
  const counting = tests.filter(({ text }) =>
    [...text.matchAll(/const (\w+) = vi\.spyOn\([\w.]*pool, 'query'\)/g)].some(([, spy]) =>
      text.includes(`expect(${spy}).toHaveBeenCalled`),
    ),
  );
  expect(counting.map(({ file }) => file)).toEqual([]);
});

/** What is quick on one machine is not on another: `npm run bench` says how quick, a test whether. */
const STOP_WATCHES = [
  /performance\.now\(|hrtime[.(]|loadavg\(/,
  // How long ago something of the test itself was.
  /Date\.now\(\) - (?:before|began|begun|start|started|since|touched|t0)\b/,
  // A wait that ends sooner than one that waits for what hangs.
  /\btimeout: ?(?:\d{1,2}_\d{3}|\d{1,5})\b/,
  /waitUntil\([^;]*, ?\d[\d_]*\)/,
  // A test that ends sooner than what hangs, or tries less where it is slow.
  /^ *\}, \d[\d_]{3,}\);$/m,
  /interruptAfter(?:TimeLimit)/,
];
/** An empty page is told apart from one that is slow. */
const MAY_END_SOON = ['e2e/accessibility.test.ts'];

test('no test is red because the machine is slow', () => {
  const timed = tests.flatMap(({ file, text }) =>
    STOP_WATCHES.filter((pattern) => pattern.test(text)).map(
      (pattern) => `${file}: ${pattern.exec(text)?.[0]}`,
    ),
  );
  expect(timed.filter((found) => !MAY_END_SOON.some((file) => found.startsWith(file)))).toEqual([]);
});
