import { bytea, instant, storeId } from '#platform/db/server/columns.ts';
import { index, integer, pgTable, primaryKey, text, uuid } from '#platform/db/server/drizzle.ts';

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
