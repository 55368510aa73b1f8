import type { Holes } from '../../ports/pages.ts';
import { customType, integer, jsonb, pgTable, primaryKey, text } from '../drizzle.ts';
import { instant, storeId } from './columns.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** What was rendered once for a revision, so that no process renders it again. A cache, which no backup has. */
export const renderedPages = pgTable(
  'rendered_pages',
  {
    storeId: storeId(),
    /** A hash of what was asked for, where, and of the build that answered. */
    name: text('name').notNull(),
    build: text('build').notNull(),
    revision: integer('revision').notNull(),
    /** All that it shows besides what its revision says. */
    state: text('state').notNull(),
    validUntil: instant('valid_until'),
    renderedAt: instant('rendered_at').notNull(),
    contentType: text('content_type').notNull(),
    etag: text('etag').notNull(),
    policy: text('policy'),
    holes: jsonb('holes').$type<Holes>(),
    /** Compressed with Brotli. */
    body: bytes('body').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.name] })],
);
