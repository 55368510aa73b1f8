import type { OrderDiscount } from '#domain/menu/discounts.ts';
import { FULL_RATE } from '#domain/money/money.ts';
import { approveDiscounts, discountLimitOf, discountsBeyond } from '#domain/order/edit-limits.ts';
import { type EditRules, USUAL_RULES } from '#domain/order/edit-rules.ts';
import { isKept } from '#domain/order/removed-portions.ts';
import { authorise, type StoreCtx } from '../../platform/context/context.ts';
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

/**
 * The discounts of what a step leaves, whichever step it is. Where less stands than a discount was given for, it may be
 * beyond the limit of whoever gave it: then only who may give that much goes on, and has let it pass up to that amount.
 */
export function allowDiscounts(tx: StoreCtx, rules: EditRules, left: readonly Left[]): OrderDiscount[][] {
  const limit = discountLimitOf(tx.actor.role, rules);
  // A manager's step keeps what it has let pass, for the waiter's next one.
  const own = limit < FULL_RATE ? limit : 0;
  const beyond = left.map(({ lines, discounts }) =>
    discountsBeyond({ lines: lines.filter(isKept).map(toPriceable), discounts }, own),
  );
  if (beyond.every((taken) => taken.length === 0)) return left.map(({ discounts }) => [...discounts]);
  authorise(tx, 'order.edit-freely');
  return left.map(({ discounts }, at) => approveDiscounts(discounts, beyond[at] ?? []));
}
