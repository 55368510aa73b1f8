import { MINUTE } from '#platform/time/rules/durations.ts';
import {
  type BookableTable,
  findTables,
  MOST_JOINED,
  type Reserved,
  seatsOf,
  stayFrom,
} from './find-tables.ts';
import { type Turn, turnMinutes } from './reservation.ts';

interface Waiting {
  id: string;
  party: number;
}

interface Door {
  tables: readonly BookableTable[];
  /** Those who sit or will come, without the ones who wait. */
  reserved: readonly Reserved[];
  turns: readonly Turn[];
  now: number;
}

const STEP = 5 * MINUTE;
/** A party that stays longer than expected is taken to leave soon. */
const LEAVING = 10 * MINUTE;
const LONGEST_WAIT = 180 * MINUTE;

/**
 * Minutes until each party of the line gets its tables, by its id: who came first chooses first, and reservations keep
 * theirs. Null for a party that can't be seated within three hours, or at all.
 */
export function waitingMinutes(
  line: readonly Waiting[],
  { tables, reserved, turns, now }: Door,
): Map<string, number | null> {
  const taken = reserved.map((one) => ({
    ...one,
    end: one.start <= now ? Math.max(one.end, now + LEAVING) : one.end,
  }));
  const minutes = new Map<string, number | null>();
  const most = mostTogether(tables);
  for (const { id, party } of line) {
    if (party > most) {
      minutes.set(id, null);
      continue;
    }
    const at = firstSeat({ tables, reserved: taken, turns, now }, party);
    minutes.set(id, at && (at.stay.start - now) / MINUTE);
    if (at) taken.push({ ...at.stay, party, tableIds: at.tables.map((table) => table.id) });
  }
  return minutes;
}

/** How many sit at the largest table, or at those with the same mark: more need not be looked for. */
function mostTogether(tables: readonly BookableTable[]): number {
  const joined = Map.groupBy(tables, ({ id, joins }) => joins ?? `table ${id}`);
  return Math.max(
    0,
    ...[...joined.values()].map((own) => seatsOf(own.toSorted(bySeats).slice(0, MOST_JOINED))),
  );
}

const bySeats = (one: BookableTable, other: BookableTable) => other.seats - one.seats;

function firstSeat({ tables, reserved, turns, now }: Door, party: number) {
  for (let start = now; start <= now + LONGEST_WAIT; start += STEP) {
    const stay = stayFrom(start, turnMinutes(turns, party));
    const found = findTables(tables, reserved, { ...stay, party });
    if (found) return { stay, tables: found };
  }
  return null;
}

/** An honest estimate is a span: at the earliest, and half as long again, in steps of five minutes. */
export function waitingSpan(minutes: number): { from: number; to: number } {
  const from = Math.ceil(minutes / 5) * 5;
  return { from, to: Math.ceil((minutes * 1.5 + 5) / 5) * 5 };
}
