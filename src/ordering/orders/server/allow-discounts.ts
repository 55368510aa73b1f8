import type { OrderDiscount } from '#money/discounts/rules/discounts.ts';
import { discountLimitOf, type HeldStep, holdStep } from '#ordering/waiter-limits/rules/discount-limits.ts';
import { type EditRules, USUAL_RULES } from '#ordering/waiter-limits/rules/edit-rules.ts';
import type { StoreCtx } from '#platform/context/server/context.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import { isKept } from '../rules/undoing/removed-portions.ts';
import type { LineRow } from '../tables.ts';
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

/** Holds what a step leaves against the limits of whoever gave and of whoever acts. */
export function allowDiscounts(tx: StoreCtx, rules: EditRules, left: readonly Left[]): HeldStep {
  const standing = left.map(({ lines, discounts }) => ({
    lines: lines.filter(isKept).map(toPriceable),
    discounts,
  }));
  return holdStep(standing, discountLimitOf(tx.actor.role, rules));
}
