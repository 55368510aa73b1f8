import type { ScheduleEventData } from '@mantine/schedule';
import { MINUTE } from '#platform/time/rules/durations.ts';
import type { Holiday } from '#restaurant/opening-hours/rules/opening.ts';
import type { ReservationState } from '../rules/reservation.ts';
import type { CalendarEventView, CalendarView, ReservationView } from '../wire/calendar.ts';
import { addDays, shownAt } from './calendar-days.ts';

/** What is opened by a click. */
export interface Shown {
  reservation?: ReservationView;
  event?: CalendarEventView;
  day?: string;
  guests?: number;
}

const COLORS: Record<ReservationState, string> = {
  requested: 'var(--color-warn)',
  confirmed: 'var(--brand-text)',
  waiting: 'var(--color-warn)',
  called: 'var(--color-warn)',
  seated: 'var(--color-good)',
  done: 'var(--color-text-soft)',
  no_show: 'var(--color-bad)',
  cancelled: 'var(--color-bad)',
};
const EVENT_COLOR = 'var(--color-text-soft)';

type Titled = (reservation: ReservationView) => string;

export const isOver = ({ state }: Pick<ReservationView, 'state'>): boolean =>
  state === 'cancelled' || state === 'no_show';

function stayOf(timeZone: string, { startsAt, minutes }: ReservationView) {
  const start = Date.parse(startsAt);
  return { start: shownAt(timeZone, start), end: shownAt(timeZone, start + minutes * MINUTE) };
}

interface Landing {
  startsAt: number;
  minutes: number;
  tableIds: string[];
}

/**
 * Where a reservation lies that is dropped. In another table's row it keeps its time: nobody who drags across rows holds
 * the pointer to a quarter of an hour.
 */
export function landingOf(
  { startsAt, minutes, tableIds }: Pick<ReservationView, 'startsAt' | 'minutes' | 'tableIds'>,
  from: string | undefined,
  dropped: { start: number; end: number; to: string | undefined },
): Landing {
  const { start, end, to = from ?? NO_TABLE } = dropped;
  if (to === from) return { startsAt: start, minutes: (end - start) / MINUTE, tableIds };
  const others = tableIds.filter((id) => id !== from && id !== to);
  return { startsAt: Date.parse(startsAt), minutes, tableIds: to === NO_TABLE ? others : [...others, to] };
}

/** A reservation as often as it has tables. One without is in the row of those. */
export function tableEvents(
  reservations: readonly ReservationView[],
  { timeZone, titleOf, tableIds }: { timeZone: string; titleOf: Titled; tableIds: readonly string[] },
): ScheduleEventData<Shown>[] {
  return reservations
    .filter((one) => !isOver(one))
    .flatMap((reservation) => {
      const known = reservation.tableIds.filter((id) => tableIds.includes(id));
      return (known.length > 0 ? known : [NO_TABLE]).map((resourceId) => ({
        id: `${reservation._id} ${resourceId}`,
        title: titleOf(reservation),
        ...stayOf(timeZone, reservation),
        color: COLORS[reservation.state],
        resourceId,
        payload: { reservation },
      }));
    });
}

export const guestsOf = (reservations: readonly ReservationView[]): number =>
  reservations.reduce((sum, { party }) => sum + party, 0);

export const NO_TABLE = 'none';

interface Dated {
  timeZone: string;
  holidays: readonly Holiday[];
  closed: string;
  sumOf: (guests: number) => string;
}

/** Everything with a date. Reservations are summed by the hour or the day, because their names have no room. */
export function datedEvents(
  { reservations, events }: Pick<CalendarView, 'reservations' | 'events'>,
  by: 'hour' | 'day',
  { timeZone, holidays, closed, sumOf }: Dated,
): ScheduleEventData<Shown>[] {
  const coming = reservations.filter((one) => !isOver(one));
  const sums = Map.groupBy(coming, ({ startsAt }) =>
    shownAt(timeZone, Date.parse(startsAt)).slice(0, by === 'hour' ? 13 : 10),
  );
  return [
    ...[...sums].map(([key, own]) => {
      const guests = guestsOf(own);
      return {
        id: key,
        title: sumOf(guests),
        start: by === 'hour' ? `${key}:00:00` : `${key} 00:00:00`,
        end: by === 'hour' ? `${key}:59:59` : `${addDays(key, 1)} 00:00:00`,
        color: COLORS.confirmed,
        payload: { day: key.slice(0, 10), guests },
      };
    }),
    ...events.map((event) => ({
      id: event._id,
      title: event.title,
      start: shownAt(timeZone, Date.parse(event.startsAt)),
      end: shownAt(timeZone, Date.parse(event.endsAt)),
      color: EVENT_COLOR,
      payload: { event },
    })),
    ...holidays.map(({ from, to, label, hours }) => ({
      id: `holiday ${from}`,
      title: [label, hours.length === 0 ? closed : hours.map((span) => `${span.from}–${span.to}`).join(', ')]
        .filter(Boolean)
        .join(' · '),
      start: `${from} 00:00:00`,
      end: `${addDays(to, 1)} 00:00:00`,
      color: EVENT_COLOR,
    })),
  ];
}
