import type { KhataEvent } from '#money/khatas/rules/khata.ts';
import type { OrderEvent } from '#ordering/orders/rules/order.ts';
import { orders } from '#ordering/orders/tables.ts';
import { actorRecord, type Ctx, noteLogGrowth } from '#platform/context/server/context.ts';
import type { Db } from '#platform/db/server/client.ts';
import { createInsert, createLookUp } from '#platform/db/server/statements/hot-statements.ts';
import type { SittingEvent } from '#tables/sittings/rules/sitting-events.ts';
import { type PageEvent, storeLog } from '../tables.ts';

export type LogEntry =
  | { kind: 'order'; orderId: string; event: OrderEvent }
  | { kind: 'sitting'; sittingId: string; event: SittingEvent }
  | { kind: 'khata'; khataId: string; event: KhataEvent }
  | { kind: 'menu' | 'store'; event: PageEvent };

const selectOrder = createLookUp(orders, ['storeId', 'id']);
const insertLog = createInsert(storeLog);
const TAKE_NUMBER =
  'update store_counters set log_seq = log_seq + 1 where store_id = $1 returning log_seq as seq';

/** Appends an entry in the transaction of the change itself. */
export async function appendLog(ctx: Ctx, storeId: string, entry: LogEntry): Promise<void> {
  noteLogGrowth(ctx, storeId, { pages: entry.kind === 'menu' || entry.kind === 'store' });
  const seq = await takeLogNumber(ctx.db, storeId);
  const actor = actorRecord(ctx.actor);
  const at = new Date(ctx.now);
  const sittingId = await sittingOf(ctx.db, storeId, entry);
  const orderId = entry.kind === 'order' ? entry.orderId : entry.kind === 'khata' ? entry.khataId : sittingId;
  const { kind, event } = entry;
  await insertLog(ctx.db, [{ storeId, seq, at, actor, kind, orderId, sittingId, event }]);
}

async function sittingOf(db: Db, storeId: string, entry: LogEntry): Promise<string | null> {
  if (entry.kind === 'sitting') return entry.sittingId;
  if (entry.kind !== 'order') return null;
  return (await selectOrder(db, storeId, entry.orderId))?.sittingId ?? null;
}

/** Locks the store's counter row until COMMIT, so that numbers have no gaps. */
async function takeLogNumber({ $client }: Db, storeId: string): Promise<number> {
  const asked = { name: 'next number of a log', text: TAKE_NUMBER, values: [storeId] };
  const [row] = (await $client.query<{ seq: number }>(asked)).rows;
  if (!row) throw new Error('The store has no counters');
  return row.seq;
}
