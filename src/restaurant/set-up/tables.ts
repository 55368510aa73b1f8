import { instant } from '#platform/db/server/columns.ts';
import { integer, pgTable, uuid } from '#platform/db/server/drizzle.ts';

/** The demo stores that the program has made. An account with their owner's address adds none. */
export const demoStores = pgTable('demo_stores', {
  storeId: uuid('store_id').primaryKey(),
  position: integer('position').notNull(),
  /** Until when its sixty days and its pictures are made. Null: all of them are. */
  madeUntil: instant('made_until'),
});
