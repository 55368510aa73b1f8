import type { Translations } from './menu.ts';

type Kind = 'label' | 'description';

/** Of one name; whoever saves a menu chooses them, and an order has a list of its options for each. */
export const MOST_LANGUAGES = 12;

/** As a field of what is translated; left out where nothing is, so that clients are sent what they always were. */
export function onlyTranslated(translations: Translations | undefined): { translations?: Translations } {
  return translations && Object.keys(translations).length > 0 ? { translations } : {};
}

/** The names alone, as an order keeps them; null where there are none. */
export function labelsOnly(translations: Translations | undefined): Translations | null {
  const named = Object.entries(translations ?? {}).flatMap(([language, { label }]) =>
    label ? [[language, { label }] as const] : [],
  );
  return named.length > 0 ? Object.fromEntries(named.slice(0, MOST_LANGUAGES)) : null;
}

/** What is left empty is not kept, so that nobody is shown nothing. */
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

/** In a language, or as it is called at the store where nobody has translated it. */
export function labelFor(
  { label, translations }: { label: string; translations?: Translations | undefined },
  language: string,
): string {
  return translations?.[language]?.label || label;
}
