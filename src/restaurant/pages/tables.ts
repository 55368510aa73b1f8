import { bytea, instant, storeId } from '#platform/db/server/columns.ts';
import { integer, jsonb, pgTable, primaryKey, sql, text } from '#platform/db/server/drizzle.ts';
import type { Names } from '#platform/language/rules/words/en.ts';

/** A gap for the table's name or query in a cached page. `at` counts bytes. */
export interface Hole {
  at: number;
  kind: 'query' | 'first' | 'further' | 'shown';
}

/** The gaps of a store's page, which is otherwise the same for all tables. */
export interface Holes {
  all: Hole[];
  /** The order types that the page offers. The link may name another one. */
  orderTypes: string[];
  /** Names in the page's language. */
  names: Names;
  /** What a link may name. */
  known: { tables: { name: string; label: string }[]; orderTypes: string[] };
}

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
    /** When a guest last asked for it, to the day. What nobody has asked for yet has that of its store. */
    readAt: instant('read_at').notNull().default(sql`now()`),
    contentType: text('content_type').notNull(),
    etag: text('etag').notNull(),
    policy: text('policy'),
    holes: jsonb('holes').$type<Holes>(),
    /** Compressed with Brotli. */
    body: bytea('body').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.name] })],
);
