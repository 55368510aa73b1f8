import { instant, storeId } from '#platform/db/server/columns.ts';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from '#platform/db/server/drizzle.ts';
import type { StationBody } from './wire/stations.ts';

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
    /** Whether they print only what comes while nobody watches the screen, and what stands on it then. */
    onlyUnwatched: boolean('only_unwatched').notNull(),
    /** When somebody last had its screen open. Null once nobody has for a while. */
    watchedAt: instant('watched_at'),
    /** The entry of the store's log from which on its printers wait. */
    heldFrom: integer('held_from').notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    uniqueIndex('stations_name').on(table.storeId, table.name),
  ],
);

/** Stations whose screen is watched, over all stores, and when that would be over. A row goes with the watching. */
export const stationDue = pgTable(
  'station_due',
  {
    stationId: uuid('station_id').primaryKey(),
    storeId: uuid('store_id').notNull(),
    dueAt: instant('due_at').notNull(),
  },
  (table) => [index('station_due_by_time').on(table.dueAt)],
);
