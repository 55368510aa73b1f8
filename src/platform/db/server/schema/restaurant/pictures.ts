import { boolean, index, integer, pgTable, primaryKey, text, uuid } from '../../drizzle.ts';
import { bytea, instant, storeId } from '../columns.ts';

/** The pictures that each store has. Pictures older than this table have no row and are never deleted. */
export const storeImages = pgTable(
  'store_images',
  {
    storeId: storeId(),
    imageId: text('image_id').notNull(),
    /** The bytes of the master alone. */
    bytes: integer('bytes').notNull(),
    /** Null for pictures that the program fetched. */
    uploadedBy: uuid('uploaded_by'),
    uploadedAt: instant('uploaded_at').notNull(),
    /** When it was last found in use, or put into use. */
    lookedAt: instant('looked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.imageId] })],
);

/**
 * The masters of pictures, under the hash of their content. Stores share them, and an address names a picture and no
 * store.
 */
export const pictureMasters = pgTable('picture_masters', {
  imageId: text('image_id').primaryKey(),
  master: bytea('master').notNull(),
});

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

/** Pictures to fetch, over all stores, with their due times. */
export const pictureDue = pgTable(
  'picture_due',
  {
    pictureId: uuid('picture_id').primaryKey(),
    storeId: uuid('store_id').notNull(),
    dueAt: instant('due_at').notNull(),
  },
  (table) => [index('picture_due_by_time').on(table.dueAt)],
);

export type ForeignPicture = typeof foreignPictures.$inferSelect;
