import type { OrderEvent } from '#domain/order/order.ts';
import { type Ctx, noteGrowth, recordOf } from '../context/context.ts';
import type { PageEvent } from '../db/schema/orders.ts';
import { insertLog, takeLogNumber } from './queries.ts';

export type LogEntry =
  | { kind: 'order'; orderId: string; event: OrderEvent }
  | { kind: 'menu' | 'store'; event: PageEvent };

/** Writes what happened, in the transaction of the change itself. */
export async function appendLog(ctx: Ctx, storeId: string, entry: LogEntry): Promise<void> {
  noteGrowth(ctx, storeId, { pages: entry.kind !== 'order' });
  const seq = await takeLogNumber(ctx.db, storeId);
  const actor = recordOf(ctx.actor);
  const at = new Date(ctx.now);
  await insertLog(ctx.db, { storeId, seq, at, actor, orderId: null, ...entry });
}
