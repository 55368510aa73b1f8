import type { Translations } from './menu.ts';

/** As a field of what is translated; left out where nothing is, so that clients are sent what they always were. */
export function onlyTranslated(translations: Translations | undefined): { translations?: Translations } {
  return translations && Object.keys(translations).length > 0 ? { translations } : {};
}

/** The same for the tags of an item. */
export function onlyTranslatedTags(tagTranslations: Record<string, Translations> | undefined): {
  tagTranslations?: Record<string, Translations>;
} {
  return tagTranslations && Object.keys(tagTranslations).length > 0 ? { tagTranslations } : {};
}

/** The names alone, as an order keeps them; null where there are none. */
export function labelsOnly(translations: Translations | undefined): Translations | null {
  const named = Object.entries(translations ?? {}).flatMap(([language, { label }]) =>
    label ? [[language, { label }] as const] : [],
  );
  return named.length > 0 ? Object.fromEntries(named) : null;
}
