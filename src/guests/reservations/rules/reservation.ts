import { DAY, MINUTE } from '#platform/time/rules/durations.ts';

/** A party with a time, or one that waits at the door. Both end at a table, or don't come. */
export const RESERVATION_STATES = [
  'requested',
  'confirmed',
  'waiting',
  'called',
  'seated',
  'done',
  'no_show',
  'cancelled',
] as const;
export type ReservationState = (typeof RESERVATION_STATES)[number];

/** Who entered it. */
export const RESERVATION_SOURCES = ['guest', 'staff'] as const;
export type ReservationSource = (typeof RESERVATION_SOURCES)[number];

/** These keep their tables for their time. */
const HOLDING: readonly ReservationState[] = ['requested', 'confirmed', 'seated'];
export const holdsTables = (state: ReservationState): boolean => HOLDING.includes(state);

/** In the line at the door. */
export const isWaiting = (state: ReservationState): boolean => state === 'waiting' || state === 'called';

/** Where each state leads. Staff can take back a tap on the wrong one. */
const STEPS: Record<ReservationState, readonly ReservationState[]> = {
  requested: ['confirmed', 'seated', 'cancelled'],
  confirmed: ['seated', 'no_show', 'cancelled'],
  waiting: ['called', 'seated', 'no_show', 'cancelled'],
  called: ['waiting', 'seated', 'no_show', 'cancelled'],
  seated: ['done', 'confirmed', 'waiting'],
  done: ['seated'],
  no_show: ['confirmed', 'waiting', 'seated'],
  cancelled: ['confirmed', 'waiting'],
};

interface Stood {
  state: ReservationState;
  /** Whether it began in the line at the door. */
  isWalkIn: boolean;
}

/** The states to which staff can move it. A party that never waited does not go back to the line, and the reverse. */
export function stepsFrom({ state, isWalkIn }: Stood): ReservationState[] {
  const other: ReservationState = isWalkIn ? 'confirmed' : 'waiting';
  return STEPS[state].filter((next) => next !== other);
}

interface Timed {
  state: ReservationState;
  startsAt: number;
}

/** Guests cancel until their time has come, and leave the line until they are seated. */
export const mayGuestCancel = ({ state, startsAt }: Timed, now: number): boolean =>
  isWaiting(state) || mayGuestChange({ state, startsAt }, now);

/** A guest can't move a reservation whose time has come. */
export const mayGuestChange = (
  { state, startsAt }: { state: ReservationState; startsAt: number },
  now: number,
) => (state === 'requested' || state === 'confirmed') && startsAt > now;

export const MOST_PARTY = 100;
export const MOST_COVERS = 1000;
export const LONGEST_NAME = 100;
export const LONGEST_NOTE = 500;
export const SHORTEST_MINUTES = 15;
export const LONGEST_MINUTES = 8 * 60;
/** Reservations of a day that are shown and counted. More are refused. */
export const MOST_OF_DAY = 1000;
export const MOST_WAITING = 200;
/** Reservations of one number that are still ahead. A guest who wants more calls. */
export const MOST_OF_NUMBER = 6;
/** Staff enter what they forgot, and what is far ahead. */
export const STAFF_BACK_MS = DAY;
export const STAFF_AHEAD_MS = 10 * 366 * DAY;
export const MOST_EVENTS_AHEAD = 500;
export const LONGEST_EVENT_MS = 366 * DAY;
export const MOST_DAYS_SHOWN = 62;

/** How long a party of up to so many stays. */
export interface Turn {
  upTo: number;
  minutes: number;
}

export interface ReservationSettings {
  /** Whether guests can reserve. Staff always can. */
  isOn: boolean;
  /** Whether guests can join the line at the door by themselves. */
  isWaitingOn: boolean;
  /** Larger parties are asked to call. */
  largestParty: number;
  /** Guests reserve at least so long before. */
  leadMinutes: number;
  /** Guests reserve at most so many days ahead. */
  daysAhead: number;
  /** The last time to sit down, before the restaurant closes. */
  lastSeatingMinutes: number;
  /** Most guests who sit down within the same quarter of an hour. Null if only tables count. */
  coversPerQuarter: number | null;
  /** In the order of their parties. Larger parties stay as long as the last. */
  turns: Turn[];
  /** Whether a reservation that a guest makes is confirmed at once. */
  confirmsAtOnce: boolean;
  /** Hours before, at which guests are reminded. Null if never. */
  reminderHours: number | null;
  /** What guests read before they reserve. */
  note: string;
}

export const DEFAULT_RESERVATIONS: ReservationSettings = {
  isOn: false,
  isWaitingOn: false,
  largestParty: 8,
  leadMinutes: 60,
  daysAhead: 30,
  lastSeatingMinutes: 60,
  coversPerQuarter: null,
  turns: [
    { upTo: 2, minutes: 75 },
    { upTo: 4, minutes: 90 },
    { upTo: 8, minutes: 120 },
  ],
  confirmsAtOnce: true,
  reminderHours: 3,
  note: '',
};

const DEFAULT_MINUTES = 90;

/** How long a party of this size is expected to stay. */
export function turnMinutes(turns: readonly Turn[], party: number): number {
  return (turns.find(({ upTo }) => party <= upTo) ?? turns.at(-1))?.minutes ?? DEFAULT_MINUTES;
}

/** A confirmed party is late after this, and staff may give its table away. */
export const LATE_MS = 15 * MINUTE;
/** Staff see what was, too. Guests never look so far back. */
export const KEPT_BACK_MS = 366 * DAY;

export const isLate = (
  { state, startsAt }: { state: ReservationState; startsAt: number },
  now: number,
): boolean => state === 'confirmed' && now >= startsAt + LATE_MS;
