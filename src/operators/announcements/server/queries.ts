import { operatorNotes } from '#operators/stores/tables.ts';
import type { Db } from '#platform/db/server/client.ts';
import { and, desc, eq, gt, inArray, or, sql } from '#platform/db/server/drizzle.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import { stores } from '#restaurant/stores/tables.ts';
import { announcements } from '../tables.ts';

export type AnnouncementRow = typeof announcements.$inferSelect;

const LISTED = 100;
const TOLD_AT_ONCE = 3;

/** Longer than the name of any plan, so that the release before shows such an announcement to nobody. */
export const OF_CHOSEN = '-'.repeat(61);
const MOST_TOLD = 50;

const isOf = (brandId: string) => eq(announcements.brandId, brandId);

export async function selectAnnouncements(db: Db, brandId: string): Promise<AnnouncementRow[]> {
  return db
    .select()
    .from(announcements)
    .where(isOf(brandId))
    .orderBy(desc(announcements.createdAt))
    .limit(LISTED);
}

/** A second one with the same id changes nothing. */
export async function insertAnnouncement(db: Db, row: AnnouncementRow): Promise<void> {
  await db.insert(announcements).values(row).onConflictDoNothing();
}

/** Has one store read an announcement, besides those of all stores and of its plan. Of very many it forgets the first. */
export async function tellStore(db: Db, brandId: string, storeId: string, id: string): Promise<void> {
  const { told } = operatorNotes;
  await db
    .insert(operatorNotes)
    .values({ storeId, brandId, told: [id] })
    .onConflictDoUpdate({
      target: operatorNotes.storeId,
      set: { told: sql`${told}[greatest(cardinality(${told}) - ${MOST_TOLD - 2}, 1):] || excluded.told` },
      setWhere: sql`${operatorNotes.brandId} = excluded.brand_id and not ${told} @> excluded.told`,
    });
}

/** Null if there is none. */
export async function updateAnnouncement(
  db: Db,
  brandId: string,
  id: string,
  change: Partial<AnnouncementRow>,
) {
  const isIt = and(isOf(brandId), eq(announcements.announcementId, id));
  if (Object.keys(change).length === 0)
    return (await queryOne(db.select().from(announcements).where(isIt))) ?? null;
  const [row] = await db.update(announcements).set(change).where(isIt).returning();
  return row ?? null;
}

/** Answers whether there was one. */
export async function deleteAnnouncement(db: Db, brandId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(announcements)
    .where(and(isOf(brandId), eq(announcements.announcementId, id)))
    .returning({ id: announcements.announcementId });
  return rows.length > 0;
}

/** The newest that concern this store. */
export async function selectTold(db: Db, storeId: string, now: Date): Promise<AnnouncementRow[]> {
  const [store] = await db
    .select({ plan: stores.subscriptionMode, brandId: stores.brandId })
    .from(stores)
    .where(eq(stores.storeId, storeId));
  if (!store) return [];
  return db
    .select()
    .from(announcements)
    .where(
      and(
        isOf(store.brandId),
        gt(announcements.until, now),
        or(
          inArray(announcements.plan, ['', store.plan]),
          sql`${announcements.announcementId} in (select unnest(${operatorNotes.told}) from ${operatorNotes}
            where ${operatorNotes.storeId} = ${storeId})`,
        ),
      ),
    )
    .orderBy(desc(announcements.createdAt))
    .limit(TOLD_AT_ONCE);
}
