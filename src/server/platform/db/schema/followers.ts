import { integer, pgTable, primaryKey, text, uuid } from '../drizzle.ts';

/**
 * How far each follower has read the log of each store that it serves, over all stores, so that what is new is found
 * without asking each. What it makes of the log is written in the transaction that moves this on: nothing is lost and
 * nothing is made twice.
 */
export const logFollowers = pgTable(
  'log_followers',
  {
    follower: text('follower').notNull(),
    storeId: uuid('store_id').notNull(),
    seq: integer('seq').notNull(),
    /** How often a program has begun with the next entries since one was last done with any. */
    starts: integer('starts').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.follower, table.storeId] })],
);
