import { type OrderDiscount, sourceOf } from '#money/discounts/rules/discounts.ts';
import { priceCart } from '#ordering/prices/rules/price-cart.ts';
import type { PriceableLine } from '#ordering/prices/rules/price-line.ts';
import { type BasisPoints, FULL_RATE, type Minor, proportion } from '#platform/money/rules/money.ts';
import { type ActingRole, may } from '#restaurant/people/rules/permissions.ts';
import type { EditRules } from './edit-rules.ts';

/** Up to how much of something this role may give off by itself. */
export function discountLimitOf(role: ActingRole, { staffPercent }: EditRules): BasisPoints {
  if (may(role, 'order.edit-freely')) return FULL_RATE;
  return may(role, 'order.edit') ? staffPercent * 100 : 0;
}

export interface Discounted {
  /** What stands: without what was taken off. */
  lines: PriceableLine[];
  discounts: readonly OrderDiscount[];
}

interface Taken {
  discount: OrderDiscount;
  amount: Minor;
}

/**
 * The discounts that take off more than whoever gave them may, or than was approved. Each must be within the limit of
 * what it is for, and within that of the whole together with those before it.
 */
export function discountsBeyond({ lines, discounts }: Discounted, actingLimit: BasisPoints = 0): Taken[] {
  const full = priceCart(lines, []);
  const totalOf = (id: string) => full.lines[lines.findIndex((line) => line.id === id)]?.total ?? 0;
  let all = 0;
  return priceCart(lines, [], discounts).discounts.filter(({ discount, amount }, at) => {
    if (!sourceOf(discount).isLimited) return false;
    all += amount;
    const { line, upTo = FULL_RATE, approved = 0, isPart = false } = discount;
    const limit = Math.max(upTo, actingLimit);
    const odd = isPart ? 1 : 0;
    if (limit >= FULL_RATE || amount <= approved + odd) return false;
    const mostOf = (of: Minor) => proportion(of, limit, FULL_RATE);
    // Each of them may have been rounded up.
    const most = mostOf(full.cartValue) + at + odd;
    return all > most || amount > mostOf(line === null ? full.cartValue : totalOf(line)) + odd;
  });
}

/** What a step leaves, held against the limits. */
export interface HeldStep {
  /** What the discounts take off that are beyond them. Unless it is zero, the step needs `order.edit-freely`. */
  beyond: Minor;
  /** The discounts of each order once whoever may give that much has let them pass: up to that amount. */
  discounts: OrderDiscount[][];
}

/**
 * Holds what a step leaves against the limits, whichever step it is, by somebody who may give `limit`. Where less stands
 * than a discount was given for, it may be beyond what whoever gave it may give.
 */
export function holdStep(left: readonly Discounted[], limit: BasisPoints): HeldStep {
  // A manager's step keeps what it has let pass, for the waiter's next one.
  const own = limit < FULL_RATE ? limit : 0;
  const taken = left.map((order) => discountsBeyond(order, own));
  return {
    beyond: taken.flat().reduce((sum, { amount }) => sum + amount, 0),
    discounts: left.map(({ discounts }, at) => approveDiscounts(discounts, taken[at] ?? [])),
  };
}

/** The discounts once a manager has let these pass: up to what they take off now. */
export function approveDiscounts(
  discounts: readonly OrderDiscount[],
  beyond: readonly Taken[],
): OrderDiscount[] {
  return discounts.map((discount) => {
    const amount = beyond.find((taken) => taken.discount.id === discount.id)?.amount;
    return amount === undefined ? discount : { ...discount, approved: amount };
  });
}
