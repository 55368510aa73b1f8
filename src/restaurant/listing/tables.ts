import { instant } from '#platform/db/server/columns.ts';
import { boolean, index, jsonb, pgTable, sql, text, uuid } from '#platform/db/server/drizzle.ts';
import type { OpeningHours } from '#restaurant/opening-hours/rules/opening.ts';

/**
 * The directory's entry of every store, in one table, so that a search asks no store. It is written only in the
 * transaction that changes the store or its catalogue.
 */
export const storeListings = pgTable(
  'store_listings',
  {
    storeId: uuid('store_id').primaryKey(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    city: text('city').notNull(),
    description: text('description').notNull(),
    logo: text('logo'),
    /** Whether the store wants to be found. A store without a menu is not shown anyway. */
    listed: boolean('listed').notNull(),
    timeZone: text('time_zone').notNull(),
    paused: boolean('paused').notNull(),
    pausedUntil: instant('paused_until'),
    openingHours: jsonb('opening_hours').$type<OpeningHours>(),
    /** The name without case and accents, by which the directory is ordered. */
    plainName: text('plain_name').notNull(),
    /** Search words of the store and of its menus, each once, separated by spaces. */
    storeWords: text('store_words').notNull(),
    menuWords: text('menu_words').notNull().default(''),
    /** Whether there is an active menu with a dish. */
    hasMenu: boolean('has_menu').notNull().default(false),
    /** When its menus are served, in minutes of the day. Null if one is served at all hours. */
    servedAt: jsonb('served_at').$type<[from: number, to: number][]>(),
    picture: text('picture'),
  },
  (table) => [
    index('store_listings_by_name')
      .on(table.plainName, table.storeId)
      .where(sql`${table.listed} and ${table.hasMenu}`),
  ],
);
