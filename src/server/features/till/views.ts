import type { ClosedDay, ClosedDays, TillDrawerView, TillEntryView, TillView } from '#domain/api/till.ts';
import { may } from '#domain/staff/permissions.ts';
import { businessDay } from '#domain/till/business-day.ts';
import type { DayFigures } from '#domain/till/day.ts';
import { totalOf } from '#domain/till/sums.ts';
import { formatClock } from '#domain/time/clock.ts';
import type { StoreCtx } from '../../platform/context/context.ts';
import type { ActorRecord } from '../../platform/db/schema/orders.ts';
import type { StoreRow } from '../../platform/db/schema/stores.ts';
import type { TillDayRow, TillEntryRow, TillRow } from '../../platform/db/schema/till.ts';
import type { DayOfTill } from './day-figures.ts';

export function tillViewFor(
  { actor, now }: StoreCtx,
  { timeZone }: Pick<StoreRow, 'timeZone'>,
  till: TillRow,
  { figures, entries }: DayOfTill,
): TillView {
  const { boundary, isBlind, closesItself, day: number } = till;
  const isShown = !isBlind || may(actor.role, 'till.close');
  const { beganAt } = figures;
  const day = beganAt === null ? null : businessDay(timeZone, Date.parse(beganAt), boundary);
  return {
    settings: { boundary: formatClock(boundary), blind: isBlind, closesItself },
    ...{ number, day, beganAt },
    isLate: day !== null && day < businessDay(timeZone, now, boundary),
    drawers: figures.drawers.map((drawer) => drawerView(drawer, isShown)),
    entries: entries.map(entryView),
    report: isShown ? reportOf(figures) : null,
  };
}

export function closedDayView(row: TillDayRow, entries: TillEntryRow[]): ClosedDay {
  const { number, day, figures, closedAt, closedBy, note } = row;
  return {
    ...reportOf(figures),
    ...{ number, day, note, beganAt: figures.beganAt },
    closedAt: closedAt.toISOString(),
    closedBy: nameOf(closedBy),
    drawers: figures.drawers.map((drawer) => drawerView(drawer, true)),
    entries: entries.map(entryView),
  };
}

export function closedDaysView(rows: TillDayRow[], hasMore: boolean): ClosedDays {
  const days = rows.map(({ number, day, closedAt, closedBy, figures }) => {
    const differences = figures.drawers.flatMap(({ difference }) => difference ?? []);
    return {
      ...{ number, day, closedAt: closedAt.toISOString(), closedBy: nameOf(closedBy) },
      sales: totalOf(figures.sums, 'order').amount,
      difference: differences.length === 0 ? null : differences.reduce((all, one) => all + one, 0),
    };
  });
  return { days, next: hasMore ? String(rows.at(-1)?.number) : null };
}

const reportOf = ({ sums, unpaid, firstOrder, lastOrder }: DayFigures) => ({
  ...{ sums, unpaid, firstOrder, lastOrder },
});

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
  }: DayFigures['drawers'][number],
  isShown: boolean,
): TillDrawerView {
  const hidden = isShown ? { cash, expected, difference } : { cash: null, expected: null, difference: null };
  return { _id: id, name, float, in: put, out, noSales, counted, ...hidden };
}

const entryView = (row: TillEntryRow): TillEntryView => ({
  _id: row.id,
  drawer: row.drawerId,
  what: row.what,
  amount: row.amount,
  reason: row.reason,
  note: row.note,
  by: nameOf(row.author) ?? '',
  at: row.createdAt.toISOString(),
});

const nameOf = (actor: ActorRecord): string | null =>
  actor.kind === 'staff' || actor.kind === 'operator' ? actor.name : null;
