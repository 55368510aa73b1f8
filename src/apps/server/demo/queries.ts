import { announcements } from '#operators/announcements/tables.ts';
import type { Db } from '#platform/db/server/client.ts';
import { and, asc, eq, isNotNull } from '#platform/db/server/drizzle.ts';
import { accounts } from '#restaurant/accounts/tables.ts';
import { memberships } from '#restaurant/people/tables.ts';
import { demoStores } from '#restaurant/set-up/tables.ts';
import { stores } from '#restaurant/stores/tables.ts';

/** In their order on the page. Nothing of their past is made yet. */
export async function insertDemoStores(db: Db, storeIds: string[]): Promise<void> {
  const madeUntil = new Date(0);
  await db.insert(demoStores).values(storeIds.map((storeId, position) => ({ storeId, position, madeUntil })));
}

export async function readDemoStores(db: Db): Promise<string[]> {
  const rows = await db
    .select({ storeId: demoStores.storeId })
    .from(demoStores)
    .orderBy(asc(demoStores.position));
  return rows.map(({ storeId }) => storeId);
}

export interface UnfinishedStore {
  storeId: string;
  slug: string;
  /** When the demo was begun: its past ends there. */
  createdAt: Date;
  madeUntil: Date | null;
}

/** The demo stores of which something is still to be made. */
export async function readUnfinished(db: Db): Promise<UnfinishedStore[]> {
  return db
    .select({
      storeId: stores.storeId,
      slug: stores.slug,
      createdAt: stores.createdAt,
      madeUntil: demoStores.madeUntil,
    })
    .from(demoStores)
    .innerJoin(stores, eq(stores.storeId, demoStores.storeId))
    .where(isNotNull(demoStores.madeUntil))
    .orderBy(asc(demoStores.position));
}

/** The first of its owners. */
export async function readOwner(db: Db, storeId: string): Promise<{ id: string; name: string } | undefined> {
  const [owner] = await db
    .select({ id: accounts.id, name: accounts.name })
    .from(memberships)
    .innerJoin(accounts, eq(accounts.id, memberships.accountId))
    .where(and(eq(memberships.storeId, storeId), eq(memberships.role, 'OWNER')))
    .orderBy(asc(memberships.createdAt))
    .limit(1);
  return owner;
}

/** Answers whether it still has got this far. Until the transaction ends no other process can claim it. */
export async function lockMadeUntil(db: Db, storeId: string, madeUntil: Date): Promise<boolean> {
  const rows = await db
    .select({ storeId: demoStores.storeId })
    .from(demoStores)
    .where(and(eq(demoStores.storeId, storeId), eq(demoStores.madeUntil, madeUntil)))
    .for('update', { skipLocked: true });
  return rows.length > 0;
}

/** Null: it is whole. */
export async function updateMadeUntil(db: Db, storeId: string, madeUntil: Date | null): Promise<void> {
  await db.update(demoStores).set({ madeUntil }).where(eq(demoStores.storeId, storeId));
}

const TOLD = '00000000-0000-4000-8000-00000000de30';

/** Tells the demo owner on every screen, until it is taken back. */
export async function insertTold(
  db: Db,
  told: Omit<typeof announcements.$inferInsert, 'announcementId' | 'plan'>,
): Promise<void> {
  const row = { ...told, announcementId: TOLD, plan: '' };
  await db
    .insert(announcements)
    .values(row)
    .onConflictDoUpdate({ target: announcements.announcementId, set: row });
}

export async function deleteTold(db: Db): Promise<void> {
  await db.delete(announcements).where(eq(announcements.announcementId, TOLD));
}
