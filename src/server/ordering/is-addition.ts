import type { Ctx } from '../context.ts';
import type { OrderRow } from './find-order.ts';
import { readOpenBefore } from './table-queries.ts';

/** Whether its table has an earlier order on its way. */
export async function isAddition(ctx: Ctx, order: OrderRow): Promise<boolean> {
  return order.tableIden !== null && readOpenBefore(ctx.db, order, order.tableIden);
}
