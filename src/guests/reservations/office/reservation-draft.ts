import { DEFAULT_COUNTRY_CODE } from '#ordering/placing/rules/checkout.ts';
import type { ReservationView, StaffReservationBody } from '../wire/calendar.ts';
import { momentOf, shownAt } from './calendar-days.ts';

/** What staff type about a reservation. */
export interface ReservationDraft {
  day: string;
  time: string;
  party: number;
  name: string;
  phone: string;
  email: string;
  note: string;
  staffNote: string;
  /** Null for as long as a party of this size usually stays. */
  minutes: number | null;
  tableIds: string[];
}

export function emptyDraft(day: string, time: string): ReservationDraft {
  return {
    day,
    time,
    party: 2,
    name: '',
    phone: '',
    email: '',
    note: '',
    staffNote: '',
    minutes: null,
    tableIds: [],
  };
}

export function draftOf(reservation: ReservationView, timeZone: string): ReservationDraft {
  const { party, name, phone, email, note, staffNote, minutes, tableIds } = reservation;
  const [day = '', clock = ''] = shownAt(timeZone, Date.parse(reservation.startsAt)).split(' ');
  return { day, time: clock.slice(0, 5), party, name, phone, email, note, staffNote, minutes, tableIds };
}

/** What is sent. No tables mean the best free ones. */
export function bodyOf(draft: ReservationDraft, timeZone: string): StaffReservationBody {
  const { day, time, minutes, tableIds, name, ...rest } = draft;
  return {
    ...rest,
    name: name.trim(),
    countryCode: DEFAULT_COUNTRY_CODE,
    startsAt: new Date(momentOf(timeZone, `${day} ${time}`)).toISOString(),
    ...(minutes === null ? {} : { minutes }),
    ...(tableIds.length > 0 ? { tableIds } : {}),
  };
}

/** Only what differs from what was entered before. A party whose tables were all taken away has none. */
export function changesOf(
  before: ReservationDraft,
  after: ReservationDraft,
  timeZone: string,
): Partial<StaffReservationBody> {
  const old = { ...bodyOf(before, timeZone), tableIds: before.tableIds };
  const body = { ...bodyOf(after, timeZone), tableIds: after.tableIds };
  const changed = (Object.keys(body) as (keyof StaffReservationBody)[]).filter(
    (key) => JSON.stringify(body[key]) !== JSON.stringify(old[key]),
  );
  return Object.fromEntries(changed.map((key) => [key, body[key]]));
}
