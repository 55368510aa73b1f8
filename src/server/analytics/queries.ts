import { sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { itemStats } from '../db/schema/menus.ts';

export interface ItemCount {
  itemId: string;
  views: number;
  adds: number;
}

export async function addCounts(db: Db, storeId: string, day: string, counts: ItemCount[]): Promise<void> {
  if (counts.length === 0) return;
  await db
    .insert(itemStats)
    .values(counts.map((count) => ({ ...count, storeId, day })))
    .onConflictDoUpdate({
      target: [itemStats.storeId, itemStats.itemId, itemStats.day],
      set: {
        views: sql`${itemStats.views} + excluded.views`,
        adds: sql`${itemStats.adds} + excluded.adds`,
      },
    });
}
