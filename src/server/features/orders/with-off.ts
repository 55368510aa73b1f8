import type { OrderDiscount } from '#domain/menu/discounts.ts';
import { priceCart } from '#domain/menu/price-cart.ts';
import type { Charge } from '#domain/menu/pricing.ts';
import { isKept } from '#domain/order/removed-portions.ts';
import type { LineRow } from '../../platform/db/schema/orders.ts';
import { toPriceable } from './views.ts';

/** Notes on each line and discount what is taken off, so that reports can add it up. */
export function withOff(
  lines: readonly LineRow[],
  charges: Charge[],
  given: readonly OrderDiscount[] | null,
): { lines: LineRow[]; discounts: OrderDiscount[] | null } {
  const kept = lines.filter(isKept);
  const priced = priceCart(kept.map(toPriceable), charges, given);
  const offs = new Map(
    kept.map(({ id, unit, quantity }, at) => {
      const { total, share } = priced.lines[at] ?? { total: 0, share: 0 };
      return [id, unit * quantity - total + share];
    }),
  );
  const taken = priced.discounts.map(({ discount, amount }) => ({ ...discount, taken: amount }));
  return {
    lines: lines.map((line) => ({ ...line, off: offs.get(line.id) || null })),
    discounts: taken.length === 0 ? null : taken,
  };
}
