import type { Language } from '#platform/language/rules/languages.ts';

export const LANGUAGE_COOKIE = 'lang';

/** Apart from choosing one, whose script is loaded when a guest does. */
export function hasChosenLanguage(): boolean {
  return document.cookie.split('; ').some((entry) => entry.startsWith(`${LANGUAGE_COOKIE}=`));
}

/** Which of these languages the phone speaks. */
export const phoneLanguageIn = (languages: readonly Language[]): Language | null =>
  languages.find((language) => navigator.language.startsWith(language)) ?? null;
