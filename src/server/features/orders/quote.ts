import type { Minor } from '#domain/money/money.ts';
import { isKept } from '#domain/order/removed-portions.ts';
import type { OrderDiscount } from '#domain/pricing/discounts.ts';
import { priceCart } from '#domain/pricing/price-cart.ts';
import type { Charge } from '#domain/pricing/price-line.ts';
import type { LineRow } from '../../platform/db/schema/orders.ts';
import { toPriceable } from './views.ts';

/** What an order costs. Each line and discount notes what is taken off, so that reports can add it up. */
export function quote(
  lines: readonly LineRow[],
  charges: Charge[],
  given: readonly OrderDiscount[] | null,
): { amount: Minor; lines: LineRow[]; discounts: OrderDiscount[] | null } {
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
    amount: priced.grandTotal,
    lines: lines.map((line) => ({ ...line, off: offs.get(line.id) || null })),
    discounts: taken.length === 0 ? null : taken,
  };
}
