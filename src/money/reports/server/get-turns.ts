import { authorise, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import type { Gate } from '#platform/work/server/at-most.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import type { ReportQuery } from '#restaurant/stores/wire/store-queries-calls.ts';
import type { SittingsReport } from '#tables/sittings/wire/sittings-report.ts';
import { addDays, startOfDay } from '../rules/report-period.ts';
import { addTurns, turnFigures } from '../rules/turn-sums.ts';
import { requirePeriod } from './get-report.ts';
import { readCalmly } from './queries.ts';
import { selectTurns } from './turn-queries.ts';

const byName = new Intl.Collator('en', { numeric: true });

/** How long tables stayed and what they spent, by table and waiter. */
export async function getTurns(ctx: StoreCtx, query: ReportQuery, inTurn: Gate): Promise<SittingsReport> {
  authorise(ctx, 'reports.read');
  const { storeId, timeZone } = await findStore(ctx.db, ctx.storeId);
  const { from, to } = (await requirePeriod(ctx, query, timeZone)).period;
  const days = { start: startOfDay(timeZone, from), end: startOfDay(timeZone, addDays(to, 1)) };
  // Before the lock: nothing is locked. The transaction keeps the reading short.
  const rows = await inTurn(() =>
    withTransaction(ctx, async (tx) => {
      await readCalmly(tx.db);
      return selectTurns(tx.db, storeId, days);
    }),
  );
  const tables = Map.groupBy(rows, ({ iden, label }) => JSON.stringify([iden, label]));
  const waiters = Map.groupBy(rows, ({ waiterId }) => waiterId);
  return {
    from,
    to,
    ...turnFigures(addTurns(rows)),
    tables: [...tables.values()]
      .map((own) => ({ iden: own[0]?.iden ?? '', label: own[0]?.label ?? '', ...turnFigures(addTurns(own)) }))
      .toSorted((a, b) => byName.compare(a.iden, b.iden)),
    waiters: [...waiters]
      .map(([_id, own]) => ({
        waiter: _id === null ? null : { _id, name: own.at(-1)?.waiterName ?? '' },
        ...turnFigures(addTurns(own)),
      }))
      .toSorted((a, b) => b.revenue - a.revenue),
  };
}
