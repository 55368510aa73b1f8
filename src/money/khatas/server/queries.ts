import { receipts } from '#money/tabs/tables.ts';
import { orders } from '#ordering/orders/tables.ts';
import type { Db } from '#platform/db/server/client.ts';
import { and, asc, desc, eq, ne, or, sql } from '#platform/db/server/drizzle.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import type { Minor } from '#platform/money/rules/money.ts';
import { type KhataRow, khatas } from '../tables.ts';

interface Named {
  storeId: string;
  id: string;
}

const isIt = ({ storeId, id }: Named) => and(eq(khatas.storeId, storeId), eq(khatas.id, id));

export async function selectKhata(db: Db, named: Named): Promise<KhataRow | null> {
  return queryOne(db.select().from(khatas).where(isIt(named)));
}

/** Whoever changes what is owed on a khata, or asks whether more may be, waits. */
export async function lockKhataRow(db: Db, named: Named): Promise<KhataRow | null> {
  return queryOne(db.select().from(khatas).where(isIt(named)).for('update'));
}

export async function insertKhata(db: Db, row: KhataRow): Promise<void> {
  await db.insert(khatas).values(row);
}

export async function countKhatas(db: Db, storeId: string): Promise<number> {
  return db.$count(khatas, eq(khatas.storeId, storeId));
}

export async function updateKhata(
  db: Db,
  named: Named,
  change: Omit<KhataRow, 'storeId' | 'id' | 'createdAt'>,
): Promise<void> {
  await db.update(khatas).set(change).where(isIt(named));
}

export async function sumKhata(db: Db, { storeId, id }: Named): Promise<Minor> {
  const [row] = await db
    .select({
      sum: sql`coalesce(sum(case when method = 'Account' then amount else -amount end), 0)`.mapWith(Number),
    })
    .from(receipts)
    .where(and(eq(receipts.storeId, storeId), eq(receipts.khataId, id)));
  return row?.sum ?? 0;
}

export interface Owing {
  balance: Minor;
  /** When the oldest part that is not paid was put on it. */
  since: Date | null;
}

/** What is owed on each khata that has entries. Payments pay the oldest entries first. */
export async function selectOwing({ $client }: Db, storeId: string): Promise<Map<string, Owing>> {
  const { rows } = await $client.query(
    `with entries as (
       select khata_id, id, created_at, case when method = 'Account' then amount else -amount end as change
       from receipts where store_id = $1 and khata_id is not null
     ), counted as (
       select khata_id, created_at, change,
         sum(greatest(change, 0)) over (partition by khata_id order by id) as charged,
         sum(greatest(-change, 0)) over (partition by khata_id) as paid
       from entries
     )
     select khata_id, sum(change)::text as balance, min(created_at) filter (where change > 0 and charged > paid) as since
     from counted group by khata_id`,
    [storeId],
  );
  return new Map(rows.map(({ khata_id: id, balance, since }) => [id, { balance: Number(balance), since }]));
}

/** Without those whose guest was erased. */
export async function selectKhatas(db: Db, storeId: string, most: number): Promise<KhataRow[]> {
  return db
    .select()
    .from(khatas)
    .where(and(eq(khatas.storeId, storeId), ne(khatas.name, '')))
    .orderBy(asc(sql`lower(${khatas.name})`), asc(khatas.id))
    .limit(most);
}

/** The ids of the latest entries, with the order that each names: the first one of a table. */
export async function selectEntryOrders(
  db: Db,
  { storeId, id }: Named,
): Promise<Map<string, { _id: string; orderNo: number }>> {
  const isOfTab = and(
    eq(orders.storeId, receipts.storeId),
    or(eq(orders.id, receipts.tabId), eq(orders.sittingId, receipts.tabId)),
  );
  const rows = await db
    .select({ tabId: receipts.tabId, _id: orders.id, orderNo: orders.orderNo })
    .from(receipts)
    .innerJoin(orders, isOfTab)
    .where(and(eq(receipts.storeId, storeId), eq(receipts.khataId, id)))
    .orderBy(desc(orders.id));
  return new Map(rows.map(({ tabId, ...order }) => [tabId, order]));
}
