import type { ItemView } from '#ordering/catalogue/wire/catalogue.ts';
import { mapItems } from '../map-items.ts';
import { changeItemPrice, type PriceStep } from '../prices/change-price.ts';
import { pruneTagTranslations } from '../tags.ts';
import type { CatalogueContent } from '../tree.ts';
import { type VegChoice, withVegChoice } from '../veg-choice.ts';

export type BulkEdit =
  | { kind: 'price'; step: PriceStep; rounding: number; withExtras: boolean }
  | { kind: 'availability'; state: string }
  | { kind: 'veg'; veg: VegChoice }
  | { kind: 'taxes'; taxes: ItemView['taxes'] }
  | { kind: 'discount'; discount: number }
  | { kind: 'tags'; add: string[]; remove: string[] };

const MOST_TAGS = 20;

export function applyBulkEdit(
  catalogue: CatalogueContent,
  ids: ReadonlySet<string>,
  edit: BulkEdit,
): CatalogueContent {
  return mapItems(catalogue, (item) => (ids.has(item._id) ? changed(item, edit) : item));
}

function changed(item: ItemView, edit: BulkEdit): ItemView {
  switch (edit.kind) {
    case 'price':
      return changeItemPrice(item, edit.step, edit);
    case 'availability': {
      const { until: _, ...rest } = item;
      return { ...rest, state: edit.state };
    }
    case 'veg':
      return withVegChoice(item, edit.veg);
    case 'taxes':
      return { ...item, taxes: edit.taxes };
    case 'discount':
      return { ...item, discount: edit.discount };
    case 'tags': {
      const kept = item.tags.filter((tag) => !edit.remove.includes(tag));
      return pruneTagTranslations({
        ...item,
        tags: [...new Set([...kept, ...edit.add])].slice(0, MOST_TAGS),
      });
    }
  }
}
