import { feedback } from '#guests/feedback/tables.ts';
import { itemStats } from '#guests/visits/tables.ts';
import { receipts } from '#money/tabs/tables.ts';
import { orders } from '#ordering/orders/tables.ts';
import type { Db } from '#platform/db/server/client.ts';
import {
  and,
  asc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  or,
  sql,
} from '#platform/db/server/drizzle.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import { firstIdAt } from '#platform/ids/server/ids.ts';
import type { Minor } from '#platform/money/rules/money.ts';
import { storeCounters } from '#restaurant/stores/tables.ts';
import type { Period } from '../rules/report-period.ts';
import { type FlowMethod, NEWEST_SUM_KIND, type PeriodSum, type SumKind } from '../rules/report-sums.ts';
import { reportMarks, reportSums } from '../tables.ts';

/**
 * Reads everything in one snapshot. Leaves time and processors to orders: a few seconds and one processor at most. JIT
 * compilation would take longer than it saves.
 */
export async function readCalmly({ $client }: Db): Promise<void> {
  await $client.query(`
    set transaction isolation level repeatable read;
    set local statement_timeout = '8s';
    set local max_parallel_workers_per_gather = 0;
    set local jit = off`);
}

export type Mark = Pick<typeof reportMarks.$inferSelect, 'logSeq' | 'timeZone'>;

export async function selectMark(db: Db, storeId: string): Promise<Mark | null> {
  const { logSeq, timeZone } = reportMarks;
  return queryOne(db.select({ logSeq, timeZone }).from(reportMarks).where(eq(reportMarks.storeId, storeId)));
}

export async function upsertMark(db: Db, storeId: string, mark: Mark): Promise<void> {
  await db
    .insert(reportMarks)
    .values({ storeId, ...mark })
    .onConflictDoUpdate({ target: reportMarks.storeId, set: mark });
}

/** The stores with log entries that their sums may not include. */
export async function selectChangedStores(db: Db, storeIds: string[]): Promise<string[]> {
  const rows = await db
    .select({ storeId: storeCounters.storeId })
    .from(storeCounters)
    .leftJoin(reportMarks, eq(reportMarks.storeId, storeCounters.storeId))
    .where(
      and(
        inArray(storeCounters.storeId, storeIds),
        gt(storeCounters.orderNo, 0),
        or(isNull(reportMarks.logSeq), lt(reportMarks.logSeq, storeCounters.logSeq)),
      ),
    );
  return rows.map((row) => row.storeId);
}

export async function selectLogSeq(db: Db, storeId: string): Promise<number> {
  const [row] = await db
    .select({ logSeq: storeCounters.logSeq })
    .from(storeCounters)
    .where(eq(storeCounters.storeId, storeId));
  return row?.logSeq ?? 0;
}

export async function selectFirstOrderAt(db: Db, storeId: string): Promise<number | null> {
  const [row] = await db
    .select({ createdAt: orders.createdAt })
    .from(orders)
    .where(eq(orders.storeId, storeId))
    .orderBy(asc(orders.id))
    .limit(1);
  return row?.createdAt.getTime() ?? null;
}

export async function deleteAllSums(db: Db, storeId: string): Promise<void> {
  await db.delete(reportSums).where(eq(reportSums.storeId, storeId));
}

/** Deletes the sums of days with orders that have changed since; returns how many. */
export async function deleteChangedSums({ $client }: Db, storeId: string, { logSeq, timeZone }: Mark) {
  const { rowCount } = await $client.query(
    `delete from report_sums where store_id = $1 and day in (
       select to_char(created_at at time zone $3, 'YYYY-MM-DD') from orders
       where store_id = $1 and (id in (
         select order_id from store_log where store_id = $1 and seq > $2 and kind = 'order') or sitting_id in (
         select sitting_id from store_log where store_id = $1 and seq > $2 and kind = 'sitting')))`,
    [storeId, logSeq, timeZone],
  );
  return rowCount ?? 0;
}

export async function selectKeptDays(db: Db, storeId: string, { from, to }: Period): Promise<Set<string>> {
  const { day, kind } = reportSums;
  const rows = await db
    .select({ day })
    .from(reportSums)
    .where(
      and(eq(reportSums.storeId, storeId), sql`${day} between ${from} and ${to}`, eq(kind, NEWEST_SUM_KIND)),
    );
  return new Set(rows.map((row) => row.day));
}

/** The sums of ended days. The database adds them up, since a year has many. */
export async function selectPeriodSums(
  { $client }: Db,
  storeId: string,
  { from, to }: Period,
  kinds: readonly SumKind[],
): Promise<PeriodSum[]> {
  const { rows } = await $client.query(
    `select kind, key, label,
       case kind when 'placed' then day when 'hour' then extract(isodow from day::date)::text else '' end as slot,
       max(day) as last, sum(count)::text as count, sum(amount)::text as amount
     from report_sums where store_id = $1 and day between $2 and $3 and kind = any($4)
     group by 1, 2, 3, 4`,
    [storeId, from, to, kinds],
  );
  return rows.map((row) => ({ ...row, count: Number(row.count), amount: Number(row.amount) }));
}

export interface Instants {
  start: number;
  end: number;
}

const NO_FEEDBACK = { given: 0, food: 0, service: 0, overall: 0, foodGiven: 0, serviceGiven: 0 };

/** The number of ratings of orders of that time, and the sum of their stars. */
export async function selectFeedback(db: Db, storeId: string, { start, end }: Instants) {
  const { food, service, overall, orderId } = feedback;
  const [row] = await db
    .select({
      given: sql<number>`count(*)::int`,
      food: sql<number>`coalesce(sum(${food}), 0)::int`,
      service: sql<number>`coalesce(sum(${service}), 0)::int`,
      overall: sql<number>`coalesce(sum(${overall}), 0)::int`,
      foodGiven: sql<number>`count(${food})::int`,
      serviceGiven: sql<number>`count(${service})::int`,
    })
    .from(feedback)
    .where(
      and(
        eq(feedback.storeId, storeId),
        sql`${orderId} >= ${firstIdAt(start)} and ${orderId} < ${firstIdAt(end)}`,
      ),
    );
  return row ?? NO_FEEDBACK;
}

export interface ItemViews {
  itemId: string;
  views: number;
  adds: number;
}

export async function selectItemViews(db: Db, storeId: string, { from, to }: Period): Promise<ItemViews[]> {
  const { itemId, day, views, adds } = itemStats;
  return db
    .select({
      itemId,
      views: sql`sum(${views})`.mapWith(Number),
      adds: sql`sum(${adds})`.mapWith(Number),
    })
    .from(itemStats)
    .where(and(eq(itemStats.storeId, storeId), sql`${day} between ${from} and ${to}`))
    .groupBy(itemId);
}

export interface KhataFlow {
  method: FlowMethod;
  times: number;
  amount: Minor;
}

/** Money that came for khatas in that time, less what was taken back. */
export async function selectKhataFlows(
  db: Db,
  storeId: string,
  { start, end }: Instants,
): Promise<KhataFlow[]> {
  const { method, amount, createdAt, khataId } = receipts;
  return db
    .select({
      method,
      times: sql`count(*)`.mapWith(Number),
      amount: sql`sum(${amount})`.mapWith(Number),
    })
    .from(receipts)
    .where(
      and(
        eq(receipts.storeId, storeId),
        isNotNull(khataId),
        ne(method, 'Account'),
        gte(createdAt, new Date(start)),
        lt(createdAt, new Date(end)),
      ),
    )
    .groupBy(method)
    .orderBy(asc(method));
}
