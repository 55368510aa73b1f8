import { orders } from '#ordering/orders/tables.ts';
import type { Db } from '#platform/db/server/client.ts';
import { and, asc, eq, inArray, isNull, ne, sql } from '#platform/db/server/drizzle.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import { createListing, createLookUp } from '#platform/db/server/statements/hot-statements.ts';
import { storeLog } from '#platform/realtime/tables.ts';
import { type SittingPartRow, sittingParts } from '#tables/parts/tables.ts';
import { storeTables } from '#tables/table-list/tables.ts';
import type { SittingSettings } from '../rules/sitting.ts';
import {
  type SittingCallRow,
  type SittingGuestRow,
  type SittingRow,
  sittingCalls,
  sittingGuests,
  sittingSettings,
  sittings,
} from '../tables.ts';

export type TableRow = typeof storeTables.$inferSelect;

/** Which sitting of which store. */
export type Named = Pick<SittingRow, 'storeId' | 'id'>;

const isOne = ({ storeId, id }: Named) => and(eq(sittings.storeId, storeId), eq(sittings.id, id));

export const selectSitting = createLookUp(sittings, ['storeId', 'id']);
export const selectSittingBySlug = createLookUp(sittings, ['storeId', 'slug']);

export async function selectSittingOfOrder(
  db: Db,
  storeId: string,
  orderId: string,
): Promise<SittingRow | null> {
  const found = await queryOne(
    db
      .select({ sitting: sittings })
      .from(orders)
      .innerJoin(sittings, and(eq(sittings.storeId, orders.storeId), eq(sittings.id, orders.sittingId)))
      .where(and(eq(orders.storeId, storeId), eq(orders.id, orderId))),
  );
  return found?.sitting ?? null;
}

export const selectTableByName = createLookUp(storeTables, ['storeId', 'name']);

export async function selectTableById(db: Db, storeId: string, id: string): Promise<TableRow | null> {
  return queryOne(
    db
      .select()
      .from(storeTables)
      .where(and(eq(storeTables.storeId, storeId), eq(storeTables.id, id))),
  );
}

/** Written exactly as in the index of open sittings. */
export const isOpen = sql`${sittings.state} <> 'closed'`;

const lockRow = createLookUp(sittings, ['storeId', 'id'], 'for update');

/** Locks the sitting until COMMIT. Whoever changes anything in it waits. */
export function lockSittingRow(db: Db, { storeId, id }: Named): Promise<SittingRow | null> {
  return lockRow(db, storeId, id);
}

/** Keeps the table from being removed or renamed until COMMIT. Tables are locked before sittings. */
export async function lockTable(db: Db, storeId: string, id: string): Promise<TableRow | null> {
  return queryOne(
    db
      .select()
      .from(storeTables)
      .where(and(eq(storeTables.storeId, storeId), eq(storeTables.id, id)))
      .for('share'),
  );
}

/** Keeps everybody else from sitting down at the table until COMMIT. */
export async function takeTable(db: Db, storeId: string, id: string): Promise<TableRow | null> {
  return queryOne(
    db
      .select()
      .from(storeTables)
      .where(and(eq(storeTables.storeId, storeId), eq(storeTables.id, id)))
      .for('update'),
  );
}

export async function selectOpenSittingAt(
  db: Db,
  storeId: string,
  tableId: string,
): Promise<SittingRow | null> {
  return queryOne(
    db
      .select()
      .from(sittings)
      .where(and(eq(sittings.storeId, storeId), eq(sittings.tableId, tableId), isOpen)),
  );
}

/** Whether it was written: somebody else may just have opened the table. */
export async function insertSitting(db: Db, row: SittingRow): Promise<boolean> {
  const written = await db.insert(sittings).values(row).onConflictDoNothing().returning({ id: sittings.id });
  return written.length > 0;
}

export async function updateSitting(
  db: Db,
  named: Named,
  to: Partial<Omit<SittingRow, keyof Named>>,
): Promise<void> {
  await db.update(sittings).set(to).where(isOne(named));
}

const listGuests = createListing(sittingGuests, 'sittingId', ['number']);

/** In the order of their coming. */
export function selectGuests(db: Db, { storeId, id }: Named): Promise<SittingGuestRow[]> {
  return listGuests(db, storeId, [id]);
}

