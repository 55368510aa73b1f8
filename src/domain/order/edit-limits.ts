import type { OrderDiscount } from '../menu/discounts.ts';
import { priceCart } from '../menu/price-cart.ts';
import type { Charge, PriceableLine } from '../menu/pricing.ts';
import { type BasisPoints, FULL_RATE, type Minor } from '../money/money.ts';
import { type ActingRole, may } from '../staff/permissions.ts';
import type { EditRules } from './edit-rules.ts';

/** Up to how much of something this role may give off by itself. */
export function discountLimitOf(role: ActingRole, { staffPercent }: EditRules): BasisPoints {
  if (may(role, 'order.edit-freely')) return FULL_RATE;
  return may(role, 'order.edit') ? staffPercent * 100 : 0;
}

/**
 * Whether one of the new discounts takes off more than `limit` of what it is for, or all discounts together more than
 * that of the whole.
 */
export function exceedsLimit(
  order: { lines: PriceableLine[]; charges: Charge[]; discounts: readonly OrderDiscount[] },
  isNew: (discount: OrderDiscount) => boolean,
  limit: BasisPoints,
): boolean {
  const { lines, charges, discounts } = order;
  if (limit >= FULL_RATE || !discounts.some(isNew)) return false;
  const full = priceCart(lines, charges);
  const { discounts: taken } = priceCart(lines, charges, discounts);
  const totalOf = (id: string) => full.lines[lines.findIndex((line) => line.id === id)]?.total ?? 0;
  const isOver = (amount: Minor, of: Minor) => amount * FULL_RATE > of * limit;
  const all = taken.reduce((sum, { amount }) => sum + amount, 0);
  return (
    isOver(all, full.cartValue) ||
    taken.some(
      ({ discount, amount }) =>
        isNew(discount) && isOver(amount, discount.line === null ? full.cartValue : totalOf(discount.line)),
    )
  );
}
