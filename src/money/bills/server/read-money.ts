import { cashAtClose } from '#money/books/rules/entries.ts';
import type { Period } from '#money/reports/rules/report-period.ts';
import { authorise, type StoreCtx } from '#platform/context/server/context.ts';
import type { MoneyOfDays } from '../wire/bills.ts';
import { stretchOf } from './issuing/stretch-of.ts';
import { selectCloses, sumDrawerMoves, sumReceipts, sumRefunds } from './money-queries.ts';

/** What came and went back on these days of the restaurant, both included. */
export async function readMoney(ctx: StoreCtx, days: Period): Promise<MoneyOfDays> {
  authorise(ctx, 'bill.export');
  const { storeId, db } = ctx;
  const stretch = await stretchOf(ctx, days);
  const moves = await sumDrawerMoves(db, storeId, stretch);
  const closes = await selectCloses(db, storeId, stretch);
  return {
    money: [...(await sumReceipts(db, storeId, stretch)), ...(await sumRefunds(db, storeId, stretch))],
    cash: [...moves, ...closes.flatMap(({ day, drawers }) => cashAtClose(day, drawers))],
  };
}
