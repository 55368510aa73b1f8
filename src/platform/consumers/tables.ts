import { integer, pgTable, primaryKey, text, uuid } from '#platform/db/server/drizzle.ts';

/**
 * How far each consumer has read the log of each store that it serves, so that new entries are found without asking
 * every store. A consumer's output is written in the transaction that moves this on: nothing is lost or made twice.
 */
export const logFollowers = pgTable(
  'log_followers',
  {
    follower: text('follower').notNull(),
    storeId: uuid('store_id').notNull(),
    seq: integer('seq').notNull(),
    /** How often a process has started on the next entries since one last finished any. */
    starts: integer('starts').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.follower, table.storeId] })],
);
