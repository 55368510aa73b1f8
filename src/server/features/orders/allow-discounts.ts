import type { OrderDiscount } from '#domain/menu/discounts.ts';
import { FULL_RATE, type Minor } from '#domain/money/money.ts';
import { approveDiscounts, discountLimitOf, discountsBeyond } from '#domain/order/edit-limits.ts';
import { type EditRules, USUAL_RULES } from '#domain/order/edit-rules.ts';
import { isKept } from '#domain/order/removed-portions.ts';
import type { StoreCtx } from '../../platform/context/context.ts';
import type { LineRow } from '../../platform/db/schema/orders.ts';
import { findStore } from '../stores/find-store.ts';
import { toPriceable } from './views.ts';

/** As they are in this transaction, so that nobody is refused by rules of a moment ago. */
export async function findEditRules(tx: StoreCtx): Promise<EditRules> {
  return (await findStore(tx.db, tx.storeId)).editRules ?? USUAL_RULES;
}

/** An order as a step would leave it. */
export interface Left {
  lines: readonly LineRow[];
  discounts: readonly OrderDiscount[];
}

interface Allowed {
  /** What the discounts take off that are beyond the limits. Unless it is zero, the step needs `order.edit-freely`. */
  beyond: Minor;
  /** The discounts of each order once whoever may give that much has let them pass: up to that amount. */
  discounts: OrderDiscount[][];
}

/**
 * Holds what a step leaves against the limits, whichever step it is. Where less stands than a discount was given for, it
 * may be beyond the limit of whoever gave it.
 */
export function allowDiscounts(tx: StoreCtx, rules: EditRules, left: readonly Left[]): Allowed {
  const limit = discountLimitOf(tx.actor.role, rules);
  // A manager's step keeps what it has let pass, for the waiter's next one.
  const own = limit < FULL_RATE ? limit : 0;
  const taken = left.map(({ lines, discounts }) =>
    discountsBeyond({ lines: lines.filter(isKept).map(toPriceable), discounts }, own),
  );
  return {
    beyond: taken.flat().reduce((sum, { amount }) => sum + amount, 0),
    discounts: left.map(({ discounts }, at) => approveDiscounts(discounts, taken[at] ?? [])),
  };
}
