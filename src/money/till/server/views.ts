import { mayDo, type StoreCtx } from '#platform/context/server/context.ts';
import { formatClock } from '#platform/time/rules/clock.ts';
import { isSilent } from '#restaurant/people/rules/tablet.ts';
import type { StoreRow } from '#restaurant/stores/tables.ts';
import { tabletsOf } from '#restaurant/tablets/server/list-tablets.ts';
import { businessDay, startOfBusinessDay } from '../rules/business-day.ts';
import type { DayFigures } from '../rules/day.ts';
import { isOwnEntry } from '../rules/drawers.ts';
import { totalOf } from '../rules/sums.ts';
import type { TillDayRow, TillEntryRow, TillRow } from '../tables.ts';
import type { ClosedDay, ClosedDays, TillDrawerView, TillEntryView, TillView } from '../wire/till.ts';
import type { DayOfTill } from './day/day-figures.ts';
import { selectEntries } from './queries.ts';
import { nameOf, tellCancellations, tellReceipts } from './told.ts';

export async function tillViewFor(
  ctx: StoreCtx,
  { timeZone }: Pick<StoreRow, 'timeZone'>,
  till: TillRow,
  { figures, entries, ways, toSeq }: DayOfTill,
): Promise<TillView> {
  const { actor, now } = ctx;
  const { boundary, isBlind, closesItself, day: number } = till;
  const isShown = !isBlind || mayDo(actor, 'till.close');
  const { beganAt } = figures;
  const today = startOfBusinessDay(timeZone, businessDay(timeZone, now, boundary), boundary);
  const day = beganAt === null ? null : businessDay(timeZone, Date.parse(beganAt), boundary);
  return {
    settings: { boundary: formatClock(boundary), blind: isBlind, closesItself },
    number,
    day,
    beganAt,
    isLate: day !== null && day < businessDay(timeZone, now, boundary),
    drawers: figures.drawers.map((drawer) => drawerView(drawer, isShown)),
    ways: ways.map(({ way, account, expected }) => ({
      way,
      account,
      expected: isShown ? expected : null,
      counted: null,
      difference: null,
    })),
    entries: entries.map((row) => ({ ...entryView(row), canUndo: canUndo(ctx, row) })),
    report: isShown ? await reportOf(ctx, figures, { fromSeq: till.fromSeq, toSeq }) : null,
    tablets: await tabletsSince(ctx, Math.min(today, beganAt === null ? now : Date.parse(beganAt))),
  };
}

/** Those that were heard from since then. */
async function tabletsSince(ctx: StoreCtx, since: number): Promise<TillView['tablets']> {
  const { now } = ctx;
  const rows = await tabletsOf(ctx);
  return rows
    .filter(({ tablet }) => tablet.seenAt.getTime() >= since)
    .map(({ letter, tablet: { name, seenAt } }) => ({
      letter,
      name,
      seenAt: seenAt.toISOString(),
      silent: isSilent(seenAt.getTime(), now),
    }));
}

export async function closedDayView(ctx: StoreCtx, row: TillDayRow): Promise<ClosedDay> {
  const { number, day, figures, closedAt, closedBy, note } = row;
  const entries = await selectEntries(ctx.db, ctx.storeId, number);
  return {
    ...(await reportOf(ctx, figures, row)),
    number,
    day,
    note,
    beganAt: figures.beganAt,
    closedAt: closedAt.toISOString(),
    closedBy: nameOf(closedBy),
    drawers: figures.drawers.map((drawer) => drawerView(drawer, true)),
    ways: figures.ways ?? [],
    entries: entries.map(entryView),
  };
}

export function closedDaysView(rows: TillDayRow[], hasMore: boolean): ClosedDays {
  const days = rows.map(({ number, day, closedAt, closedBy, figures }) => {
    const differences = figures.drawers.flatMap(({ difference }) => difference ?? []);
    return {
      number,
      day,
      closedAt: closedAt.toISOString(),
      closedBy: nameOf(closedBy),
      sales: totalOf(figures.sums, 'order').amount,
      difference: differences.length === 0 ? null : differences.reduce((all, one) => all + one, 0),
      ways: (figures.ways ?? []).flatMap(({ way, account, difference }) =>
        difference ? [{ way, account, difference }] : [],
      ),
    };
  });
  return { days, next: hasMore ? String(rows.at(-1)?.number) : null };
}

/** A day that the previous release closed lacks what came later. */
const reportOf = async (
  { db, storeId }: StoreCtx,
  figures: DayFigures,
  stretch: Pick<TillDayRow, 'fromSeq' | 'toSeq'>,
) => {
  const {
    sums,
    unpaid,
    firstOrder,
    lastOrder,
    bills = [],
    allUnpaid = null,
    told = [],
    moreTold = 0,
  } = figures;
  const listed = await tellReceipts({ db }, storeId, told);
  const { cancellations, more } = await tellCancellations({ db }, storeId, stretch);
  const unlisted = { told: moreTold, cancellations: more };
  return { sums, unpaid, firstOrder, lastOrder, bills, allUnpaid, told: listed, cancellations, unlisted };
};

function drawerView(
  {
    id,
    name,
    float,
    in: put,
    out,
    noSales,
    counted,
    cash,
    expected,
    difference,
    stays,
    toBank,
  }: DayFigures['drawers'][number],
  isShown: boolean,
): TillDrawerView {
  const hidden = isShown ? { cash, expected, difference } : { cash: null, expected: null, difference: null };
  const left = stays === undefined ? {} : { stays, toBank };
  return { _id: id, name, float, in: put, out, noSales, counted, ...hidden, ...left };
}

/** Their own for a while, and the office any. */
const canUndo = ({ actor, now }: StoreCtx, row: TillEntryRow): boolean =>
  row.undoneAt === null && (isOwnEntry(row, actor.id, now) || mayDo(actor, 'till.close'));

const entryView = (row: TillEntryRow): TillEntryView => ({
  _id: row.id,
  drawer: row.drawerId,
  what: row.what,
  amount: row.amount,
  reason: row.reason,
  note: row.note,
  by: nameOf(row.author) ?? '',
  at: row.createdAt.toISOString(),
  undoneBy: row.undoneBy && nameOf(row.undoneBy),
});
