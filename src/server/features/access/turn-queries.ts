import type { Db } from '../../platform/db/client.ts';
import { and, eq, gt, isNotNull, isNull } from '../../platform/db/drizzle.ts';
import { queryOne } from '../../platform/db/query-one.ts';
import { accounts, memberships } from '../../platform/db/schema/accounts.ts';
import { storeApprovals, storeTablets, type TabletRow } from '../../platform/db/schema/tablets.ts';

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
