import { requireFeature } from '#operators/plans/server/require-room.ts';
import { authorise, type Ctx, type StoreCtx } from '#platform/context/server/context.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { dayIn } from '#platform/time/rules/clock.ts';
import type { Gate } from '#platform/work/server/at-most.ts';
import type { StoreRow } from '#restaurant/stores/tables.ts';
import type { ReportQuery } from '#restaurant/stores/wire/store-queries-calls.ts';
import {
  addDays,
  countDays,
  MOST_DAYS,
  type Period,
  periodBefore,
  periodOf,
  sameTimeEarlier,
  startOfDay,
} from '../rules/report-period.ts';
import { addDaySums, type PeriodSum, SUM_KINDS, type SumKind } from '../rules/report-sums.ts';
import type { ReportView } from '../wire/report.ts';
import { withSums } from './keep-sums.ts';
import { selectFeedback, selectItemViews, selectKhataFlows, selectPeriodSums } from './queries.ts';
import { type Feedback, periodReportView } from './report-view.ts';
import { selectLiveSums } from './sums-queries.ts';

/** Reports of these days are part of every plan. */
const SHORT_DAYS = 30;

/** The sums that are compared with the period before. */
const COMPARED: readonly SumKind[] = ['placed', 'cancelled', 'time'];

/** The store's report of a period, compared with an earlier one. */
export async function getReport(ctx: StoreCtx, query: ReportQuery, inTurn: Gate): Promise<ReportView> {
  authorise(ctx, 'reports.read');
  const { store, catalogue } = await ctx.services.storeCache.getCurrent(ctx.db, ctx.storeId);
  const { period, today } = await requirePeriod(ctx, query, store.timeZone);
  const before = periodBefore(period);
  const isOver = period.to < today;
  const whole = { from: before.from, to: period.to };
  const read = await inTurn(() =>
    withSums(ctx, store, whole, async (tx, firstDay) => ({
      firstDay,
      now: await readFigures(tx, store, period, { isOver, end: endOf(store, period), kinds: SUM_KINDS }),
      before: await readFigures(tx, store, before, {
        isOver,
        end: isOver
          ? endOf(store, before)
          : sameTimeEarlier(store.timeZone, ctx.now, daysSince(before, period)),
        kinds: COMPARED,
      }),
      views: await selectItemViews(tx.db, store.storeId, period),
      forAccounts: await selectKhataFlows(tx.db, store.storeId, {
        start: startOfDay(store.timeZone, period.from),
        end: endOf(store, period),
      }),
    })),
  );
  return periodReportView({ store, catalogue, today, readAt: ctx.now, isOver, ...read }, period, before);
}

/** The days that are asked for, as far as the plan of the store has them. */
export async function requirePeriod(
  ctx: StoreCtx,
  query: ReportQuery,
  timeZone: string,
): Promise<{ period: Period; today: string }> {
  const today = dayIn(timeZone, ctx.now);
  const period = parseReportPeriod(query, today);
  if (period.from < addDays(today, -SHORT_DAYS)) await requireFeature(ctx, ctx.storeId, 'longReports');
  return { period, today };
}

const daysSince = (before: Period, { to }: Period) => countDays({ from: before.to, to }) - 1;

const endOf = ({ timeZone }: StoreRow, { to }: Period) => startOfDay(timeZone, addDays(to, 1));

interface Wanted {
  /** Whether the last day is over. If not, it is read from its orders up to `end`. */
  isOver: boolean;
  end: number;
  kinds: readonly SumKind[];
}

async function readFigures(
  { db }: Ctx,
  { storeId, timeZone }: StoreRow,
  { from, to }: Period,
  { isOver, end, kinds }: Wanted,
): Promise<{ sums: PeriodSum[]; feedback: Feedback }> {
  const feedback = await selectFeedback(db, storeId, { start: startOfDay(timeZone, from), end });
  const kept = { from, to: isOver ? to : addDays(to, -1) };
  const sums = await selectPeriodSums(db, storeId, kept, kinds);
  if (isOver) return { sums, feedback };
  const last = await selectLiveSums(db, storeId, {
    start: startOfDay(timeZone, to),
    end,
    timeZone,
    days: [to],
  });
  return { sums: addDaySums(sums, last), feedback };
}

/** No store is older than this, and ids can't hold times before 1970. */
const FIRST_DAY = '2000-01-01';

/** Given days take precedence over a named period; future days are left out. */
export function parseReportPeriod({ period, from, to }: ReportQuery, today: string): Period {
  if (!from && !to) return periodOf(period || 'today', today);
  const asked = { from: from || to || today, to: to || today };
  if (asked.from > asked.to) throw fieldFault({ from: { rule: 'afterLastDay' } });
  if (asked.from > today) throw fieldFault({ from: { rule: 'afterToday' } });
  const past = { from: asked.from, to: asked.to > today ? today : asked.to };
  if (countDays(past) > MOST_DAYS) throw fieldFault({ from: { rule: 'tooManyDays', most: MOST_DAYS } });
  if (past.from < FIRST_DAY) throw fieldFault({ from: { rule: 'tooEarly', year: 2000 } });
  return past;
}
