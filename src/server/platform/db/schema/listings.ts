import type { OpeningHours } from '#domain/time/opening.ts';
import { boolean, index, jsonb, pgTable, sql, text, uuid } from '../drizzle.ts';
import { instant } from './columns.ts';

/**
 * What the directory says of every store, over all of them, so that it is searched without asking each. Written in the
 * transaction that changes the store or its catalogue, and by nobody else.
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
    /** Whether the store wants to be found; what has no menu is not shown all the same. */
    listed: boolean('listed').notNull(),
    timeZone: text('time_zone').notNull(),
    paused: boolean('paused').notNull(),
    pausedUntil: instant('paused_until'),
    openingHours: jsonb('opening_hours').$type<OpeningHours>(),
    /** The name without case and accents: what the directory is ordered by. */
    plainName: text('plain_name').notNull(),
    /** Words to be found by, of the store itself and of its menus: each once, with spaces between. */
    storeWords: text('store_words').notNull(),
    menuWords: text('menu_words').notNull().default(''),
    /** An active menu with something in it. */
    hasMenu: boolean('has_menu').notNull().default(false),
    /** When its menus are served, in minutes of its day; null where one is at all hours. */
    servedAt: jsonb('served_at').$type<[from: number, to: number][]>(),
    picture: text('picture'),
  },
  (table) => [
    index('store_listings_by_name')
      .on(table.plainName, table.storeId)
      .where(sql`${table.listed} and ${table.hasMenu}`),
  ],
);
