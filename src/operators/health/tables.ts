import { instant, isOneOf } from '#platform/db/server/columns.ts';
import {
  bigint,
  boolean,
  check,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
} from '#platform/db/server/drizzle.ts';
import { COUNTED_KINDS, type CountedKind } from './rules/figures.ts';
import type { FollowedLines } from './rules/follow-lines.ts';

/** Who is told how the program is doing, and how it was. One row, or none before the first look. */
export const watch = pgTable(
  'watch',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    emails: boolean('emails').notNull().default(true),
    /** Empty: there is none. */
    webhook: text('webhook').notNull().default(''),
    secretSealed: text('secret_sealed'),
    backupsElsewhere: boolean('backups_elsewhere').notNull().default(false),
    lastBackupAt: instant('last_backup_at'),
    since: instant('since').notNull(),
    /** When a process began to look. For a minute nobody else does. */
    lookedAt: instant('looked_at'),
    /** When a process began what is done each hour. For an hour nobody else does. */
    hourlyAt: instant('hourly_at'),
    lines: jsonb('lines').$type<FollowedLines>().notNull().default({}),
    /** What the webhook has not taken yet. */
    unsent: jsonb('unsent').$type<UnsentCall[]>().notNull().default([]),
  },
  (table) => [check('watch_is_only', sql`${table.isOnly}`)],
);

export type WatchRow = typeof watch.$inferSelect;

export interface UnsentCall {
  /** Whoever gets it twice knows it by this. */
  id: string;
  at: number;
  body: string;
}

/** What all processes count together, a few minutes in a row. */
export const watchCounts = pgTable(
  'watch_counts',
  {
    kind: text('kind').$type<CountedKind>().notNull(),
    name: text('name').notNull(),
    startedAt: instant('started_at').notNull(),
    count: integer('count').notNull(),
    lastAt: instant('last_at').notNull(),
    text: text('text').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.startedAt, table.name] }),
    check('watch_counts_kind', isOneOf(table.kind, COUNTED_KINDS)),
  ],
);

/** The data folder of each process. */
export const watchDisks = pgTable('watch_disks', {
  name: text('name').primaryKey(),
  free: bigint('free', { mode: 'number' }).notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  seenAt: instant('seen_at').notNull(),
});

/** Until when the hosts that guests use are certified. */
export const watchCertificates = pgTable('watch_certificates', {
  host: text('host').primaryKey(),
  lookedAt: instant('looked_at').notNull(),
  /** Null: it did not answer. */
  endsAt: instant('ends_at'),
});
