import type { Ctx } from '../../platform/context/context.ts';
import type { OrderRow } from '../../platform/db/schema/orders.ts';
import { hasOpenBefore } from './queries.ts';

/** Whether the order's table has an earlier open order. */
export async function isAddition(ctx: Ctx, order: OrderRow): Promise<boolean> {
  return order.tableIden !== null && hasOpenBefore(ctx.db, order, order.tableIden);
}
