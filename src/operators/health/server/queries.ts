import { mailDue } from '#guests/mail/tables.ts';
import { messageDue } from '#guests/messages/tables.ts';
import { printDue } from '#kitchen/printing/tables.ts';
import { eInvoiceDue } from '#money/e-invoices/tables.ts';
import { paymentDue } from '#money/payments/tables.ts';
import { refundsDue } from '#money/refunds/tables.ts';
import { logFollowers } from '#platform/consumers/tables.ts';
import type { Db } from '#platform/db/server/client.ts';
import { asc, eq, gt, lt, min, sql } from '#platform/db/server/drizzle.ts';
import { emailsDue } from '#platform/mail/tables.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { webhookDue } from '#programs/webhooks/tables.ts';
import { pictureDue } from '#restaurant/pictures/tables.ts';
import { storeCounters, stores } from '#restaurant/stores/tables.ts';
import { type DueWork, TICKET_LATE_MS } from '../rules/figures.ts';

const DUE = {
  payments: paymentDue,
  refunds: refundsDue,
  messages: messageDue,
  prints: printDue,
  pictures: pictureDue,
  emails: emailsDue,
  mailboxes: mailDue,
  webhooks: webhookDue,
  eInvoices: eInvoiceDue,
} satisfies Record<DueWork, unknown>;

const count = sql<number>`count(*)`.mapWith(Number);

/** Within a transaction: a statement that takes longer fails. */
export async function limitStatements(db: Db, ms: number): Promise<void> {
  await db.execute(sql`select set_config('statement_timeout', ${String(ms)}, true)`);
}

export async function selectDatabase(db: Db) {
  const { rows } = await db.execute<Record<'bytes' | 'migrations' | 'newest' | 'used' | 'most', string>>(sql`
    select pg_database_size(current_database()) as bytes, count(*) as migrations, coalesce(max(name), '') as newest,
      (select sum(numbackends) from pg_stat_database) as used, current_setting('max_connections') as most
    from migrations`);
  const [{ bytes = '0', migrations = '0', newest = '', used = '0', most = '1' } = {}] = rows;
  const connections = { connections: Number(used), mostConnections: Number(most) };
  return { bytes: Number(bytes), migrations: Number(migrations), newest, ...connections };
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

/** Emails that were tried, and could not be handed over. */
export async function countTriedEmails(db: Db): Promise<number> {
  const [row] = await db.select({ waiting: count }).from(emailsDue).where(gt(emailsDue.tries, 0));
  return row?.waiting ?? 0;
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

/** Printers with tickets of today that wait for too long, and the stores that have printers. */
export async function countWaitingPrinters(db: Db, now: number) {
  const { rows } = await db.execute<Record<'printers' | 'stores' | 'of', string>>(sql`
    select count(*) filter (where waits) as printers, count(distinct store_id) filter (where waits) as stores,
      count(distinct store_id) as of
    from (select p.store_id, exists (
        select from print_jobs j
        where j.store_id = p.store_id and j.printer_id = p.id and j.state in ('queued', 'sent')
          and j.created_at > ${new Date(now - DAY).toISOString()} and j.created_at <= ${new Date(now - TICKET_LATE_MS).toISOString()}
      ) as waits from printers p where p.enabled) as found`);
  const [{ printers = '0', stores = '0', of = '0' } = {}] = rows;
  return { printers: Number(printers), stores: Number(stores), of: Number(of) };
}
