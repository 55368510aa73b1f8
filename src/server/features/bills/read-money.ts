import type { MoneyOfDays } from '#domain/api/bills.ts';
import { fieldFault } from '#domain/faults/field-fault.ts';
import { addDays, countDays, MOST_DAYS, type Period } from '#domain/reports/report-period.ts';
import { startOfBusinessDay } from '#domain/till/business-day.ts';
import { authorise, type StoreCtx } from '../../platform/context/context.ts';
import { findStore } from '../stores/find-store.ts';
import { sumReceipts, sumRefunds } from './money-queries.ts';
import { selectBoundary } from './queries.ts';

/** The day after it is still of four digits. */
const LAST_DAY = '9999-12-30';

/** What came and went back on these days of the restaurant, both included. */
export async function readMoney(ctx: StoreCtx, days: Period): Promise<MoneyOfDays> {
  authorise(ctx, 'bill.export');
  if (days.from > days.to) throw fieldFault({ to: { rule: 'endsFirst' } });
  if (days.to > LAST_DAY) throw fieldFault({ to: { rule: 'invalid' } });
  if (countDays(days) > MOST_DAYS) throw fieldFault({ from: { rule: 'tooManyDays', most: MOST_DAYS } });
  const { storeId, db } = ctx;
  const { timeZone } = await findStore(db, storeId);
  const boundary = await selectBoundary(db, storeId);
  const startOf = (day: string) => new Date(startOfBusinessDay(timeZone, day, boundary));
  const stretch = { timeZone, boundary, start: startOf(days.from), end: startOf(addDays(days.to, 1)) };
  return {
    money: [...(await sumReceipts(db, storeId, stretch)), ...(await sumRefunds(db, storeId, stretch))],
  };
}
