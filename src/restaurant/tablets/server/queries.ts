import type { Db } from '#platform/db/server/client.ts';
import { and, asc, eq, gt, isNotNull, isNull, lte, sql } from '#platform/db/server/drizzle.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import { accounts } from '#restaurant/accounts/tables.ts';
import type { WrongPins } from '#restaurant/people/rules/pin.ts';
import type { LockMinutes } from '#restaurant/people/rules/tablet.ts';
import { memberships } from '#restaurant/people/tables.ts';
import { stores } from '#restaurant/stores/tables.ts';
import { tabletLetters } from '#restaurant/tablet-numbers/tables.ts';
import { storeApprovals, storeTablets, type TabletRow } from '../tables.ts';

const one = (storeId: string, id: string) => and(eq(storeTablets.storeId, storeId), eq(storeTablets.id, id));

/** The oldest first, each with its letter and the name of the person who has signed in there. */
export async function selectTablets(db: Db, storeId: string) {
  return db
    .select({ tablet: storeTablets, turn: accounts.name, letter: tabletLetters.letter })
    .from(storeTablets)
    .leftJoin(accounts, eq(accounts.id, storeTablets.turnOf))
    .leftJoin(
      tabletLetters,
      and(eq(tabletLetters.storeId, storeTablets.storeId), eq(tabletLetters.tabletId, storeTablets.id)),
    )
    .where(eq(storeTablets.storeId, storeId))
    .orderBy(asc(storeTablets.id));
}

export async function countTablets(db: Db, storeId: string): Promise<number> {
  return db.$count(storeTablets, eq(storeTablets.storeId, storeId));
}

export async function insertTablet(db: Db, row: typeof storeTablets.$inferInsert): Promise<void> {
  await db.insert(storeTablets).values(row);
}

/** Answers its name and who had signed in. Null if there is no such tablet. */
export async function deleteTablet(db: Db, storeId: string, id: string) {
  const { name, turnOf } = storeTablets;
  const [row] = await db.delete(storeTablets).where(one(storeId, id)).returning({ name, turnOf });
  return row ?? null;
}

export async function selectTabletOf(db: Db, storeId: string, tokenHash: string) {
  return queryOne(
    db
      .select({ id: storeTablets.id })
      .from(storeTablets)
      .where(and(eq(storeTablets.storeId, storeId), eq(storeTablets.tokenHash, tokenHash))),
  );
}

export async function updateLockMinutes(db: Db, storeId: string, lockMinutes: LockMinutes): Promise<void> {
  await db.update(stores).set({ lockMinutes }).where(eq(stores.storeId, storeId));
}

/** Until COMMIT nobody else tries a PIN there. */
export async function lockTablet(db: Db, { storeId, id }: TabletRow): Promise<TabletRow | null> {
  return queryOne(db.select().from(storeTablets).where(one(storeId, id)).for('update'));
}

const hasPin = (storeId: string) =>
  and(eq(memberships.storeId, storeId), isNotNull(memberships.pinHash), isNull(accounts.disabledAt));

const ofPeople = (db: Db) =>
  db
    .select({
      id: accounts.id,
      name: accounts.name,
      role: memberships.role,
      pinHash: memberships.pinHash,
    })
    .from(memberships)
    .innerJoin(accounts, eq(accounts.id, memberships.accountId));

export type PersonWithPin = Awaited<ReturnType<typeof selectPeople>>[number];

/** Those who have a PIN, by name. */
export async function selectPeople(db: Db, storeId: string) {
  return ofPeople(db).where(hasPin(storeId)).orderBy(asc(accounts.name), asc(accounts.id));
}

export async function selectPerson(db: Db, storeId: string, accountId: string) {
  return queryOne(ofPeople(db).where(and(hasPin(storeId), eq(memberships.accountId, accountId))));
}

export async function updateWrongPins(db: Db, { storeId, id }: TabletRow, wrongPins: WrongPins) {
  await db.update(storeTablets).set({ wrongPins }).where(one(storeId, id));
}

interface Turn {
  of: string;
  hash: string;
  now: Date;
}

export async function updateTurn(db: Db, tablet: TabletRow, { of, hash, now }: Turn): Promise<void> {
  await db
    .update(storeTablets)
    .set({ turnOf: of, turnHash: hash, touchedAt: now, turns: sql`${storeTablets.turns} + 1` })
    .where(one(tablet.storeId, tablet.id));
}

/** A turn that is over stays over. */
export async function updateTouched(
  db: Db,
  { storeId, id }: TabletRow,
  { hash, since, now }: { hash: string; since: Date; now: Date },
): Promise<boolean> {
  const { rowCount } = await db
    .update(storeTablets)
    .set({ touchedAt: now })
    .where(and(one(storeId, id), eq(storeTablets.turnHash, hash), gt(storeTablets.touchedAt, since)));
  return rowCount === 1;
}

/** Adds an approval, and deletes those of the store whose time is over. */
export async function insertApproval(db: Db, row: typeof storeApprovals.$inferInsert, now: Date) {
  await db
    .delete(storeApprovals)
    .where(and(eq(storeApprovals.storeId, row.storeId), lte(storeApprovals.expiresAt, now)));
  await db.insert(storeApprovals).values(row);
}
