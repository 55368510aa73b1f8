import { describe, expect, test } from 'vitest';
import { GUEST_LANGUAGES, LANGUAGES, languageName, withEnglish } from './languages.ts';
import { languageFor, languagesOf } from './store-languages.ts';

describe.each(GUEST_LANGUAGES)('%s', (language) => {
  test('has a name of its own and one in English', () => {
    expect(LANGUAGES[language].name).toBe(languageName(language, language));
    expect(LANGUAGES[language].english).toBe(languageName(language, 'en'));
  });

  test('writes dates with the figures that prices have', () => {
    const day = new Intl.DateTimeFormat(LANGUAGES[language].tag, { dateStyle: 'long', timeZone: 'UTC' });
    expect(day.format(0)).toMatch(/\b1970\b/);
  });
});

test('a store has English whatever it chooses, and its languages in the order of the table', () => {
  expect(withEnglish(['mr', 'hi'])).toEqual(['en', 'hi', 'mr']);
  expect(withEnglish([])).toEqual(['en']);
  expect(languagesOf({})).toEqual(['en', 'hi']);
});

test('a page is in the wished language if the store has it, else in English', () => {
  expect(languageFor({ languages: ['en', 'mr'] }, 'mr')).toBe('mr');
  expect(languageFor({ languages: ['en', 'mr'] }, 'hi')).toBe('en');
});
