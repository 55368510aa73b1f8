import type { CatalogueView, ItemView } from '#domain/api/catalogue.ts';
import { changeItem } from '#domain/menu-edit/items.ts';
import { withSimplePrice } from '#domain/menu-edit/simple-price.ts';
import type { Minor } from '#domain/money/money.ts';
import { randomId } from '#ui/random-id.ts';
import { useSaveWithUndo } from '../../../parts/use-save-with-undo.ts';

export type SavePrice = (item: ItemView, price: Minor | null, notice: string) => void;

/** Saves a price that was typed in its row, with the way back. */
export function useSavePrice(catalogue: CatalogueView): SavePrice {
  const { save } = useSaveWithUndo();
  return ({ _id }, price, notice) => {
    const mine = changeItem(catalogue, _id, (item) => withSimplePrice(item, price, randomId));
    save({ base: catalogue, mine }, notice, () => {});
  };
}
