import type { Ctx } from '#platform/context/server/context.ts';
import { firstIdAt } from '#platform/ids/server/ids.ts';
import type { BillCounter, BillSeries } from '../rules/day.ts';
import type { TillDayRow } from '../tables.ts';
import { selectCounters, selectSeqBefore, sumSeries } from './billed-queries.ts';

/**
 * The bills of the open day, by their numbers: those after the ones of the day before. Their times would not do, because
 * a bill of before the close may be committed after it.
 */
export async function billedIn(
  { db }: Pick<Ctx, 'db'>,
  storeId: string,
  { before, firstAt }: { before: TillDayRow | null; firstAt: string | null },
): Promise<{ bills: BillSeries[]; billed: BillCounter[] }> {
  const billed = await selectCounters(db, storeId);
  const told = before?.figures.billed;
  const bills: BillSeries[] = [];
  for (const counter of billed) {
    const from = await seqBefore(counter);
    if (counter.seq > from) bills.push(await sumSeries(db, storeId, counter, from));
  }
  return { bills, billed };

  async function seqBefore({ series, year, seq }: BillCounter): Promise<number> {
    if (told) return told.find((one) => one.series === series && one.year === year)?.seq ?? 0;
    // The first day, or the one after a day that the previous release closed.
    if (firstAt === null) return seq;
    return selectSeqBefore(db, storeId, { series, year }, firstIdAt(Date.parse(firstAt)));
  }
}
