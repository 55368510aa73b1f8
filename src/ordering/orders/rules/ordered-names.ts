import type { Item, Translations } from '#ordering/menu/rules/menu.ts';
import type { Selection } from '#ordering/menu/rules/options/options.ts';
import { shownChoices, shownOptionsOf } from '#ordering/menu/rules/options/shown-options.ts';
import { labelFor, MOST_LANGUAGES } from '#ordering/menu/rules/translations.ts';

/**
 * Names by language: the dish, and its shown options in order. Missing translations fall back to the default
 * name.
 */
export type OrderedNames = Record<string, { label?: string | undefined; options?: string[] | undefined }>;

interface Kept {
  itemTranslations: Translations | null;
  configs: { options: { label: string; translations?: Translations | undefined }[]; given?: boolean }[];
}

/** Collects the names that are stored with a line; left out where nothing is translated. */
export function orderedNames({ itemTranslations, configs }: Kept): { translations?: OrderedNames } {
  const shown = configs.filter(({ given }) => !given).flatMap(({ options }) => options);
  const ofOptions = new Set(shown.flatMap(({ translations }) => languagesOf(translations)));
  // Older menus and orders may have any number of languages.
  const languages = [...new Set([...languagesOf(itemTranslations), ...ofOptions])].slice(0, MOST_LANGUAGES);
  const names = languages.map((language) => {
    const label = itemTranslations?.[language]?.label;
    const options = () => shown.map((option) => labelFor(option, language));
    return [
      language,
      { ...(label ? { label } : {}), ...(ofOptions.has(language) ? { options: options() } : {}) },
    ] as const;
  });
  return names.length > 0 ? { translations: Object.fromEntries(names) } : {};
}

function languagesOf(translations: Translations | null | undefined): string[] {
  return Object.entries(translations ?? {}).flatMap(([language, { label }]) => (label ? language : []));
}

/** Collects the same names for a dish that is being ordered. */
export function namesOfChoice(
  item: Pick<Item, 'groups' | 'translations'>,
  selections: readonly Selection[],
): { translations?: OrderedNames } {
  const configs = [{ options: shownChoices(item, selections) }];
  return orderedNames({ itemTranslations: item.translations, configs });
}

interface Ordered {
  itemLabel: string;
  translations?: OrderedNames | undefined;
  options?: readonly string[] | undefined;
  configs: readonly Selection[];
}

export function dishNameIn(
  { itemLabel, translations }: Pick<Ordered, 'itemLabel' | 'translations'>,
  language: string,
) {
  return translations?.[language]?.label || itemLabel;
}

/** Returns the names of the options that are worth showing. */
export function optionNamesIn(item: Omit<Ordered, 'itemLabel'>, language: string): readonly string[] {
  return item.translations?.[language]?.options ?? shownOptionsOf(item);
}
