import * as z from 'zod/mini';
import { anyId, instant, text } from '#platform/calls/wire/primitives.ts';
import { formatFault } from '#platform/errors/rules/field-fault.ts';
import { GUEST_LANGUAGES } from '#platform/language/rules/languages.ts';
import {
  LONGEST_MINUTES,
  LONGEST_NAME,
  LONGEST_NOTE,
  MOST_COVERS,
  MOST_PARTY,
  RESERVATION_SOURCES,
  RESERVATION_STATES,
  SHORTEST_MINUTES,
} from '../rules/reservation.ts';

const between = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));

const party = between(1, MOST_PARTY);
const name = text(LONGEST_NAME, 1).check(z.regex(/\S/, formatFault('required')));
const note = text(LONGEST_NOTE);
/** Its form is checked as at the checkout. */
const phone = text(20);
const countryCode = text(10);
const email = z.union(
  [z.literal(''), z.email(formatFault('email')).check(z.maxLength(254))],
  formatFault('email'),
);
const language = z.enum(GUEST_LANGUAGES);
const tableIds = z.array(z.uuid()).check(z.maxLength(20));

export const reservationSettings = z.strictObject({
  isOn: z.boolean(),
  isWaitingOn: z.boolean(),
  largestParty: between(1, MOST_PARTY),
  leadMinutes: between(0, 7 * 24 * 60),
  daysAhead: between(0, 365),
  lastSeatingMinutes: between(0, 6 * 60),
  coversPerQuarter: z.nullable(between(1, MOST_COVERS)),
  turns: z
    .array(z.strictObject({ upTo: party, minutes: between(SHORTEST_MINUTES, LONGEST_MINUTES) }))
    .check(z.minLength(1), z.maxLength(8)),
  confirmsAtOnce: z.boolean(),
  reminderHours: z.nullable(between(1, 72)),
  note,
});

/** The browser chooses the id, so that a reservation that is sent twice is one. It is also the guest's link. */
export const bookBody = z.strictObject({
  _id: z.uuid(),
  startsAt: instant,
  party,
  name,
  phone,
  countryCode,
  email,
  note,
  language,
  /** Proves the number, where a network has reserved many seats for numbers that nobody has proved. */
  otp: z.optional(z.strictObject({ challengeId: anyId, code: text(20) })),
});
export const rebookBody = z.strictObject({ startsAt: instant, party });
export const joinLineBody = z.strictObject({ _id: z.uuid(), party, name, phone, countryCode, language });

export const bookableView = z.object({
  isOn: z.boolean(),
  isWaitingOn: z.boolean(),
  largestParty: z.number(),
  first: z.string(),
  last: z.string(),
  note: z.string(),
  /** Days until the last one on which the restaurant is closed. */
  closedDays: z.array(z.string()),
  /** The times of the day that was asked for. */
  times: z.array(z.object({ at: z.string(), isFree: z.boolean() })),
});

/** What a guest sees of their own. */
export const guestReservation = z.object({
  _id: z.string(),
  state: z.enum(RESERVATION_STATES),
  startsAt: z.string(),
  minutes: z.number(),
  party: z.number(),
  name: z.string(),
  note: z.string(),
  isWalkIn: z.boolean(),
  mayChange: z.boolean(),
  mayCancel: z.boolean(),
  /** For who waits at the door: how many parties are before them, and in how many minutes they may sit. */
  line: z.nullable(
    z.object({ before: z.number(), from: z.nullable(z.number()), to: z.nullable(z.number()) }),
  ),
});

/** What staff enter. Without tables the best free ones are taken. */
export const staffReservationBody = z.strictObject({
  startsAt: instant,
  minutes: z.optional(between(SHORTEST_MINUTES, LONGEST_MINUTES)),
  party,
  name,
  phone,
  countryCode,
  email,
  note,
  staffNote: note,
  tableIds: z.optional(tableIds),
  /** Enters it although there is no room. */
  anyway: z.optional(z.boolean()),
});
/** Moves, lengthens, or changes what was entered. What is left out stays. */
export const changeReservationBody = z.partial(staffReservationBody);
export const walkInBody = z.strictObject({ party, name, phone, countryCode, staffNote: note });
export const moveReservationBody = z.strictObject({
  state: z.enum(RESERVATION_STATES),
  /** The tables at which they are seated. Without them, those that it has, or the best free ones. */
  tableIds: z.optional(tableIds),
  anyway: z.optional(z.boolean()),
});

/** What a guest who asks for their data gets. */
export const exportedReservation = z.object({
  at: z.string(),
  party: z.number(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  note: z.string(),
  staffNote: z.string(),
  state: z.string(),
});

export const reservationView = z.object({
  _id: z.string(),
  state: z.enum(RESERVATION_STATES),
  source: z.enum(RESERVATION_SOURCES),
  isWalkIn: z.boolean(),
  startsAt: z.string(),
  minutes: z.number(),
  party: z.number(),
  name: z.string(),
  phone: z.string(),
  countryCode: z.string(),
  email: z.string(),
  note: z.string(),
  staffNote: z.string(),
  tableIds: z.array(z.string()),
  createdAt: z.string(),
  /** How often this number was expected and did not come. */
  noShows: z.number(),
  /** The guest's page of it. */
  link: z.string(),
});

export const calendarEventBody = z.strictObject({
  title: text(120, 1).check(z.regex(/\S/, formatFault('required'))),
  startsAt: instant,
  endsAt: instant,
  note,
  /** Whether guests can't reserve meanwhile. */
  closesBooking: z.boolean(),
});
export const calendarEventView = z.extend(calendarEventBody, { _id: z.string() });

const calendarTable = z.object({
  _id: z.string(),
  iden: z.string(),
  idel: z.string(),
  seats: z.number(),
  joins: z.nullable(z.string()),
});

export const calendarView = z.object({
  /** Without those who wait. */
  reservations: z.array(reservationView),
  events: z.array(calendarEventView),
  tables: z.array(calendarTable),
});

/** The line at the door, who came first before the others. */
export const waitingView = z.object({
  waiting: z.array(z.extend(reservationView, { minutesLeft: z.nullable(z.number()) })),
});

export const feedLink = z.object({ link: z.string() });

export type BookBody = z.infer<typeof bookBody>;
export type RebookBody = z.infer<typeof rebookBody>;
export type JoinLineBody = z.infer<typeof joinLineBody>;
export type BookableView = z.infer<typeof bookableView>;
export type GuestReservation = z.infer<typeof guestReservation>;
export type StaffReservationBody = z.infer<typeof staffReservationBody>;
export type ChangeReservationBody = z.infer<typeof changeReservationBody>;
export type WalkInBody = z.infer<typeof walkInBody>;
export type MoveReservationBody = z.infer<typeof moveReservationBody>;
export type ReservationView = z.infer<typeof reservationView>;
export type CalendarEventBody = z.infer<typeof calendarEventBody>;
export type CalendarEventView = z.infer<typeof calendarEventView>;
export type CalendarTable = z.infer<typeof calendarTable>;
export type CalendarView = z.infer<typeof calendarView>;
export type WaitingView = z.infer<typeof waitingView>;
