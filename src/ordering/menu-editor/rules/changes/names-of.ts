import type { Translations } from '#ordering/menu/rules/menu.ts';
import { searchableText } from '#platform/text/rules/search-words.ts';

interface Named {
  label: string;
  translations: Translations;
}

/** Joins the names that a search matches: those of a dish and of its category, in every language. */
export function namesOf(item: Named, category: Named): string {
  return searchableText([item, category].flatMap(allNames).join(' '));
}

function allNames({ label, translations }: Named): string[] {
  return [label, ...Object.values(translations).flatMap((translation) => translation.label ?? [])];
}
