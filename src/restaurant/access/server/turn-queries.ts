import type { Db } from '#platform/db/server/client.ts';
import { and, eq, gt, inArray, isNotNull, isNull, lt } from '#platform/db/server/drizzle.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import { accounts } from '#restaurant/accounts/tables.ts';
import { memberships } from '#restaurant/people/tables.ts';
import { storeApprovals, storePasses, storeTablets, type TabletRow } from '#restaurant/tablets/tables.ts';

const { storeId, id, tokenHash, turnOf, turnHash, touchedAt } = storeTablets;

const one = (tablet: { storeId: string; id: string }) => and(eq(storeId, tablet.storeId), eq(id, tablet.id));

export async function selectTablet(db: Db, store: string, hash: string): Promise<TabletRow | null> {
  const isIt = and(eq(storeId, store), eq(tokenHash, hash));
  return queryOne(db.select().from(storeTablets).where(isIt));
}

export async function updateTabletSeen(db: Db, tablet: TabletRow, now: Date): Promise<void> {
  await db.update(storeTablets).set({ seenAt: now }).where(one(tablet));
}

/** Whose turn it is at a tablet, unless they lost their part or their PIN since, or left it alone for too long. */
export async function selectTurn(db: Db, tablet: TabletRow, hash: string, touchedSince: Date) {
  return queryOne(
    db
      .select({
        id: accounts.id,
        name: accounts.name,
        verifiedAt: accounts.verifiedAt,
        role: memberships.role,
        seenAt: memberships.seenAt,
      })
      .from(storeTablets)
      .innerJoin(
        memberships,
        and(
          eq(memberships.storeId, tablet.storeId),
          eq(memberships.accountId, turnOf),
          isNotNull(memberships.pinHash),
        ),
      )
      .innerJoin(accounts, and(eq(accounts.id, memberships.accountId), isNull(accounts.disabledAt)))
      .where(and(one(tablet), eq(turnHash, hash), gt(touchedAt, touchedSince))),
  );
}

const NOBODY = { turnOf: null, turnHash: null, touchedAt: null };

/** Locks every tablet of the store on which this person has signed in. */
export async function updateTurnsEnded(db: Db, store: string, accountId: string): Promise<void> {
  await db
    .update(storeTablets)
    .set(NOBODY)
    .where(and(eq(storeId, store), eq(turnOf, accountId)));
}

export async function updateTurnEnded(db: Db, tablet: TabletRow, hash: string): Promise<void> {
  await db
    .update(storeTablets)
    .set(NOBODY)
    .where(and(one(tablet), eq(turnHash, hash)));
}

interface Asked {
  storeId: string;
  tabletId: string;
  tokenHash: string;
  askedBy: string;
  now: Date;
}

/** Takes an approval. Of two calls with the same one, one gets it. */
export async function deleteApproval(db: Db, asked: Asked) {
  return queryOne(
    db
      .delete(storeApprovals)
      .where(
        and(
          eq(storeApprovals.storeId, asked.storeId),
          eq(storeApprovals.tokenHash, asked.tokenHash),
          eq(storeApprovals.tabletId, asked.tabletId),
          eq(storeApprovals.askedBy, asked.askedBy),
          gt(storeApprovals.expiresAt, asked.now),
        ),
      )
      .returning({
        permission: storeApprovals.permission,
        act: storeApprovals.act,
        by: storeApprovals.approvedBy,
      }),
  );
}

/** The pass that this tablet has of the person. Null if it has none. */
export async function selectPass(db: Db, tablet: TabletRow, account: string) {
  const isIt = and(
    eq(storePasses.storeId, tablet.storeId),
    eq(storePasses.tabletId, tablet.id),
    eq(storePasses.accountId, account),
    isNull(storePasses.endedAt),
  );
  return queryOne(db.select({ id: storePasses.id }).from(storePasses).where(isIt));
}

export async function insertPass(db: Db, row: typeof storePasses.$inferInsert): Promise<void> {
  await db.insert(storePasses).values(row);
}

/** Whose pass of a tablet it is. The role is null of somebody who can't sign in there any more. */
export async function selectPassHolder(db: Db, store: string, pass: string) {
  return queryOne(
    db
      .select({
        id: accounts.id,
        name: accounts.name,
        verifiedAt: accounts.verifiedAt,
        role: memberships.role,
        tabletId: storePasses.tabletId,
        endedAt: storePasses.endedAt,
      })
      .from(storePasses)
      .innerJoin(accounts, eq(accounts.id, storePasses.accountId))
      .leftJoin(
        memberships,
        and(
          eq(memberships.storeId, storePasses.storeId),
          eq(memberships.accountId, storePasses.accountId),
          isNotNull(memberships.pinHash),
          isNull(accounts.disabledAt),
        ),
      )
      .where(and(eq(storePasses.storeId, store), eq(storePasses.id, pass))),
  );
}

export async function updatePassesEnded(db: Db, store: string, account: string, now: Date): Promise<void> {
  const isOpen = and(
    eq(storePasses.storeId, store),
    eq(storePasses.accountId, account),
    isNull(storePasses.endedAt),
  );
  await db.update(storePasses).set({ endedAt: now }).where(isOpen);
}

export async function deletePassesOf(db: Db, store: string, tabletId: string): Promise<void> {
  await db.delete(storePasses).where(and(eq(storePasses.storeId, store), eq(storePasses.tabletId, tabletId)));
}

export async function deleteEndedPasses(db: Db, storeIds: string[], before: Date): Promise<void> {
  await db
    .delete(storePasses)
    .where(and(inArray(storePasses.storeId, storeIds), lt(storePasses.endedAt, before)));
}
