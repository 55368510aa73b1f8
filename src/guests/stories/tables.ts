import { instant, storeId } from '#platform/db/server/columns.ts';
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from '#platform/db/server/drizzle.ts';
import type { StoryDocument } from './rules/document.ts';
import type { StoryCover } from './wire/stories.ts';

/** Stories of a restaurant. */
export const stories = pgTable(
  'blog_posts',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    /** Made from its first title, and kept. */
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    document: jsonb('document').$type<StoryDocument>().notNull(),
    /** Follow from the document, which lists need not read. */
    excerpt: text('excerpt').notNull(),
    minutes: integer('minutes').notNull(),
    cover: jsonb('cover').$type<StoryCover>(),
    tags: jsonb('tags').$type<string[]>().notNull(),
    /** When guests read it. Null: a draft. */
    publishAt: instant('publish_at'),
    revision: integer('revision').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    uniqueIndex('blog_posts_slug').on(table.storeId, table.slug),
    index('blog_posts_by_time').on(table.storeId, table.publishAt, table.id),
  ],
);
