import type { MoneyOfDays } from '#domain/api/bills.ts';
import type { Period } from '#domain/reports/report-period.ts';
import { authorise, type StoreCtx } from '../../platform/context/context.ts';
import { sumReceipts, sumRefunds } from './money-queries.ts';
import { stretchOf } from './stretch-of.ts';

/** What came and went back on these days of the restaurant, both included. */
export async function readMoney(ctx: StoreCtx, days: Period): Promise<MoneyOfDays> {
  authorise(ctx, 'bill.export');
  const { storeId, db } = ctx;
  const stretch = await stretchOf(ctx, days);
  return {
    money: [...(await sumReceipts(db, storeId, stretch)), ...(await sumRefunds(db, storeId, stretch))],
  };
}
