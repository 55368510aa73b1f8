import { storeId } from '#platform/db/server/columns.ts';
import { bigint, integer, pgTable, primaryKey, text } from '#platform/db/server/drizzle.ts';
import type { PageKind } from './wire/page-views.ts';

/** How often an item was viewed and added to a cart, by the store's day. */
export const itemStats = pgTable(
  'item_stats',
  {
    storeId: storeId(),
    itemId: text('item_id').notNull(),
    day: text('day').notNull(),
    views: integer('views').notNull(),
    adds: integer('adds').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.itemId, table.day] })],
);

/** How often each kind of page was opened, by the store's day. Visitors are not recorded. */
export const storePageViews = pgTable(
  'store_page_views',
  {
    storeId: storeId(),
    day: text('day').notNull(),
    kind: text('kind').$type<PageKind>().notNull(),
    views: bigint('views', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.day, table.kind] })],
);
