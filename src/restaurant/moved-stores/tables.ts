import { brandId, instant } from '#platform/db/server/columns.ts';
import { pgTable, text, uuid } from '#platform/db/server/drizzle.ts';

/** Stores that were here and are in another database now. Their rows of `store_routes` stay, and find them here. */
export const movedStores = pgTable('moved_stores', {
  storeId: uuid('store_id').primaryKey(),
  /** The `PUBLIC_URL` of the programs over that database. */
  origin: text('origin').notNull(),
  /** Where it was: at the address of another brand it never was. */
  brandId: brandId(),
  movedAt: instant('moved_at').notNull(),
});
