export const MOST_TAGS = 10;
export const TAG_SIGNS = 30;

/** The one form of a tag, so that “VIP ” and “vip” are one. Empty: it is none. */
export const tidyTag = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();

export interface TagChange {
  add?: readonly string[] | undefined;
  remove?: readonly string[] | undefined;
}

/** A store's tags after a change, in the order of the alphabet. Null: they would be too many. */
export function retagged(tags: readonly string[], { add = [], remove = [] }: TagChange): string[] | null {
  const gone = new Set(remove.map(tidyTag));
  const kept = tags.filter((tag) => !gone.has(tag));
  const all = [...new Set([...kept, ...add.map(tidyTag)])].filter((tag) => tag !== '');
  return all.length > Math.max(MOST_TAGS, kept.length) ? null : all.toSorted();
}
