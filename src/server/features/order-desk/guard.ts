import { type EditRules, isGuarded } from '#domain/order/edit-rules.ts';
import type { OrderState } from '#domain/order/order.ts';
import type { LineRow, OrderRow } from '../../platform/db/schema/orders.ts';

/** Whether only a manager takes these lines off the order, or cancels it with them. */
export function isGuardedIn(
  { state, servedAt }: Pick<OrderRow, 'servedAt'> & { state: OrderState },
  lines: readonly LineRow[],
  { guard }: EditRules,
): boolean {
  return isGuarded({ state, wasServed: servedAt !== null }, lines, guard);
}
