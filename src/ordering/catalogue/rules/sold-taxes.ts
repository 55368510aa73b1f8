import type { Tax } from '#ordering/menu/rules/menu.ts';
import { type DishSwap, withSwaps } from '#ordering/menu/rules/options/swaps.ts';
import { withParts } from '#ordering/prices/rules/with-parts.ts';
import type { Catalogue } from './catalogue.ts';

interface SoldBy {
  isTaxFree: boolean;
  isTaxIncluded: boolean;
  swaps: readonly DishSwap[];
}

/**
 * The catalogue as guests buy from it: combos with their dishes, dishes with what is swapped in them, and without taxes or
 * with taxes that the prices have within.
 */
export function soldWith({ isTaxFree, isTaxIncluded, swaps }: SoldBy, written: Catalogue): Catalogue {
  // Whoever must not collect tax collects none, whatever dishes and charges say.
  const taxed = isTaxFree
    ? withTaxes(written, () => [])
    : isTaxIncluded
      ? withTaxes(written, taxesWithin)
      : written;
  return { ...taxed, menus: withSwaps(withParts(taxed.menus), swaps) };
}

/** Taxes of a price that has them within. */
export function taxesWithin(taxes: readonly Tax[]): Tax[] {
  return taxes.map((tax) => ({ ...tax, included: true }));
}

function withTaxes({ orderTypes, menus }: Catalogue, sold: (taxes: Tax[]) => Tax[]): Catalogue {
  return {
    orderTypes: orderTypes.map((type) => ({
      ...type,
      charges: type.charges.map((charge) => ({ ...charge, taxes: sold(charge.taxes ?? []) })),
    })),
    menus: menus.map((menu) => ({
      ...menu,
      categories: menu.categories.map((category) => ({
        ...category,
        items: category.items.map((item) => ({ ...item, taxes: sold(item.taxes) })),
      })),
    })),
  };
}
