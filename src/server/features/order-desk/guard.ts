import { type EditRules, isGuarded, USUAL_RULES } from '#domain/order/edit-rules.ts';
import type { OrderState } from '#domain/order/order.ts';
import type { StoreCtx } from '../../platform/context/context.ts';
import type { LineRow, OrderRow } from '../../platform/db/schema/orders.ts';
import { findStore } from '../stores/find-store.ts';

/** As they are in this transaction, so that nobody is refused by rules of a moment ago. */
export async function findEditRules(tx: StoreCtx): Promise<EditRules> {
  return (await findStore(tx.db, tx.storeId)).editRules ?? USUAL_RULES;
}

/** Whether only a manager takes these lines off the order, or cancels it with them. */
export function isGuardedIn(
  { state, servedAt }: Pick<OrderRow, 'servedAt'> & { state: OrderState },
  lines: readonly LineRow[],
  { guard }: EditRules,
): boolean {
  return isGuarded({ state, wasServed: servedAt !== null }, lines, guard);
}
