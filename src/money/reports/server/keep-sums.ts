import { type Ctx, withTransaction } from '#platform/context/server/context.ts';
import { dayIn } from '#platform/time/rules/clock.ts';
import type { StoreRow } from '#restaurant/stores/tables.ts';
import { addDays, daysOf, type Period, startOfDay } from '../rules/report-period.ts';
import * as queries from './queries.ts';
import { insertSums } from './sums-queries.ts';

/** Days that can be summed in a fraction of a second. */
const DAYS_AT_ONCE = 31;
/** With more unread entries, reading the log each time would cost more than writing how far it was read. */
const MOST_UNREAD = 1000;

/** Runs the body in a snapshot that has the sums of all ended days of the period. */
export async function withSums<T>(
  ctx: Ctx,
  store: StoreRow,
  period: Period,
  body: (ctx: Ctx, firstDay: string | null) => Promise<T>,
): Promise<T> {
  for (;;) {
    const done = await withTransaction(ctx, async (tx) => {
      await queries.readCalmly(tx.db);
      const mark = await dropChanged(tx, store);
      const firstDay = await findFirstDay(tx, store);
      const missing = firstDay === null ? [] : await findMissing(tx, store, period, firstDay);
      if (missing.length === 0) return { result: await body(tx, firstDay) };
      // A simultaneous request waits here and then starts again.
      await queries.upsertMark(tx.db, store.storeId, mark);
      await insertSums(tx.db, store.storeId, spanOf(store, missing));
      return null;
    });
    if (done) return done.result;
  }
}

/** Drops the sums of days whose orders have changed since, as the log tells, however old the orders are. */
async function dropChanged({ db }: Ctx, { storeId, timeZone }: StoreRow): Promise<queries.Mark> {
  const present = { logSeq: await queries.selectLogSeq(db, storeId), timeZone };
  const mark = await queries.selectMark(db, storeId);
  if (mark?.timeZone !== timeZone) {
    await queries.deleteAllSums(db, storeId);
    await queries.upsertMark(db, storeId, present);
  } else if (mark.logSeq < present.logSeq) {
    const dropped = await queries.deleteChangedSums(db, storeId, mark);
    const unread = present.logSeq - mark.logSeq;
    if (dropped > 0 || unread > MOST_UNREAD) await queries.upsertMark(db, storeId, present);
  }
  return present;
}

async function findFirstDay({ db }: Ctx, { storeId, timeZone }: StoreRow): Promise<string | null> {
  const at = await queries.selectFirstOrderAt(db, storeId);
  return at === null ? null : dayIn(timeZone, at);
}

/** Finds the first run of days without sums, bounded so that no transaction takes long. */
async function findMissing(
  { db, now }: Ctx,
  { storeId, timeZone }: StoreRow,
  { from, to }: Period,
  firstDay: string,
): Promise<string[]> {
  const yesterday = addDays(dayIn(timeZone, now), -1);
  const over = { from: from > firstDay ? from : firstDay, to: to < yesterday ? to : yesterday };
  const days = daysOf(over);
  if (days.length === 0) return [];
  const kept = await queries.selectKeptDays(db, storeId, over);
  const start = days.findIndex((day) => !kept.has(day));
  if (start === -1) return [];
  const some = days.slice(start, start + DAYS_AT_ONCE);
  const next = some.findIndex((day) => kept.has(day));
  return next === -1 ? some : some.slice(0, next);
}

function spanOf({ timeZone }: StoreRow, days: string[]) {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const [start, end] = [startOfDay(timeZone, first), startOfDay(timeZone, addDays(last, 1))];
  return { start, end, timeZone, days };
}
