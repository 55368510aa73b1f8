import type { BillCounter, BillSeries } from '#domain/till/day.ts';
import type { Db } from '../../platform/db/client.ts';
import { and, asc, desc, eq, gt, lt, lte, sql } from '../../platform/db/drizzle.ts';
import { billCounters, bills } from '../../platform/db/schema/bills.ts';

export async function selectCounters(db: Db, storeId: string): Promise<BillCounter[]> {
  const { series, year, seq } = billCounters;
  return db
    .select({ series, year, seq })
    .from(billCounters)
    .where(eq(billCounters.storeId, storeId))
    .orderBy(asc(series), asc(year));
}

const isOf = (storeId: string, { series, year }: Pick<BillCounter, 'series' | 'year'>) =>
  and(eq(bills.storeId, storeId), eq(bills.series, series), eq(bills.year, year));

/** The last number of a series that was issued before this id. Goes back from the newest, so it is near. */
export async function selectSeqBefore(
  db: Db,
  storeId: string,
  of: Pick<BillCounter, 'series' | 'year'>,
  id: string,
): Promise<number> {
  const [row] = await db
    .select({ seq: bills.seq })
    .from(bills)
    .where(and(isOf(storeId, of), lt(bills.id, id)))
    .orderBy(desc(bills.seq))
    .limit(1);
  return row?.seq ?? 0;
}

/** The bills of a series after this number. */
export async function sumSeries(
  db: Db,
  storeId: string,
  counter: BillCounter,
  from: number,
): Promise<BillSeries> {
  const isIt = and(isOf(storeId, counter), gt(bills.seq, from), lte(bills.seq, counter.seq));
  const amount = sql<number>`coalesce(sum(${bills.payable}), 0)`.mapWith(Number);
  const [sums] = await db
    .select({ count: sql<number>`count(*)`.mapWith(Number), amount })
    .from(bills)
    .where(isIt);
  const [first] = await db
    .select({ number: bills.number })
    .from(bills)
    .where(isIt)
    .orderBy(asc(bills.seq))
    .limit(1);
  const [last] = await db
    .select({ number: bills.number })
    .from(bills)
    .where(isIt)
    .orderBy(desc(bills.seq))
    .limit(1);
  const { series } = counter;
  return { series, first: first?.number ?? '', last: last?.number ?? '', count: 0, amount: 0, ...sums };
}
