import { boolean, index, integer, pgTable, primaryKey, text, uuid } from '../drizzle.ts';
import { instant, storeId } from './columns.ts';

/** What each store has on the disk. Pictures without a row, of the time before there were rows, are never deleted. */
export const storeImages = pgTable(
  'store_images',
  {
    storeId: storeId(),
    imageId: text('image_id').notNull(),
    /** Of the master alone. */
    bytes: integer('bytes').notNull(),
    /** Null for what the program fetched by itself. */
    uploadedBy: uuid('uploaded_by'),
    uploadedAt: instant('uploaded_at').notNull(),
    /** When it was last found to be in use, or put into use. */
    lookedAt: instant('looked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.imageId] })],
);

/** Pictures of other sites that a menu or a logo names, and the copies that guests are sent in their place. */
export const foreignPictures = pgTable(
  'foreign_pictures',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    url: text('url').notNull(),
    /** The address of our copy; null until there is one. */
    picture: text('picture'),
    /** Whether pages have been made anew since. */
    shown: boolean('shown').notNull().default(false),
    /** In vain. */
    tries: integer('tries').notNull().default(0),
    /** The account that wrote it into the menu; null where it stood there already. */
    namedBy: uuid('named_by'),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
);

/** Over all stores, when each of them is to be fetched. */
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
