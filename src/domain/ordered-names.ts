import type { Translations } from './menu.ts';

/** By language: the dish, and its told options in their order. What nobody has translated keeps its first name. */
type OrderedNames = Record<string, { label?: string | undefined; options?: string[] | undefined }>;

interface Kept {
  itemTranslations: Translations | null;
  configs: { options: { label: string; translations?: Translations | undefined }[]; given?: boolean }[];
}

/** The names that an order keeps of a line; left out where nothing of it was translated. */
export function orderedNames({ itemTranslations, configs }: Kept): { translations?: OrderedNames } {
  const told = configs.filter(({ given }) => !given).flatMap(({ options }) => options);
  const languages = new Set(
    [itemTranslations ?? {}, ...told.map(({ translations = {} }) => translations)].flatMap(Object.keys),
  );
  const names = [...languages].map((language) => {
    const label = itemTranslations?.[language]?.label;
    const options = told.map((option) => option.translations?.[language]?.label ?? option.label);
    const isAny = told.some(({ translations }) => translations?.[language]?.label);
    return [language, { ...(label ? { label } : {}), ...(isAny ? { options } : {}) }] as const;
  });
  return names.length > 0 ? { translations: Object.fromEntries(names) } : {};
}
