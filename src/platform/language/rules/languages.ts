interface LanguageFacts {
  /** What its speakers call it. */
  name: string;
  /** What it is called in English, and in the columns of tables. */
  english: string;
  /** For Intl. */
  tag: string;
}

/** The languages of guests. Everything that depends on one follows from its row. */
export const LANGUAGES = {
  en: { name: 'English', english: 'English', tag: 'en-IN' },
  hi: { name: 'हिन्दी', english: 'Hindi', tag: 'hi-IN' },
  // With the figures that prices have. Intl would write those of Devanagari.
  mr: { name: 'मराठी', english: 'Marathi', tag: 'mr-IN-u-nu-latn' },
} as const satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof LANGUAGES;

/** What the menu is written in. Names in other languages are translations. */
export const DEFAULT_LANGUAGE = 'en';
export const GUEST_LANGUAGES = Object.keys(LANGUAGES) as Language[];
export type OtherLanguage = Exclude<Language, typeof DEFAULT_LANGUAGE>;
/** Into which menus are translated. */
export const OTHER_LANGUAGES = GUEST_LANGUAGES.filter(
  (language): language is OtherLanguage => language !== DEFAULT_LANGUAGE,
);

/** Those of the office, of its emails and of what printers print. */
export const OFFICE_LANGUAGES = ['en', 'hi'] as const satisfies Language[];
export type OfficeLanguage = (typeof OFFICE_LANGUAGES)[number];

export function isLanguage(text: unknown): text is Language {
  return GUEST_LANGUAGES.includes(text as Language);
}

/** A store's choice, in the order of the table. English is always there: the menu is written in it. */
export function withEnglish(chosen: readonly Language[]): Language[] {
  return GUEST_LANGUAGES.filter((language) => language === DEFAULT_LANGUAGE || chosen.includes(language));
}

/** One thing for each language of guests. */
export function byLanguage<T>(make: (language: Language) => T): Record<Language, T> {
  return Object.fromEntries(GUEST_LANGUAGES.map((language) => [language, make(language)])) as Record<
    Language,
    T
  >;
}

/** What a language is called in another one. */
export function languageName(language: Language, shownIn: Language): string {
  return new Intl.DisplayNames(shownIn, { type: 'language' }).of(language) ?? LANGUAGES[language].english;
}

/** What was stored or sent as a language, or the default. */
export function guestLanguage(text: unknown): Language {
  return isLanguage(text) ? text : DEFAULT_LANGUAGE;
}

/** The language of the office for someone who reads this one elsewhere. */
export function officeLanguage(text: string): OfficeLanguage {
  return OFFICE_LANGUAGES.find((language) => language === text) ?? DEFAULT_LANGUAGE;
}
