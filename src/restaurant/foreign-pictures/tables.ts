import { storeId } from '#platform/db/server/columns.ts';
import { boolean, integer, pgTable, primaryKey, text, uuid } from '#platform/db/server/drizzle.ts';

/** Pictures of other sites that a menu or logo names, and our copies, which guests get instead. */
export const foreignPictures = pgTable(
  'foreign_pictures',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    url: text('url').notNull(),
    /** The address of our copy; null until there is one. */
    picture: text('picture'),
    /** Whether pages have been rendered again with the copy. */
    shown: boolean('shown').notNull().default(false),
    /** Failed tries. */
    tries: integer('tries').notNull().default(0),
    /** The account that added it to the menu. Null for pictures that were there before. */
    namedBy: uuid('named_by'),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
);

export type ForeignPicture = typeof foreignPictures.$inferSelect;
