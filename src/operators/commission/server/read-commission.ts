import { addDays } from '#money/reports/rules/report-period.ts';
import type { CommissionView } from '#operators/invoices/wire/invoices.ts';
import {
  type CommissionDay,
  commissionDays,
  type GuestOrders,
  sumOfDays,
} from '#operators/plans/rules/commission.ts';
import { findTerms } from '#operators/plans/server/require-room.ts';
import { authorise, type Ctx, type StoreCtx } from '#platform/context/server/context.ts';
import { toNumber } from '#platform/money/rules/money.ts';
import { dayIn } from '#platform/time/rules/clock.ts';
import { commissionAt } from './note-days.ts';
import { selectGuestOrders, selectOpenDays } from './queries.ts';

/** The days that no invoice asks for yet, today included. */
export async function readCommission(ctx: StoreCtx): Promise<CommissionView> {
  authorise(ctx, 'plan.read');
  const terms = await findTerms(ctx, ctx.storeId);
  const { perOrder, rate } = commissionAt(terms, ctx.now);
  const days = await countDays(ctx, terms, addDays(dayIn(terms.timeZone, ctx.now), 1));
  return {
    terms: { perOrder: toNumber(perOrder), percent: toNumber(rate) },
    days: days.map((day) => ({ day: day.day, ...inWhole(day) })),
    total: inWhole(sumOfDays(days)),
  };
}

const inWhole = ({ orders, sales, commission }: GuestOrders & { commission: number }) => ({
  orders,
  sales: toNumber(sales),
  commission: toNumber(commission),
});

/** What the days before this one cost by now, as far as no invoice asks for them. */
export async function countDays(
  { db }: Pick<Ctx, 'db'>,
  { storeId, timeZone }: { storeId: string; timeZone: string },
  before: string,
): Promise<CommissionDay[]> {
  const rows = await selectOpenDays(db, storeId, before);
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return [];
  const span = { timeZone, from: first.day, to: last.day };
  return commissionDays(rows, await selectGuestOrders(db, storeId, span));
}
