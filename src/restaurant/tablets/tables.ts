import { instant, storeId } from '#platform/db/server/columns.ts';
import { integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from '#platform/db/server/drizzle.ts';
import type { WrongPins } from '#restaurant/people/rules/pin.ts';
import type { Act, Approvable } from '#restaurant/people/rules/tablet.ts';

/**
 * The browsers on which a store's people sign in with a PIN. Of the cookie's two tokens, the tablet's and that of the
 * person whose turn it is, only hashes are stored.
 */
export const storeTablets = pgTable(
  'store_tablets',
  {
    storeId: storeId(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    tokenHash: text('token_hash').notNull(),
    /** The name of whoever admitted it. */
    admittedBy: text('admitted_by').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When it was last used, to the minute. */
    seenAt: instant('seen_at').notNull(),
    wrongPins: jsonb('wrong_pins').$type<WrongPins>().notNull().default({}),
    turnOf: uuid('turn_of'),
    turnHash: text('turn_hash'),
    /** When the person last touched it. */
    touchedAt: instant('touched_at'),
    /** How many turns there were. A turn that begins without a PIN proves its pass over this number, once. */
    turns: integer('turns').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    uniqueIndex('store_tablets_token').on(table.storeId, table.tokenHash),
  ],
);

export type TabletRow = typeof storeTablets.$inferSelect;

/** What a manager has approved at a tablet for the person there. A call that uses it deletes it. */
export const storeApprovals = pgTable(
  'store_approvals',
  {
    storeId: storeId(),
    tokenHash: text('token_hash').notNull(),
    tabletId: text('tablet_id').notNull(),
    permission: text('permission').$type<Approvable>().notNull(),
    /** Null from the previous release. */
    act: jsonb('act').$type<Act>(),
    askedBy: uuid('asked_by').notNull(),
    approvedBy: jsonb('approved_by').$type<{ id: string; name: string }>().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.tokenHash] })],
);

/**
 * What a tablet was given of a person who signed in there, so that they can do so without the line. Its secret is made of
 * its id by the program's key. One that has ended still tells whose a command is.
 */
export const storePasses = pgTable(
  'store_passes',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    tabletId: text('tablet_id').notNull(),
    accountId: uuid('account_id').notNull(),
    /** When the person got another PIN, or none. */
    endedAt: instant('ended_at'),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
);
