import type { OrderDiscount } from '#money/discounts/rules/discounts.ts';
import type { FoundItem, Menu } from '#ordering/menu/rules/menu.ts';
import { findOnSale } from '#ordering/menu/rules/options/combo.ts';
import type { Selection } from '#ordering/menu/rules/options/options.ts';
import { type ChosenGroup, resolveSelection } from '#ordering/menu/rules/options/resolve-selection.ts';
import { isOrderable } from '#ordering/menu/rules/served.ts';
import { type PriceMoment, priceAt } from '#ordering/price-rules/rules/price-at.ts';
import { priceCart } from '#ordering/prices/rules/price-cart.ts';
import { type Charge, priceDish } from '#ordering/prices/rules/price-line.ts';
import type { Minor } from '#platform/money/rules/money.ts';
import type { StoreTime } from '#restaurant/opening-hours/rules/store-hours.ts';

interface CartLine {
  itemId: string;
  configs: Selection[];
  quantity: number;
}

/** At which a shared cart is priced. */
interface Moment {
  time: StoreTime;
  now: number;
  prices: PriceMoment;
}

/** A line that can be ordered now. */
interface PricedCartLine {
  found: FoundItem;
  base: Minor;
  unit: Minor;
  chosen: ChosenGroup[];
}

/** A line of the shared cart at the present prices. Null if it can't be ordered now. */
export function priceCartLine(
  { itemId, configs }: CartLine,
  menus: Menu[],
  { time, now, prices }: Moment,
): PricedCartLine | null {
  const listed = findOnSale(menus, itemId, now);
  const found = listed && { ...listed, item: priceAt(listed, prices) };
  if (!found || !isOrderable(found, time, now)) return null;
  const resolved = resolveSelection(found.item, configs);
  if (!('chosen' in resolved)) return null;
  const { base, chosen } = resolved;
  return { found, base, unit: priceDish(base, found).unit, chosen };
}

/** The sum of these lines with charges, taxes and the table's discounts. Null if none of them can be ordered. */
export function sumOfCart(
  lines: readonly { quantity: number; priced: PricedCartLine | null }[],
  { charges, held }: { charges: Charge[]; held: readonly OrderDiscount[] },
): Minor | null {
  const able = lines.flatMap(({ quantity, priced }) =>
    priced === null
      ? []
      : {
          base: priced.base,
          categoryDiscount: priced.found.category.discount,
          itemDiscount: priced.found.item.discount,
          taxes: priced.found.item.taxes,
          configs: priced.chosen,
          quantity,
        },
  );
  return able.length === 0 ? null : priceCart(able, charges, held).grandTotal;
}
