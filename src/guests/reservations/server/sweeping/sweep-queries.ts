import type { Db } from '#platform/db/server/client.ts';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt } from '#platform/db/server/drizzle.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import { stores } from '#restaurant/stores/tables.ts';
import { reservationBooks, reservations } from '../../tables.ts';
import type { ReservationRow } from '../queries.ts';

const OPEN = ['requested', 'confirmed', 'waiting', 'called', 'seated'] as const;

/** What has begun and has not ended, with the store's clock. */
export async function selectBegun(db: Db, storeIds: string[], now: Date) {
  return db
    .select({ row: reservations, timeZone: stores.timeZone })
    .from(reservations)
    .innerJoin(stores, eq(stores.storeId, reservations.storeId))
    .where(
      and(
        inArray(reservations.storeId, storeIds),
        inArray(reservations.state, OPEN),
        lt(reservations.startsAt, now),
      ),
    )
    .orderBy(asc(reservations.storeId), asc(reservations.startsAt));
}

export async function hasSeatedBetween(db: Db, storeId: string, from: Date, to: Date): Promise<boolean> {
  const found = await queryOne(
    db
      .select({ id: reservations.id })
      .from(reservations)
      .where(
        and(
          eq(reservations.storeId, storeId),
          gt(reservations.startsAt, from),
          lt(reservations.startsAt, to),
          inArray(reservations.state, ['seated', 'done']),
        ),
      )
      .limit(1),
  );
  return found !== null;
}

/** Those that may be reminded, with the settings of their store. */
export async function selectRemindable(db: Db, storeIds: string[], now: Date, until: Date) {
  return db
    .select({ row: reservations, settings: reservationBooks.settings })
    .from(reservations)
    .innerJoin(reservationBooks, eq(reservationBooks.storeId, reservations.storeId))
    .where(
      and(
        inArray(reservations.storeId, storeIds),
        inArray(reservations.state, OPEN),
        eq(reservations.state, 'confirmed'),
        gt(reservations.startsAt, now),
        lt(reservations.startsAt, until),
        isNotNull(reservations.email),
        isNull(reservations.remindedAt),
      ),
    );
}

/** Notes the reminder. Null if somebody else has, or if it is not as it was. */
export async function updateReminded(
  db: Db,
  { storeId, id, startsAt }: ReservationRow,
  now: Date,
): Promise<ReservationRow | null> {
  return queryOne(
    db
      .update(reservations)
      .set({ remindedAt: now })
      .where(
        and(
          eq(reservations.storeId, storeId),
          eq(reservations.id, id),
          eq(reservations.startsAt, startsAt),
          eq(reservations.state, 'confirmed'),
          isNull(reservations.remindedAt),
        ),
      )
      .returning(),
  );
}

/** Removes who the guest was from what has ended. Answers the ids of those reservations. */
export async function updateErased(db: Db, storeId: string, given: GuestNumber): Promise<string[]> {
  const erased = await db
    .update(reservations)
    .set({ name: '', phone: null, countryCode: '', email: null, note: '', staffNote: '' })
    .where(and(isOf(storeId, given), inArray(reservations.state, ['done', 'no_show', 'cancelled'])))
    .returning({ id: reservations.id });
  return erased.map(({ id }) => id);
}

export interface GuestNumber {
  phone: string;
  countryCode: string;
}

const isOf = (storeId: string, { phone, countryCode }: GuestNumber) =>
  and(
    eq(reservations.storeId, storeId),
    eq(reservations.phone, phone),
    eq(reservations.countryCode, countryCode),
  );

export async function countOf(db: Db, storeId: string, given: GuestNumber): Promise<number> {
  return db.$count(reservations, isOf(storeId, given));
}

export async function selectOf(db: Db, storeId: string, given: GuestNumber): Promise<ReservationRow[]> {
  return db
    .select()
    .from(reservations)
    .where(isOf(storeId, given))
    .orderBy(asc(reservations.startsAt), asc(reservations.id));
}

/** Answers the ids of those that are gone. */
export async function deleteBefore(db: Db, storeId: string, before: Date): Promise<string[]> {
  const gone = await db
    .delete(reservations)
    .where(and(eq(reservations.storeId, storeId), lt(reservations.startsAt, before)))
    .returning({ id: reservations.id });
  return gone.map(({ id }) => id);
}
