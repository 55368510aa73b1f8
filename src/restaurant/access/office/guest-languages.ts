import type { Translations } from '#ordering/menu/rules/menu.ts';
import { languageName, OTHER_LANGUAGES, type OtherLanguage } from '#platform/language/rules/languages.ts';
import { languagesOf } from '#platform/language/rules/store-languages.ts';
import { useInterface } from '#texts/office/index.ts';
import { useStore } from './current-store.ts';

/** Those into which the store translates its menus, each with its name for whoever is looking. */
export function useGuestLanguages(): { language: OtherLanguage; name: string }[] {
  const { language: shownIn } = useInterface();
  const chosen = languagesOf(useStore().profile);
  return OTHER_LANGUAGES.filter((language) => chosen.includes(language)).map((language) => ({
    language,
    name: languageName(language, shownIn),
  }));
}

/** The name that stands beside the English one: in the first of the store's languages that has it. */
export function useSecondName(translations: Translations = {}): { text: string; lang: string } | null {
  const names = useGuestLanguages().flatMap(({ language }) => {
    const text = translations[language]?.label;
    return text ? [{ text, lang: language }] : [];
  });
  return names[0] ?? null;
}
