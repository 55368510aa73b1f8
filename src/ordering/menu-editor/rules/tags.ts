import type { ItemView } from '#ordering/catalogue/wire/catalogue.ts';
import type { Translations } from '#ordering/menu/rules/menu.ts';

/** Copies the tag's translations from another dish, so that nobody types them twice. */
export function addTag(item: ItemView, tag: string, others: readonly ItemView[]): ItemView {
  const known = others.find(({ tagTranslations }) => tagTranslations && Object.hasOwn(tagTranslations, tag));
  const tagged = { ...item, tags: [...item.tags, tag] };
  const translations = known?.tagTranslations?.[tag];
  return translations ? translateTag(tagged, tag, translations) : tagged;
}

export function removeTag(item: ItemView, tag: string): ItemView {
  return pruneTagTranslations({ ...item, tags: item.tags.filter((other) => other !== tag) });
}

export function translateTag(item: ItemView, tag: string, translations: Translations): ItemView {
  return pruneTagTranslations({ ...item, tagTranslations: { ...item.tagTranslations, [tag]: translations } });
}

/** Removes translations of tags that the dish does not have, and empty ones. */
export function pruneTagTranslations({ tagTranslations = {}, ...item }: ItemView): ItemView {
  const kept = Object.entries(tagTranslations).filter(
    ([tag, translations]) => item.tags.includes(tag) && Object.keys(translations).length > 0,
  );
  return kept.length > 0 ? { ...item, tagTranslations: Object.fromEntries(kept) } : item;
}
