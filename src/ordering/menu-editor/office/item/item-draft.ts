import { createContext, use } from 'react';
import type { CatalogueView, ItemView } from '#ordering/catalogue/wire/catalogue.ts';

export interface ItemDraft {
  item: ItemView;
  /** The whole catalogue with the draft, for suggestions. */
  catalogue: CatalogueView;
  change: (change: (item: ItemView) => ItemView) => void;
  /** Returns the text of the fault at a path. */
  faultOf: (path: string) => string | undefined;
}

export const ItemDraftContext = createContext<ItemDraft | null>(null);

/** The unsaved item in the form. */
export function useItemDraft(): ItemDraft {
  const draft = use(ItemDraftContext);
  if (draft === null) throw new Error('useItemDraft outside of an item’s form');
  return draft;
}