export const selectGuest = createLookUp(sittingGuests, ['storeId', 'sittingId', 'id']);
export const selectGuestByToken = createLookUp(sittingGuests, ['storeId', 'sittingId', 'tokenHash']);

export async function insertGuest(db: Db, row: SittingGuestRow): Promise<void> {
  await db.insert(sittingGuests).values(row);
}

type GuestName = Pick<SittingGuestRow, 'storeId' | 'sittingId' | 'id'>;

export async function updateGuest(
  db: Db,
  { storeId, sittingId, id }: GuestName,
  to: Partial<Pick<SittingGuestRow, 'state' | 'name' | 'tokenHash' | 'needs'>>,
): Promise<void> {
  await db
    .update(sittingGuests)
    .set(to)
    .where(
      and(
        eq(sittingGuests.storeId, storeId),
        eq(sittingGuests.sittingId, sittingId),
        eq(sittingGuests.id, id),
      ),
    );
}

/** Forgets what the guests do not eat. */
export async function clearNeeds(db: Db, { storeId, id }: Named): Promise<void> {
  await db
    .update(sittingGuests)
    .set({ needs: null })
    .where(and(eq(sittingGuests.storeId, storeId), eq(sittingGuests.sittingId, id)));
}

/** Those that nobody has done yet, the oldest first. */
export async function selectStandingCalls(db: Db, storeId: string, ids: string[]): Promise<SittingCallRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(sittingCalls)
    .where(
      and(
        eq(sittingCalls.storeId, storeId),
        inArray(sittingCalls.sittingId, ids),
        isNull(sittingCalls.doneAt),
      ),
    )
    .orderBy(asc(sittingCalls.createdAt), asc(sittingCalls.id));
}

export const selectCall = createLookUp(sittingCalls, ['storeId', 'sittingId', 'id']);

export async function insertCall(db: Db, row: SittingCallRow): Promise<void> {
  await db.insert(sittingCalls).values(row);
}

export async function updateCall(
  db: Db,
  { storeId, sittingId, id }: SittingCallRow,
  to: Partial<Pick<SittingCallRow, 'takenBy' | 'takenAt' | 'doneAt'>>,
): Promise<void> {
  await db
    .update(sittingCalls)
    .set(to)
    .where(
      and(eq(sittingCalls.storeId, storeId), eq(sittingCalls.sittingId, sittingId), eq(sittingCalls.id, id)),
    );
}

/** Ends what nobody has done. Answers which calls these were. */
export async function endStandingCalls(db: Db, { storeId, id }: Named, doneAt: Date): Promise<string[]> {
  const ended = await db
    .update(sittingCalls)
    .set({ doneAt })
    .where(
      and(eq(sittingCalls.storeId, storeId), eq(sittingCalls.sittingId, id), isNull(sittingCalls.doneAt)),
    )
    .returning({ id: sittingCalls.id });
  return ended.map((call) => call.id).toSorted();
}

export async function selectParts(db: Db, { storeId, id }: Named): Promise<SittingPartRow[]> {
  return db
    .select()
    .from(sittingParts)
    .where(
      and(
        eq(sittingParts.storeId, storeId),
        eq(sittingParts.sittingId, id),
        ne(sittingParts.state, 'dropped'),
      ),
    )
    .orderBy(asc(sittingParts.createdAt), asc(sittingParts.id));
}

export async function selectRounds(db: Db, { storeId, id }: Named) {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.storeId, storeId), eq(orders.sittingId, id)))
    .orderBy(asc(orders.round), asc(orders.id));
}

/** The entries about the sitting itself. */
export async function selectSittingLog(db: Db, { storeId, id }: Named) {
  return db
    .select()
    .from(storeLog)
    .where(and(eq(storeLog.storeId, storeId), eq(storeLog.orderId, id), eq(storeLog.kind, 'sitting')))
    .orderBy(asc(storeLog.seq));
}

export const selectSettings = createLookUp(sittingSettings, ['storeId']);

export async function writeSettings(db: Db, storeId: string, settings: SittingSettings): Promise<void> {
  await db
    .insert(sittingSettings)
    .values({ storeId, settings })
    .onConflictDoUpdate({ target: sittingSettings.storeId, set: { settings } });
}
