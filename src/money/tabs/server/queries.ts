import { khatas } from '#money/khatas/tables.ts';
import type { Settled } from '#money/payments/rules/correction.ts';
import { type PaymentState, SETTLED_BY } from '#money/payments/rules/payment.ts';
import { orders } from '#ordering/orders/tables.ts';
import type { Db } from '#platform/db/server/client.ts';
import { and, asc, desc, eq, gte, inArray, isNull, type SQL, sql } from '#platform/db/server/drizzle.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import { firstIdAt } from '#platform/ids/server/ids.ts';
import type { Minor } from '#platform/money/rules/money.ts';
import { type SittingPartRow, sittingParts } from '#tables/parts/tables.ts';
import type { PartState, SittingState } from '#tables/sittings/rules/sitting.ts';
import { sittingCalls, sittings } from '#tables/sittings/tables.ts';
import { type ReceiptRow, receiptShares, receipts } from '../tables.ts';

export type ShareRow = typeof receiptShares.$inferSelect;

export async function insertReceipt(db: Db, row: ReceiptRow, shares: ShareRow[]): Promise<void> {
  await db.insert(receipts).values(row);
  if (shares.length > 0) await db.insert(receiptShares).values(shares);
}

export async function selectReceiptOf(
  db: Db,
  { storeId, id }: { storeId: string; id: string },
  request: string,
): Promise<ReceiptRow | null> {
  return queryOne(
    db
      .select()
      .from(receipts)
      .where(and(eq(receipts.storeId, storeId), eq(receipts.tabId, id), eq(receipts.request, request))),
  );
}

export async function sumTips(db: Db, storeId: string, tabId: string): Promise<Minor> {
  const sum = sql<string>`coalesce(sum(${receipts.tip}), 0)`.mapWith(Number);
  const [row] = await db
    .select({ sum })
    .from(receipts)
    .where(and(eq(receipts.storeId, storeId), eq(receipts.tabId, tabId)));
  return row?.sum ?? 0;
}

/** The shares of these orders with the methods of their receipts: first those that were reversed, then the earliest. */
export async function selectShares(db: Db, storeId: string, orderIds: string[]) {
  const { receiptId, orderId, amount } = receiptShares;
  return db
    .select({ receiptId, orderId, amount, method: receipts.method, reference: receipts.reference })
    .from(receiptShares)
    .innerJoin(receipts, and(eq(receipts.storeId, receiptShares.storeId), eq(receipts.id, receiptId)))
    .where(and(eq(receiptShares.storeId, storeId), inArray(orderId, orderIds)))
    .orderBy(desc(isReversed), asc(receiptId), asc(orderId));
}

const isReversed = sql`exists (select from receipts other
  where other.store_id = ${receipts.storeId} and other.reverses = ${receipts.id})`;

/** The receipts that settled this tab without money and were not taken back, the latest first. */
export async function selectSettled(db: Db, storeId: string, tabId: string): Promise<Settled[]> {
  const { method, khataId } = receipts;
  const amount = sql`sum(${receipts.amount})`.mapWith(Number);
  const isOfTab = and(eq(receipts.storeId, storeId), eq(receipts.tabId, tabId));
  const rows = await db
    .select({ method, khataId, amount })
    .from(receipts)
    .where(and(isOfTab, inArray(method, [...SETTLED_BY])))
    .groupBy(method, khataId)
    .having(sql`sum(${receipts.amount}) > 0`)
    .orderBy(sql`max(${receipts.id}::text) desc`);
  return rows as Settled[];
}

/** A receipt, also of a khata, with whether it was taken back. */
export async function selectReceipts(db: Db, storeId: string, tabId: string): Promise<StoredReceipt[]> {
  return selectStored(db, and(eq(receipts.storeId, storeId), eq(receipts.tabId, tabId))).orderBy(
    asc(receipts.id),
  );
}

/** The latest first. */
export async function selectReceiptsOfKhata(
  db: Db,
  { storeId, id }: { storeId: string; id: string },
  most: number,
): Promise<StoredReceipt[]> {
  return selectStored(db, and(eq(receipts.storeId, storeId), eq(receipts.khataId, id)))
    .orderBy(desc(receipts.id))
    .limit(most);
}

export async function selectReceipt(db: Db, storeId: string, id: string): Promise<StoredReceipt | null> {
  const [found] = await selectStored(db, and(eq(receipts.storeId, storeId), eq(receipts.id, id)));
  return found ?? null;
}

export interface StoredReceipt {
  receipt: ReceiptRow;
  isReversed: boolean;
  khata: string | null;
}

function selectStored(db: Db, where: SQL | undefined) {
  return db
    .select({ receipt: receipts, isReversed: isReversed.mapWith(Boolean), khata: khatas.name })
    .from(receipts)
    .leftJoin(khatas, and(eq(khatas.storeId, receipts.storeId), eq(khatas.id, receipts.khataId)))
    .where(where);
}

/** Adds to a share, or makes it. */
export async function upsertShare(db: Db, share: ShareRow): Promise<void> {
  await db
    .insert(receiptShares)
    .values(share)
    .onConflictDoUpdate({
      target: [receiptShares.storeId, receiptShares.receiptId, receiptShares.orderId],
      set: { amount: sql`${receiptShares.amount} + excluded.amount` },
    });
}

