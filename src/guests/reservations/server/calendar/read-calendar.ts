import { authorise, type StoreCtx } from '#platform/context/server/context.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { dayIn } from '#platform/time/rules/clock.ts';
import { DAY, MINUTE } from '#platform/time/rules/durations.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import { LONGEST_MINUTES, MOST_DAYS_SHOWN } from '../../rules/reservation.ts';
import type { CalendarTable, CalendarView, WaitingView } from '../../wire/calendar.ts';
import { readLine } from '../lines/read-line.ts';
import { selectEvents, selectReservations, selectSeats } from '../queries.ts';
import { reservationViewsOf } from '../staff-view.ts';
import { daysIn } from '../taken.ts';
import { originOf } from '../with-book.ts';
import { eventViewOf } from './events.ts';

/** Days that every database and clock can count with. */
const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2199-12-31';

interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

/** Whatever happens on these days, also what began before midnight. */
export async function readCalendar(ctx: StoreCtx, days: Days): Promise<CalendarView> {
  authorise(ctx, 'reservation.manage');
  const { db, storeId, now } = ctx;
  const store = await findStore(db, storeId);
  const from = days.from || dayIn(store.timeZone, now);
  const to = days.to || from;
  if (from < FIRST_DAY || to > LAST_DAY)
    throw fieldFault({ from: { rule: 'day', example: dayIn(store.timeZone, now) } });
  if (to < from) throw fieldFault({ to: { rule: 'lastBeforeFirst' } });
  if (Date.parse(to) - Date.parse(from) >= MOST_DAYS_SHOWN * DAY)
    throw fieldFault({ to: { rule: 'tooManyDays', most: MOST_DAYS_SHOWN } });
  const { start, end } = daysIn(store.timeZone, from, to);
  const begins = { from: new Date(start - LONGEST_MINUTES * MINUTE), to: new Date(end) };
  const found = await selectReservations(db, storeId, begins);
  const shown = found.filter(({ startsAt, minutes }) => startsAt.getTime() + minutes * MINUTE > start);
  const events = await selectEvents(db, storeId, { from: new Date(start), to: new Date(end) });
  const tables = await selectSeats(db, storeId);
  return {
    reservations: await reservationViewsOf(ctx, { store, origin: await originOf(ctx, store) }, shown),
    events: events.map(eventViewOf),
    tables: tables.map(({ id: _id, name: iden, label: idel, seats, joins }): CalendarTable => {
      return { _id, iden, idel, seats, joins };
    }),
  };
}

export async function readWaiting(ctx: StoreCtx): Promise<WaitingView> {
  authorise(ctx, 'reservation.manage');
  const store = await findStore(ctx.db, ctx.storeId);
  const { line, minutesOf } = await readLine(ctx, ctx.storeId);
  const views = await reservationViewsOf(ctx, { store, origin: await originOf(ctx, store) }, line);
  return { waiting: views.map((view) => ({ ...view, minutesLeft: minutesOf.get(view._id) ?? null })) };
}
