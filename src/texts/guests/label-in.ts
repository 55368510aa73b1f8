import type { Translations } from '#ordering/menu/rules/menu.ts';
import { DEFAULT_LANGUAGE, type Language } from '#platform/language/rules/languages.ts';

interface Translated {
  label: string;
  description?: string;
  translations?: Translations | undefined;
}

/** The label in the guest's language if there is one, with the language that it is in. */
export function labelIn(thing: Translated, language: Language): { text: string; lang: Language } {
  const translated = thing.translations?.[language]?.label;
  return translated ? { text: translated, lang: language } : { text: thing.label, lang: DEFAULT_LANGUAGE };
}

export function descriptionIn(thing: Translated, language: Language): { text: string; lang: Language } {
  const translated = thing.translations?.[language]?.description;
  return translated
    ? { text: translated, lang: language }
    : { text: thing.description ?? '', lang: DEFAULT_LANGUAGE };
}
