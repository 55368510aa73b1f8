import type { Translations } from './menu.ts';

type Kind = 'label' | 'description';

/** Limits the languages of a name, because an order stores a list of its options for each. */
export const MOST_LANGUAGES = 12;

/** Leaves the field out where nothing is translated, because older clients do not know it. */
export function onlyTranslated(translations: Translations | undefined): { translations?: Translations } {
  return translations && Object.keys(translations).length > 0 ? { translations } : {};
}

/** Takes only the names, which an order stores. */
export function labelsOnly(translations: Translations | undefined): Translations | null {
  const named = Object.entries(translations ?? {}).flatMap(([language, { label }]) =>
    label ? [[language, { label }] as const] : [],
  );
  return named.length > 0 ? Object.fromEntries(named.slice(0, MOST_LANGUAGES)) : null;
}

/** Removes empty translations, because guests would see an empty name. */
export function withTranslation(
  translations: Translations,
  language: string,
  kind: Kind,
  text: string,
): Translations {
  const { [language]: present, ...languages } = translations;
  const { [kind]: _old, ...others } = present ?? {};
  const words = text === '' ? others : { ...others, [kind]: text };
  return Object.keys(words).length === 0 ? languages : { ...languages, [language]: words };
}

/** Falls back to the store's own name. */
export function labelFor(
  { label, translations }: { label: string; translations?: Translations | undefined },
  language: string,
): string {
  return translations?.[language]?.label || label;
}
