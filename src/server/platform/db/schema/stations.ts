import type { StationBody } from '#domain/api/stations.ts';
import { boolean, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from '../drizzle.ts';
import { instant, storeId } from './columns.ts';

/** Parts of the kitchen, each with what it cooks. A dish or a category is named by one at most. */
export const stations = pgTable(
  'stations',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    categories: jsonb('categories').$type<string[]>().notNull(),
    items: jsonb('items').$type<string[]>().notNull(),
    /** Whether all else is cooked here. */
    isDefault: boolean('is_default').notNull(),
    /** What a dish takes as a rule. Null: nobody has said. */
    minutes: integer('minutes'),
    times: jsonb('times').$type<StationBody['times']>().notNull(),
    /** They may be gone by now. */
    printers: jsonb('printers').$type<string[]>().notNull(),
    /** When somebody last had its screen open. */
    watchedAt: instant('watched_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    uniqueIndex('stations_name').on(table.storeId, table.name),
  ],
);
