import { hsnOf } from '../menu/hsn.ts';
import { isGiven } from '../menu/shown-options.ts';
import { labelsOnly, onlyTranslated } from '../menu/translations.ts';
import type { DecidedLine } from './place-order.ts';

/** A dish as an order has it from then on, whatever becomes of the menu. */
export function orderedLine(
  { found: { category, item }, chosen, quantity, remarks, priced }: DecidedLine,
  hsn: string | null,
) {
  return {
    itemId: item.id,
    itemLabel: item.label,
    itemTranslations: labelsOnly(item.translations),
    quantity,
    base: priced.base,
    unit: priced.unit,
    categoryDiscount: category.discount,
    itemDiscount: item.discount,
    taxes: item.taxes,
    hsn: hsnOf({ item, category }, hsn),
    images: item.images.slice(0, 1),
    configs: chosen.map(({ group, options }) => ({
      label: group.label,
      options: options.map(({ label, price, translations }) => ({
        label,
        price,
        ...onlyTranslated(labelsOnly(translations) ?? undefined),
      })),
      ...(isGiven(item, group) ? { given: true } : {}),
    })),
    remarks: remarks === '' ? null : remarks,
  };
}
