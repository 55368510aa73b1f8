import type { Db } from '#platform/db/server/client.ts';
import { and, asc, between, type Column, eq, sql } from '#platform/db/server/drizzle.ts';
import { itemStats, storePageViews } from '../tables.ts';
import type { PageKind } from '../wire/page-views.ts';

export interface ItemCount {
  itemId: string;
  views: number;
  adds: number;
}

export async function upsertItemCounts(
  db: Db,
  storeId: string,
  day: string,
  counts: ItemCount[],
): Promise<void> {
  if (counts.length === 0) return;
  await db
    .insert(itemStats)
    .values(counts.map((count) => ({ ...count, storeId, day })))
    .onConflictDoUpdate({
      target: [itemStats.storeId, itemStats.itemId, itemStats.day],
      set: {
        views: added(itemStats.views, 'views'),
        adds: added(itemStats.adds, 'adds'),
      },
    });
}

/** Guests can send any number, so a full count stays as it is. */
const added = (column: Column, name: 'views' | 'adds') =>
  sql`least(${column}::bigint + excluded.${sql.identifier(name)}, 2147483647)`;

export interface PageCount {
  kind: PageKind;
  views: number;
}

export async function upsertPageViews(
  db: Db,
  storeId: string,
  day: string,
  counts: PageCount[],
): Promise<void> {
  if (counts.length === 0) return;
  await db
    .insert(storePageViews)
    .values(counts.map((count) => ({ ...count, storeId, day })))
    .onConflictDoUpdate({
      target: [storePageViews.storeId, storePageViews.day, storePageViews.kind],
      set: { views: sql`${storePageViews.views} + excluded.views` },
    });
}

/** Oldest day first, both ends included. */
export async function selectPageViews(db: Db, storeId: string, first: string, last: string) {
  const { day, kind, views } = storePageViews;
  return db
    .select({ day, kind, views })
    .from(storePageViews)
    .where(and(eq(storePageViews.storeId, storeId), between(day, first, last)))
    .orderBy(asc(day));
}
