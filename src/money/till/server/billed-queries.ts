import { letterOf, seriesOf } from '#money/bills/rules/bill-settings.ts';
import { billCounters, bills } from '#money/bills/tables.ts';
import type { Db } from '#platform/db/server/client.ts';
import { and, asc, desc, eq, gt, lt, lte, sql } from '#platform/db/server/drizzle.ts';
import { tabletBillCounters } from '#restaurant/tablet-numbers/tables.ts';
import type { BillCounter, BillSeries } from '../rules/day.ts';

export async function selectCounters(db: Db, storeId: string): Promise<BillCounter[]> {
  const { series, year, seq } = billCounters;
  const own = await db
    .select({ series, year, seq })
    .from(billCounters)
    .where(eq(billCounters.storeId, storeId))
    .orderBy(asc(series), asc(year));
  const of = tabletBillCounters;
  const ofTablets = await db
    .select({ letter: of.letter, year: of.year, seq: of.seq })
    .from(of)
    .where(eq(of.storeId, storeId))
    .orderBy(asc(of.letter), asc(of.year));
  return [...own, ...ofTablets.map(({ letter, ...row }) => ({ ...row, series: seriesOf(letter) }))];
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
  const letter = letterOf(counter.series);
  const series = counter.series === 'credit' ? 'credit' : 'bill';
  const of = { series, ...(letter === null ? {} : { tablet: letter }) } as const;
  return { ...of, first: first?.number ?? '', last: last?.number ?? '', count: 0, amount: 0, ...sums };
}
