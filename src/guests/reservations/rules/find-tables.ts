import { MINUTE } from '#platform/time/rules/durations.ts';

export interface BookableTable {
  id: string;
  seats: number;
  /** Tables with the same mark can be pushed together. */
  joins: string | null;
}

/** The time of a party at its tables, in ms. Its end does not belong to it. */
export interface Stay {
  start: number;
  end: number;
}

export interface Reserved extends Stay {
  party: number;
  tableIds: readonly string[];
}

export const MOST_JOINED = 6;
const ORDINARY_TABLE = 4;

export const overlaps = (one: Stay, other: Stay): boolean => one.start < other.end && other.start < one.end;

export const stayFrom = (start: number, minutes: number): Stay => ({ start, end: start + minutes * MINUTE });

/** The tables that nobody has in this time. */
export function freeTables<T extends { id: string }>(
  tables: readonly T[],
  reserved: readonly Reserved[],
  stay: Stay,
): T[] {
  const taken = new Set(reserved.filter((one) => overlaps(one, stay)).flatMap(({ tableIds }) => tableIds));
  return tables.filter(({ id }) => !taken.has(id));
}

/**
 * The tables for a party: the smallest that seats it, else the fewest that can be pushed together, with the fewest
 * chairs left over. Null if there are none.
 */
export function findTables(
  tables: readonly BookableTable[],
  reserved: readonly Reserved[],
  wanted: Stay & { party: number },
): BookableTable[] | null {
  const free = freeTables(tables, reserved, wanted);
  const [smallest] = free
    .filter(({ seats }) => seats >= wanted.party)
    .toSorted(
      (one, other) => one.seats - other.seats || Number(one.joins !== null) - Number(other.joins !== null),
    );
  if (smallest) return [smallest];
  const marks = new Set(free.flatMap(({ joins }) => joins ?? []));
  const joined = [...marks].flatMap((mark) => {
    const found = fewest(
      free.filter(({ joins }) => joins === mark),
      wanted.party,
    );
    return found ? [found] : [];
  });
  return (
    joined.toSorted((one, other) => one.length - other.length || seatsOf(one) - seatsOf(other))[0] ?? null
  );
}

export const seatsOf = (tables: readonly { seats: number }[]): number =>
  tables.reduce((sum, { seats }) => sum + seats, 0);

/** The fewest of these tables that seat the party; among those, the set with the fewest chairs. */
function fewest(tables: readonly BookableTable[], party: number): BookableTable[] | null {
  const largestFirst = tables.toSorted((one, other) => other.seats - one.seats);
  const count = largestFirst.findIndex((_, index) => seatsOf(largestFirst.slice(0, index + 1)) >= party) + 1;
  if (count === 0 || count > MOST_JOINED) return null;
  let chosen = largestFirst.slice(0, count);
  // Takes a smaller table in the place of a larger one as long as everybody sits.
  for (const candidate of largestFirst.slice(count)) {
    const tightest = chosen
      .filter(({ seats }) => seats > candidate.seats && seatsOf(chosen) - seats + candidate.seats >= party)
      .toSorted((one, other) => other.seats - one.seats)[0];
    if (tightest) chosen = chosen.map((table) => (table === tightest ? candidate : table));
  }
  return chosen;
}

/**
 * The tables that guests may take by themselves: a large one is kept for a large party. In a restaurant with large
 * tables only, everybody may take the smallest of these.
 */
export function tablesForGuests(tables: readonly BookableTable[], party: number): BookableTable[] {
  const smallest = Math.min(...tables.map(({ seats }) => seats));
  const most = Math.max(ORDINARY_TABLE, 2 * party, smallest);
  return tables.filter(({ seats }) => seats <= most);
}
