import { pgTable, text, uuid } from '../drizzle.ts';
import { instant } from './columns.ts';

/** Stores that were here and are in another database now. Their rows of `store_routes` stay, and find them here. */
export const movedStores = pgTable('moved_stores', {
  storeId: uuid('store_id').primaryKey(),
  /** The `PUBLIC_URL` of the programs over that database. */
  origin: text('origin').notNull(),
  movedAt: instant('moved_at').notNull(),
});
