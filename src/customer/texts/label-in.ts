import type { Locale } from '#domain/api/page.ts';
import type { Translations } from '#domain/menu/menu.ts';

interface Translated {
  label: string;
  description?: string;
  translations?: Translations | undefined;
}

/** The label in the guest's language if there is one, with the language that it is in. */
export function labelIn(thing: Translated, locale: Locale): { text: string; lang: Locale } {
  const translated = thing.translations?.[locale]?.label;
  return translated ? { text: translated, lang: locale } : { text: thing.label, lang: 'en' };
}

export function descriptionIn(thing: Translated, locale: Locale): { text: string; lang: Locale } {
  const translated = thing.translations?.[locale]?.description;
  return translated ? { text: translated, lang: locale } : { text: thing.description ?? '', lang: 'en' };
}
