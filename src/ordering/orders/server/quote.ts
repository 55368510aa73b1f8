import type { OrderDiscount } from '#money/discounts/rules/discounts.ts';
import { priceCart } from '#ordering/prices/rules/price-cart.ts';
import type { Charge } from '#ordering/prices/rules/price-line.ts';
import { sharesOfCombo } from '#ordering/prices/rules/taxed-parts.ts';
import type { Minor } from '#platform/money/rules/money.ts';
import { isKept } from '../rules/undoing/removed-portions.ts';
import type { LineRow } from '../tables.ts';
import { toPriceable } from './views.ts';

/** What an order costs. Lines and discounts note what is taken off, and combos what is taxed, so that reports can add it up. */
export function quote(
  lines: readonly LineRow[],
  charges: Charge[],
  given: readonly OrderDiscount[] | null,
): { amount: Minor; lines: LineRow[]; discounts: OrderDiscount[] | null } {
  const kept = lines.filter(isKept);
  const priced = priceCart(kept.map(toPriceable), charges, given);
  const noted = new Map(
    kept.map((line, at) => {
      const { total, share } = priced.lines[at] ?? { total: 0, share: 0 };
      const off = line.unit * line.quantity - total + share;
      return [line.id, { off: off || null, shares: sharesOfCombo(line, total - share) }];
    }),
  );
  const taken = priced.discounts.map(({ discount, amount }) => ({ ...discount, taken: amount }));
  return {
    amount: priced.grandTotal,
    lines: lines.map((line) => ({ ...line, ...(noted.get(line.id) ?? { off: null, shares: null }) })),
    discounts: taken.length === 0 ? null : taken,
  };
}
