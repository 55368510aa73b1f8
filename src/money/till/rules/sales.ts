import type { OrderDiscount } from '#money/discounts/rules/discounts.ts';
import { CANCELLED, type OrderState } from '#ordering/orders/rules/order.ts';
import { priceCart } from '#ordering/prices/rules/price-cart.ts';
import type { Charge, PriceableLine } from '#ordering/prices/rules/price-line.ts';
import type { Minor } from '#platform/money/rules/money.ts';
import { addTillSums, type TillSum, tillSum } from './sums.ts';

/** An order as it was at some entry of the log. */
export interface SoldOrder {
  state: OrderState;
  amount: Minor;
  roundOff: Minor | null;
  lines: (PriceableLine & { discarded: boolean })[];
  charges: Charge[];
  discounts: readonly OrderDiscount[];
}

/**
 * What a tab adds to the sales: an order alone, or the rounds of a table, as its bill has it. Gross less discounts and what
 * was complimentary, with charges, taxes and rounding, is what it costs.
 */
export const salesOf = (tab: readonly SoldOrder[]): TillSum[] => addTillSums(tab.flatMap(salesOfOrder));

function salesOfOrder(order: SoldOrder): TillSum[] {
  const { state, amount, roundOff, charges, lines, discounts } = order;
  if (state === CANCELLED) return [tillSum('cancelled', amount)];
  const kept = lines.filter(({ discarded }) => !discarded);
  const priced = priceCart(kept, charges, discounts);
  const gross = kept.reduce((sum, { base, quantity }) => sum + base * quantity, 0);
  const portions = kept.reduce((sum, { quantity }) => sum + quantity, 0);
  const taxes = priced.taxes.reduce((sum, tax) => sum + (tax.included ? 0 : tax.amount), 0);
  const charged = priced.charges.reduce((sum, charge) => sum + charge.amount, 0);
  const given = priced.discounts.map((one) => givenSum(one.discount, one.amount));
  const taken = given.reduce((sum, one) => sum + one.amount, 0);
  const ofMenu = gross + charged + taxes - taken - amount;
  return [
    tillSum('order', amount + (roundOff ?? 0)),
    tillSum('gross', gross, { count: portions }),
    ...(ofMenu === 0 ? [] : [tillSum('discount', ofMenu)]),
    ...given,
    ...priced.charges.map((charge) => tillSum('charge', charge.amount, named(charge.label))),
    ...priced.taxes.map(({ label, rate, included, amount: tax }) =>
      tillSum(included ? 'taxWithin' : 'tax', tax, { key: `${rate} ${label}`, label }),
    ),
    ...(roundOff ? [tillSum('rounding', roundOff)] : []),
    ...takenOff(lines),
  ];
}

/** By its reason. A discount without one is the menu's. */
const givenSum = ({ kind, reason }: OrderDiscount, amount: Minor): TillSum =>
  tillSum(kind === 'complimentary' ? kind : 'discount', amount, named(reason));

const named = (label: string) => ({ key: label, label });

function takenOff(lines: SoldOrder['lines']): TillSum[] {
  const off = lines.filter(({ discarded }) => discarded);
  if (off.length === 0) return [];
  const count = off.reduce((sum, { quantity }) => sum + quantity, 0);
  return [tillSum('takenOff', priceCart(off, []).cartValue, { count })];
}
