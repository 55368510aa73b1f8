import type { Db } from '#platform/db/server/client.ts';
import { and, asc, eq, gt, gte, inArray, isNotNull, lt, ne, sql } from '#platform/db/server/drizzle.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import { storeTables } from '#tables/table-list/tables.ts';
import { holdsTables, RESERVATION_STATES, type ReservationSettings } from '../rules/reservation.ts';
import { calendarEvents, reservationBooks, reservations } from '../tables.ts';

export type ReservationRow = typeof reservations.$inferSelect;
export type BookRow = typeof reservationBooks.$inferSelect;
/** Which reservation of which store. */
export type Named = Pick<ReservationRow, 'storeId' | 'id'>;

export const isOne = ({ storeId, id }: Named) =>
  and(eq(reservations.storeId, storeId), eq(reservations.id, id));

export async function selectBook(db: Db, storeId: string): Promise<BookRow | null> {
  return queryOne(db.select().from(reservationBooks).where(eq(reservationBooks.storeId, storeId)));
}

/** Locks the book of the store until COMMIT. Whoever takes or frees a table waits for it. */
export async function lockBookRow(db: Db, storeId: string): Promise<BookRow> {
  await db
    .insert(reservationBooks)
    .values({ storeId, changedAt: new Date(0) })
    .onConflictDoNothing();
  const row = await queryOne(
    db.select().from(reservationBooks).where(eq(reservationBooks.storeId, storeId)).for('update'),
  );
  if (!row) throw new Error('The book went while it was being locked');
  return row;
}

export async function updateBook(
  db: Db,
  storeId: string,
  to: { changedAt: Date; settings?: ReservationSettings },
): Promise<void> {
  await db.update(reservationBooks).set(to).where(eq(reservationBooks.storeId, storeId));
}

/** When one of these stores' books last changed, in ms since 1970. */
export async function selectLastChange(db: Db, storeIds: string[]): Promise<number> {
  if (storeIds.length === 0) return 0;
  const last = sql<number>`coalesce(extract(epoch from max(${reservationBooks.changedAt})) * 1000, 0)`;
  const row = await queryOne(
    db
      .select({ last: last.mapWith(Number) })
      .from(reservationBooks)
      .where(inArray(reservationBooks.storeId, storeIds)),
  );
  return row?.last ?? 0;
}

export async function selectReservation(db: Db, named: Named): Promise<ReservationRow | null> {
  return queryOne(db.select().from(reservations).where(isOne(named)));
}

export async function insertReservation(db: Db, row: ReservationRow): Promise<void> {
  await db.insert(reservations).values(row);
}

export async function updateReservation(
  db: Db,
  named: Named,
  to: Partial<Omit<ReservationRow, keyof Named>>,
): Promise<void> {
  await db.update(reservations).set(to).where(isOne(named));
}

const HOLDING = RESERVATION_STATES.filter(holdsTables);
const IN_LINE = ['waiting', 'called'] as const;

interface Range {
  from: Date;
  to: Date;
}

const begins = (storeId: string, { from, to }: Range) =>
  and(eq(reservations.storeId, storeId), gt(reservations.startsAt, from), lt(reservations.startsAt, to));

/** Those that keep tables and begin in this time. */
export async function selectHolding(db: Db, storeId: string, range: Range): Promise<ReservationRow[]> {
  return db
    .select()
    .from(reservations)
    .where(and(begins(storeId, range), inArray(reservations.state, HOLDING)));
}

/** All that begin in this time, without those who wait, in their order. */
export async function selectReservations(db: Db, storeId: string, range: Range): Promise<ReservationRow[]> {
  return db
    .select()
    .from(reservations)
    .where(and(begins(storeId, range), ne(reservations.state, 'waiting'), ne(reservations.state, 'called')))
    .orderBy(asc(reservations.startsAt), asc(reservations.createdAt), asc(reservations.id));
}

/** Without those that were cancelled, which a guest can make many of. */
export async function countReservations(db: Db, storeId: string, range: Range): Promise<number> {
  return db.$count(reservations, and(begins(storeId, range), ne(reservations.state, 'cancelled')));
}

/** The line at the door, who came first before the others. */
export async function selectLine(db: Db, storeId: string): Promise<ReservationRow[]> {
  return db
    .select()
    .from(reservations)
    .where(and(eq(reservations.storeId, storeId), inArray(reservations.state, IN_LINE)))
    .orderBy(asc(reservations.createdAt), asc(reservations.id));
}

interface Contact {
  phone: string;
  countryCode: string;
}

/** What a guest has ahead: reservations from now on, and places in the line. */
export async function countAhead(
  db: Db,
  storeId: string,
  { phone, countryCode }: Contact,
  now: Date,
): Promise<number> {
  const { state, startsAt } = reservations;
  const isAhead = sql`(${startsAt} >= ${now.toISOString()}::timestamptz and ${inArray(state, HOLDING)}) or ${inArray(state, IN_LINE)}`;
  return db.$count(
    reservations,
    and(
      eq(reservations.storeId, storeId),
      eq(reservations.phone, phone),
      eq(reservations.countryCode, countryCode),
      sql`(${isAhead})`,
    ),
  );
}

/** How often each of these numbers did not come. */
export async function selectNoShows(db: Db, storeId: string, phones: string[]) {
  if (phones.length === 0) return [];
  const { phone, countryCode, state } = reservations;
  return db
    .select({ phone, countryCode, count: sql<number>`count(*)`.mapWith(Number) })
    .from(reservations)
    .where(and(eq(reservations.storeId, storeId), inArray(phone, phones), eq(state, 'no_show')))
    .groupBy(phone, countryCode);
}

/** The tables at which somebody can sit, in their order. */
export async function selectSeats(db: Db, storeId: string) {
  const { id, name, label, seats, joins, position } = storeTables;
  return db
    .select({ id, name, label, seats: sql<number>`${seats}`.mapWith(Number), joins })
    .from(storeTables)
    .where(and(eq(storeTables.storeId, storeId), isNotNull(seats)))
    .orderBy(asc(position), asc(name));
}

/** Events that overlap with this time. */
export async function selectEvents(db: Db, storeId: string, { from, to }: Range) {
  return db
    .select()
    .from(calendarEvents)
    .where(
      and(
        eq(calendarEvents.storeId, storeId),
        lt(calendarEvents.startsAt, to),
        // No event is longer than a year, so that the index leads to them.
        gte(calendarEvents.startsAt, sql`${from.toISOString()}::timestamptz - interval '367 days'`),
        gt(calendarEvents.endsAt, from),
      ),
    )
    .orderBy(asc(calendarEvents.startsAt), asc(calendarEvents.id));
}
