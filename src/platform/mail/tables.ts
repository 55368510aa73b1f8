import { instant } from '#platform/db/server/columns.ts';
import { boolean, index, integer, pgTable, text, uuid } from '#platform/db/server/drizzle.ts';

/** Emails that have not left yet, over all people. One that has left is gone from here. */
export const emailsDue = pgTable(
  'emails_due',
  {
    id: uuid('id').primaryKey(),
    /** The whole email: it may hold a link that signs somebody in. */
    sealed: text('sealed').notNull(),
    tries: integer('tries').notNull().default(0),
    /** Whether it waits for the mail server, which could not be reached. */
    isAway: boolean('is_away').notNull().default(false),
    dueAt: instant('due_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('emails_due_by_time').on(table.dueAt)],
);

export type EmailDue = typeof emailsDue.$inferSelect;
