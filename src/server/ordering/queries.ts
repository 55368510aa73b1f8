import { and, asc, desc, eq, gte, inArray, isNotNull, lt } from 'drizzle-orm';
import type { OrderState } from '#domain/order.ts';
import type { Db } from '../db/client.ts';
import { idempotencyKeys, orderLines, orders, storeLog } from '../db/schema/orders.ts';

export type OrderRow = typeof orders.$inferSelect;
export type LineRow = typeof orderLines.$inferSelect;
export type LogRow = typeof storeLog.$inferSelect;

export interface StoredOrder {
  order: OrderRow;
  lines: LineRow[];
  log: LogRow[];
}

export async function insertOrder(db: Db, order: OrderRow, lines: LineRow[]): Promise<void> {
  await db.insert(orders).values(order);
  await db.insert(orderLines).values(lines);
}

/** False when the key has been used: the statement waits for whoever is using it just now. */
export async function claimKey(db: Db, row: typeof idempotencyKeys.$inferInsert): Promise<boolean> {
  const { rowCount } = await db.insert(idempotencyKeys).values(row).onConflictDoNothing();
  return rowCount === 1;
}

export async function readKey(db: Db, storeId: string, key: string) {
  const [row] = await db
    .select({ fingerprint: idempotencyKeys.fingerprint, order: orders })
    .from(idempotencyKeys)
    .innerJoin(
      orders,
      and(eq(orders.storeId, idempotencyKeys.storeId), eq(orders.id, idempotencyKeys.orderId)),
    )
    .where(and(eq(idempotencyKeys.storeId, storeId), eq(idempotencyKeys.key, key)));
  return row ?? null;
}

export async function readOrder(db: Db, storeId: string, id: string): Promise<OrderRow | null> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.storeId, storeId), eq(orders.id, id)));
  return row ?? null;
}

export async function lockOrder(db: Db, storeId: string, id: string): Promise<OrderRow | null> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.storeId, storeId), eq(orders.id, id)))
    .for('update');
  return row ?? null;
}

export async function readOrderBySlug(db: Db, storeId: string, slug: string): Promise<OrderRow | null> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.storeId, storeId), eq(orders.slug, slug)));
  return row ?? null;
}

/** Moves the order only if it still is where the mover has seen it. */
export async function moveOrder(
  db: Db,
  storeId: string,
  id: string,
  { from, to, servedAt }: { from: OrderState; to: OrderState; servedAt: Date | null },
): Promise<OrderRow | null> {
  const [row] = await db
    .update(orders)
    .set({ state: to, ...(servedAt ? { servedAt } : {}) })
    .where(and(eq(orders.storeId, storeId), eq(orders.id, id), eq(orders.state, from)))
    .returning();
  return row ?? null;
}

export async function updateAmount(db: Db, storeId: string, id: string, amount: number): Promise<void> {
  await db
    .update(orders)
    .set({ amount })
    .where(and(eq(orders.storeId, storeId), eq(orders.id, id)));
}

export async function markLine(
  db: Db,
  storeId: string,
  { orderId, id }: { orderId: string; id: string },
  discarded: boolean,
): Promise<void> {
  await db
    .update(orderLines)
    .set({ discarded })
    .where(and(eq(orderLines.storeId, storeId), eq(orderLines.orderId, orderId), eq(orderLines.id, id)));
}

export interface OrderFilter {
  states: OrderState[];
  since: Date | null;
  /** Order numbers below this one. */
  before: number | null;
  limit: number;
}

export async function listOrders(
  db: Db,
  storeId: string,
  { states, since, before, limit }: OrderFilter,
): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.storeId, storeId),
        states.length > 0 ? inArray(orders.state, states) : undefined,
        since ? gte(orders.createdAt, since) : undefined,
        before === null ? undefined : lt(orders.orderNo, before),
      ),
    )
    .orderBy(desc(orders.orderNo))
    .limit(limit);
}

export async function readOrders(db: Db, storeId: string, ids: string[]): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.storeId, storeId), inArray(orders.id, ids)));
}

/** The orders with their lines and their log, in the order in which they are given. */
export async function withHistory(db: Db, storeId: string, rows: OrderRow[]): Promise<StoredOrder[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const lines = await db
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.storeId, storeId), inArray(orderLines.orderId, ids)))
    .orderBy(asc(orderLines.position));
  const log = await db
    .select()
    .from(storeLog)
    .where(and(eq(storeLog.storeId, storeId), inArray(storeLog.orderId, ids)))
    .orderBy(asc(storeLog.seq));
  const linesOf = Map.groupBy(lines, (line) => line.orderId);
  const logOf = Map.groupBy(log, (entry) => entry.orderId);
  return rows.map((order) => ({ order, lines: linesOf.get(order.id) ?? [], log: logOf.get(order.id) ?? [] }));
}

/** How long the store's latest orders took, in ms. */
export async function readServingTimes(db: Db, storeId: string, most: number): Promise<number[]> {
  const rows = await db
    .select({ createdAt: orders.createdAt, servedAt: orders.servedAt })
    .from(orders)
    .where(and(eq(orders.storeId, storeId), isNotNull(orders.servedAt)))
    .orderBy(desc(orders.servedAt))
    .limit(most);
  return rows.map(({ createdAt, servedAt }) => (servedAt?.getTime() ?? 0) - createdAt.getTime());
}
