import type { DueWork } from '#domain/api/site-health.ts';
import type { Db } from '../../platform/db/client.ts';
import { asc, eq, lt, min, sql } from '../../platform/db/drizzle.ts';
import { emailsDue } from '../../platform/db/schema/emails.ts';
import { logFollowers } from '../../platform/db/schema/followers.ts';
import { mailDue } from '../../platform/db/schema/mail.ts';
import { messageDue } from '../../platform/db/schema/messages.ts';
import { paymentDue } from '../../platform/db/schema/payments.ts';
import { pictureDue } from '../../platform/db/schema/pictures.ts';
import { printDue } from '../../platform/db/schema/printing.ts';
import { refundsDue } from '../../platform/db/schema/refunds.ts';
import { storeCounters, stores } from '../../platform/db/schema/stores.ts';

const DUE = {
  payments: paymentDue,
  refunds: refundsDue,
  messages: messageDue,
  prints: printDue,
  pictures: pictureDue,
  emails: emailsDue,
  mailboxes: mailDue,
} satisfies Record<DueWork, unknown>;

const count = sql<number>`count(*)`.mapWith(Number);

/** Within a transaction: a statement that takes longer fails. */
export async function limitStatements(db: Db, ms: number): Promise<void> {
  await db.execute(sql`select set_config('statement_timeout', ${String(ms)}, true)`);
}

export async function selectDatabase(db: Db) {
  const { rows } = await db.execute<{ bytes: string; migrations: string; newest: string }>(sql`
    select pg_database_size(current_database()) as bytes, count(*) as migrations, coalesce(max(name), '') as newest
    from migrations`);
  const [{ bytes = '0', migrations = '0', newest = '' } = {}] = rows;
  return { bytes: Number(bytes), migrations: Number(migrations), newest };
}

export async function countStores(db: Db): Promise<number> {
  const [row] = await db
    .select({ found: sql<number>`count(${stores.storeId})`.mapWith(Number) })
    .from(stores);
  return row?.found ?? 0;
}

/** Store by store, by the key of each, since no order is found without its store. */
export async function countOrdersSince(db: Db, firstId: string): Promise<number> {
  const { rows } = await db.execute<{ found: string }>(sql`
    select coalesce(sum(of_store.found), 0) as found from stores s
    cross join lateral (
      select count(*) as found from orders o where o.store_id = s.store_id and o.id >= ${firstId}
    ) of_store`);
  return Number(rows[0]?.found ?? 0);
}

export async function selectOverdue(db: Db, work: DueWork, before: Date) {
  const table = DUE[work];
  const [row] = await db
    .select({ overdue: count, oldest: min(table.dueAt) })
    .from(table)
    .where(lt(table.dueAt, before));
  return { work, overdue: row?.overdue ?? 0, oldest: row?.oldest ?? null };
}

export async function selectBehind(db: Db) {
  const isBehind = sql`${logFollowers.seq} < ${storeCounters.logSeq}`;
  const left = sql`${storeCounters.logSeq} - ${logFollowers.seq}`;
  return db
    .select({
      name: logFollowers.follower,
      stores: sql<number>`count(*) filter (where ${isBehind})`.mapWith(Number),
      entries: sql<number>`coalesce(sum(${left}) filter (where ${isBehind}), 0)`.mapWith(Number),
    })
    .from(logFollowers)
    .innerJoin(storeCounters, eq(storeCounters.storeId, logFollowers.storeId))
    .groupBy(logFollowers.follower)
    .orderBy(asc(logFollowers.follower));
}
