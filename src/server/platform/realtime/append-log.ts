import type { KhataEvent } from '#domain/money/khata.ts';
import type { OrderEvent } from '#domain/order/order.ts';
import type { SittingEvent } from '#domain/sittings/sitting-events.ts';
import { actorRecord, type Ctx, noteLogGrowth } from '../context/context.ts';
import type { Db } from '../db/client.ts';
import { eq, sql } from '../db/drizzle.ts';
import { createLookUp } from '../db/hot-statements.ts';
import { type LogRow, orders, type PageEvent, storeLog } from '../db/schema/orders.ts';
import { storeCounters } from '../db/schema/stores.ts';

export type LogEntry =
  | { kind: 'order'; orderId: string; event: OrderEvent }
  | { kind: 'sitting'; sittingId: string; event: SittingEvent }
  | { kind: 'khata'; khataId: string; event: KhataEvent }
  | { kind: 'menu' | 'store'; event: PageEvent };

const selectOrder = createLookUp(orders, ['storeId', 'id']);

/** Appends an entry in the transaction of the change itself. */
export async function appendLog(ctx: Ctx, storeId: string, entry: LogEntry): Promise<void> {
  noteLogGrowth(ctx, storeId, { pages: entry.kind === 'menu' || entry.kind === 'store' });
  const seq = await takeLogNumber(ctx.db, storeId);
  const actor = actorRecord(ctx.actor);
  const at = new Date(ctx.now);
  const sittingId = await sittingOf(ctx.db, storeId, entry);
  const orderId = entry.kind === 'order' ? entry.orderId : entry.kind === 'khata' ? entry.khataId : sittingId;
  const { kind, event } = entry;
  await insertLog(ctx.db, { storeId, seq, at, actor, kind, orderId, sittingId, event });
}

async function sittingOf(db: Db, storeId: string, entry: LogEntry): Promise<string | null> {
  if (entry.kind === 'sitting') return entry.sittingId;
  if (entry.kind !== 'order') return null;
  return (await selectOrder(db, storeId, entry.orderId))?.sittingId ?? null;
}

/** Locks the store's counter row until COMMIT, so that numbers have no gaps. */
async function takeLogNumber(db: Db, storeId: string): Promise<number> {
  const [row] = await db
    .update(storeCounters)
    .set({ logSeq: sql`${storeCounters.logSeq} + 1` })
    .where(eq(storeCounters.storeId, storeId))
    .returning({ logSeq: storeCounters.logSeq });
  if (!row) throw new Error('The store has no counters');
  return row.logSeq;
}

async function insertLog(db: Db, row: LogRow): Promise<void> {
  await db.insert(storeLog).values(row);
}