/** Takes from a share. Nothing is left of one that is taken whole. */
export async function takeFromShare(
  db: Db,
  { storeId, receiptId, orderId, amount }: ShareRow,
): Promise<void> {
  const isIt = and(
    eq(receiptShares.storeId, storeId),
    eq(receiptShares.receiptId, receiptId),
    eq(receiptShares.orderId, orderId),
  );
  const { rowCount } = await db.delete(receiptShares).where(and(isIt, eq(receiptShares.amount, amount)));
  if (rowCount === 1) return;
  await db
    .update(receiptShares)
    .set({ amount: sql`${receiptShares.amount} - ${amount}` })
    .where(isIt);
}

export interface Paying {
  paid: Minor;
  paymentState: PaymentState;
  paymentMethod: string;
}

export async function updatePaid(
  db: Db,
  { storeId, id }: { storeId: string; id: string },
  { paid, paymentState, paymentMethod }: Paying,
): Promise<void> {
  await db
    .update(orders)
    .set({ paid, paymentState, paymentMethod })
    .where(and(eq(orders.storeId, storeId), eq(orders.id, id)));
}

export async function updateSittingState(
  db: Db,
  { storeId, id }: { storeId: string; id: string },
  change: { state: SittingState; paidAt: Date | null },
): Promise<void> {
  await db
    .update(sittings)
    .set(change)
    .where(and(eq(sittings.storeId, storeId), eq(sittings.id, id)));
}

const isPart = ({ storeId, id }: { storeId: string; id: string }, partId: string) =>
  and(eq(sittingParts.storeId, storeId), eq(sittingParts.sittingId, id), eq(sittingParts.id, partId));

export async function selectPart(
  db: Db,
  sitting: { storeId: string; id: string },
  partId: string,
): Promise<SittingPartRow | null> {
  return queryOne(db.select().from(sittingParts).where(isPart(sitting, partId)));
}

/** Those that hold an amount, the earliest first. */
export async function selectUnpaidParts(
  db: Db,
  { storeId, id }: { storeId: string; id: string },
): Promise<SittingPartRow[]> {
  const isOf = and(eq(sittingParts.storeId, storeId), eq(sittingParts.sittingId, id));
  return db
    .select()
    .from(sittingParts)
    .where(and(isOf, inArray(sittingParts.state, ['open', 'awaiting', 'claimed'])))
    .orderBy(asc(sittingParts.createdAt), asc(sittingParts.id));
}

/** Ends what the guests have called for. Answers which calls these were. */
export async function endCallsFor(
  db: Db,
  { storeId, id }: { storeId: string; id: string },
  { kind, doneAt }: { kind: string; doneAt: Date },
): Promise<string[]> {
  const isOf = and(eq(sittingCalls.storeId, storeId), eq(sittingCalls.sittingId, id));
  const ended = await db
    .update(sittingCalls)
    .set({ doneAt })
    .where(and(isOf, eq(sittingCalls.kind, kind), isNull(sittingCalls.doneAt)))
    .returning({ id: sittingCalls.id });
  return ended.map((call) => call.id);
}

/** Answers false if the part is in none of these states. */
export async function updatePart(
  db: Db,
  sitting: { storeId: string; id: string },
  { id, from }: { id: string; from: readonly PartState[] },
  change: Partial<Pick<SittingPartRow, 'state' | 'endedAt' | 'utr' | 'amount'>>,
): Promise<boolean> {
  const { rowCount } = await db
    .update(sittingParts)
    .set(change)
    .where(and(isPart(sitting, id), inArray(sittingParts.state, [...from])));
  return rowCount === 1;
}

const isLacking = sql`${orders.paid} <> coalesce((select sum(amount) from receipt_shares
  where receipt_shares.store_id = orders.store_id and receipt_shares.order_id = orders.id), 0)`;

/** Which of these orders were paid another sum than their shares say. */
export async function selectLacking(db: Db, storeId: string, orderIds: string[]): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.storeId, storeId), inArray(orders.id, orderIds), isLacking));
  return rows.map(({ id }) => id);
}

export async function selectLackingSince(db: Db, storeIds: string[], since: number) {
  return db
    .select({ storeId: orders.storeId, id: orders.id })
    .from(orders)
    .where(and(inArray(orders.storeId, storeIds), gte(orders.id, firstIdAt(since)), isLacking));
}

/**
 * Makes a receipt of each entry about money that names none, as the previous release writes them. Its id follows from
 * the entry, so that it is made once.
 */
export async function insertMissingReceipts(
  { $client }: Db,
  storeId: string,
  orderIds: string[],
): Promise<void> {
  await $client.query(
    `with came as (
       select order_id, at, actor, event, (event->>'amount')::bigint as amount,
         lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') as time,
         lpad(to_hex(seq % 4096), 3, '0') as count, md5(order_id::text || seq) as hash
       from store_log
       where store_id = $1 and order_id = any($2) and kind = 'order' and event->>'what' = 'payment'
         and event->>'payment' in ('paid', 'refund_due') and event->>'amount' <> '0' and not event ? 'receiptId'
     ), named as (
       select *, (time || '7' || count || '8' || substr(hash, 1, 15))::uuid as id from came
     ), made as (
       insert into receipts (store_id, id, tab_id, method, amount, tip, reference, author, created_at)
       select store_id, named.id, coalesce(sitting_id, orders.id), coalesce(event->'received'->>'method', 'gateway'),
         named.amount, 0, event->'received'->>'reference', actor, at
       from named join orders on store_id = $1 and orders.id = order_id
       on conflict do nothing returning id
     )
     insert into receipt_shares (store_id, receipt_id, order_id, amount)
     select $1::uuid, id, order_id, amount from named where id in (select id from made)`,
    [storeId, orderIds],
  );
}
