import { type Ctx, recordOf } from '../context.ts';
import { insertLog, type LogRow, takeNumbers } from './queries.ts';

type Entry = Pick<LogRow, 'kind' | 'event'> & { orderId?: string };

/** Writes what happened, in the transaction of the change itself. */
export async function appendLog(ctx: Ctx, storeId: string, entry: Entry): Promise<void> {
  const { logSeq } = await takeNumbers(ctx.db, storeId, { orders: 0, entries: 1 });
  await writeLog(ctx, storeId, logSeq, entry);
}

/** The same for a new order, which takes its own number with it; `insert` gets that number. */
export async function appendPlaced(
  ctx: Ctx,
  storeId: string,
  entry: Entry,
  insert: (orderNo: number) => Promise<void>,
): Promise<number> {
  const { logSeq, orderNo } = await takeNumbers(ctx.db, storeId, { orders: 1, entries: 1 });
  await insert(orderNo);
  await writeLog(ctx, storeId, logSeq, entry);
  return orderNo;
}

async function writeLog(
  ctx: Ctx,
  storeId: string,
  seq: number,
  { kind, event, orderId }: Entry,
): Promise<void> {
  if (ctx.grown === null) throw new Error('The log is only written in a transaction');
  const actor = recordOf(ctx.actor);
  await insertLog(ctx.db, {
    storeId,
    seq,
    at: new Date(ctx.now),
    kind,
    orderId: orderId ?? null,
    actor,
    event,
  });
  ctx.grown.set(storeId, { pages: kind !== 'order' || ctx.grown.get(storeId)?.pages === true });
}
