import type { Language } from './languages.ts';

/** Those of a store that has not chosen any. */
export const USUAL_LANGUAGES: readonly Language[] = ['en', 'hi'];

/** Those in which a store's guests can read, English first. */
export function languagesOf({
  languages = USUAL_LANGUAGES,
}: {
  languages?: readonly Language[] | undefined;
}): readonly Language[] {
  return languages;
}

export function isUsual(languages: readonly Language[]): boolean {
  return languages.join() === USUAL_LANGUAGES.join();
}

/** The language of a store's page for someone who wants to read this one: else English, which is the first. */
export function languageFor({ languages }: { languages: readonly Language[] }, wished: Language): Language {
  return languages.includes(wished) ? wished : (languages[0] ?? wished);
}
