import { type Ctx, noteGrowth, recordOf } from '../context.ts';
import { insertLog, type LogRow, takeLogNumber } from './queries.ts';

type Entry = Pick<LogRow, 'kind' | 'event'> & { orderId?: string };

/** Writes what happened, in the transaction of the change itself. */
export async function appendLog(ctx: Ctx, storeId: string, { kind, event, orderId }: Entry): Promise<void> {
  noteGrowth(ctx, storeId, { pages: kind !== 'order' });
  const seq = await takeLogNumber(ctx.db, storeId);
  const actor = recordOf(ctx.actor);
  const at = new Date(ctx.now);
  await insertLog(ctx.db, { storeId, seq, at, kind, orderId: orderId ?? null, actor, event });
}
