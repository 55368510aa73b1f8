import type { OrderDiscountView, StaffOrderView } from '#domain/api/order.ts';
import type { Tax } from '#domain/menu/menu.ts';
import { toNumber } from '#domain/money/money.ts';
import type { LoggedOrderEvent } from '#domain/order/order.ts';
import type { OrderDiscount } from '#domain/pricing/discounts.ts';
import type { PricedCart } from '#domain/pricing/price-cart.ts';
import type { Charge } from '#domain/pricing/price-line.ts';
import type { Audience } from '../../platform/ports/store-feeds.ts';

/** Lines that came or grew after the order was placed. */
export function addedIn(entries: readonly LoggedOrderEvent[]): ReadonlySet<string> {
  const edits = entries.flatMap(({ event }) => (event.what === 'item' && event.edit ? [event.edit] : []));
  return new Set(edits.flatMap(({ added, more }) => [...added, ...more].map(({ lineId }) => lineId)));
}

export const taxRateView = ({ rate, ...same }: Tax) => ({ ...same, value: toNumber(rate) });

export function rateView({
  label,
  taxes = [],
  ...charge
}: Charge): NonNullable<StaffOrderView['rates']>[number] {
  const { kind } = charge;
  const value = toNumber(kind === 'absolute' ? charge.amount : charge.rate);
  return { label, kind, value, taxes: taxes.map(taxRateView) };
}

function ofWhat(discount: OrderDiscount): number | null {
  if (discount.kind === 'percent') return toNumber(discount.percent);
  return discount.kind === 'complimentary' ? discount.portions : null;
}

export function discountView(
  { discount, amount }: PricedCart['discounts'][number],
  audience: Audience,
): OrderDiscountView {
  const { id, line, kind, reason, by } = discount;
  return {
    ...{ _id: id, line, kind, reason, amount: toNumber(amount) },
    of: ofWhat(discount),
    ...(audience === 'guest' ? {} : { by }),
  };
}
