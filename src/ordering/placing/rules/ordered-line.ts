import { hsnOf } from '#ordering/menu/rules/hsn.ts';
import { sumOf } from '#ordering/menu/rules/options/options.ts';
import { isUnsaid } from '#ordering/menu/rules/options/shown-options.ts';
import { labelsOnly, onlyTranslated } from '#ordering/menu/rules/translations.ts';
import { optionsNamed } from '#ordering/menu/rules/weight.ts';
import type { Minor } from '#platform/money/rules/money.ts';
import type { DecidedLine } from './place-order.ts';

/** Which rule an ordered dish has its price of, and what it would have cost. */
export interface PricedBy {
  rule: string;
  label: string;
  usual: Minor;
}

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
      options: options.map(({ label, price, translations, itemId, part, swap, weight }) => ({
        label,
        price,
        ...onlyTranslated(labelsOnly(translations) ?? undefined),
        ...(weight ? { weight } : {}),
        ...(itemId && part ? { part: { ...part, itemId, hsn: part.hsn ?? hsn } } : {}),
        ...(swap && { swap }),
      })),
      ...(isUnsaid(item, group) ? { given: true } : {}),
    })),
    pricedBy: pricedBy(item, chosen),
    remarks: remarks === '' ? null : remarks,
  };
}

function pricedBy({ priced }: DecidedLine['found']['item'], chosen: DecidedLine['chosen']): PricedBy | null {
  if (!priced) return null;
  const { id: rule, label } = priced.rule;
  const usual = chosen.flatMap(({ group, options }) => {
    const before = priced.usual.find(({ id }) => id === group.id);
    const labels = options.map(({ label }) => label);
    return before ? optionsNamed(before, labels) : [];
  });
  return { rule, label, usual: sumOf(usual.map(({ price }) => price)) };
}
