import { createContext, use } from 'react';
import type { CatalogueView, ItemView } from '#domain/api/catalogue.ts';

export interface ItemDraft {
  item: ItemView;
  /** What stands in the form with all the rest, for what is suggested from it. */
  catalogue: CatalogueView;
  change: (change: (item: ItemView) => ItemView) => void;
  /** In words, beside the field. */
  told: (path: string) => string | undefined;
}

export const ItemDraftContext = createContext<ItemDraft | null>(null);

/** The item as it stands in the form. */
export function useItemDraft(): ItemDraft {
  const draft = use(ItemDraftContext);
  if (draft === null) throw new Error('Outside of an item’s form');
  return draft;
}
