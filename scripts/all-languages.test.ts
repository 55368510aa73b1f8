import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DEFAULT_LANGUAGE, GUEST_LANGUAGES, OFFICE_LANGUAGES } from '#platform/language/rules/languages.ts';

const ROOT = join(import.meta.dirname, '..');
const files = (pattern: string) => globSync(pattern, { cwd: ROOT });
const inAll = (english: string[], languages: readonly string[]) =>
  english.flatMap((file) =>
    languages
      .filter((language) => language !== DEFAULT_LANGUAGE)
      .map((language) => ({
        english: file,
        other: file.replace(/\ben\.ts$/, `${language}.ts`),
      })),
  );
const ofGuests = inAll(files('src/{texts/guests,*/*/texts/guests}/**/en.ts'), GUEST_LANGUAGES);
const pairs = [
  ...ofGuests,
  ...inAll(files('src/platform/language/rules/words/en.ts'), GUEST_LANGUAGES),
  ...inAll(files('src/{texts/office,*/*/texts/office}/**/en.ts'), OFFICE_LANGUAGES),
].filter(({ other }) => existsSync(join(ROOT, other)));

test('each text of guests is there in each of their languages', () => {
  expect(ofGuests.map(({ other }) => other).filter((other) => !existsSync(join(ROOT, other)))).toEqual([]);
});

test('texts of guests are found by the names of their folders, so no two folders have the same', () => {
  const english = files('src/{texts/guests,*/*/texts/guests}/**/en.ts');
  const names = english.map((file) => file.split('/').at(-2));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

/** Stands for whatever a text is made with: a number, a word, a list, a record. */
const anything: unknown = new Proxy(() => anything, {
  get(_, key) {
    if (key === Symbol.toPrimitive) return (hint: string) => (hint === 'number' ? 3 : 'words');
    if (key === Symbol.iterator) return [][Symbol.iterator].bind([]);
    return key === 'length' ? 3 : anything;
  },
});

/** Whether each text below a value says something. Null where it can't be made of anything. */
function leavesOf(value: unknown, place: string): [string, boolean | null][] {
  if (value === anything) return [];
  if (typeof value === 'string') return [[place, value.trim() !== '']];
  if (typeof value === 'function') {
    try {
      return leavesOf(value(anything, anything, anything), `${place}()`);
    } catch {
      return [[`${place}()`, null]];
    }
  }
  if (Array.isArray(value)) return [[`${place}[]`, value.every((one) => one !== '')]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part, `${place}.${key}`));
}

const textsOf = async (file: string) => {
  const all: object = await import(join(ROOT, file));
  return Object.values(all).flatMap((value) => leavesOf(value, ''));
};

test.each(pairs)('where $english says something, $other does too', async ({ english, other }) => {
  const [en, translated] = [await textsOf(english), new Map(await textsOf(other))];
  expect(en.length).toBeGreaterThan(0);
  const silent = en
    .filter(([place, isSaid]) => isSaid && translated.get(place) === false)
    .map(([place]) => place);
  expect(silent).toEqual([]);
});

test('every text for guests and for the office is in such a pair', () => {
  expect(pairs.length).toBeGreaterThan(60);
});
