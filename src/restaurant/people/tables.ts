import type { ActorRecord } from '#ordering/orders/tables.ts';
import { instant, isOneOf, storeId } from '#platform/db/server/columns.ts';
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from '#platform/db/server/drizzle.ts';
import { accounts } from '#restaurant/accounts/tables.ts';
import { ROLES, type Role } from './rules/permissions.ts';
import type { StaffEvent } from './wire/staff.ts';

export const memberships = pgTable(
  'memberships',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    storeId: uuid('store_id').notNull(),
    role: text('role').$type<Role>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** When the person last used this store, to the minute. */
    seenAt: instant('seen_at'),
    /** Null if the person has no PIN for this store's tablets. */
    pinHash: text('pin_hash'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.storeId] }),
    index('memberships_by_store').on(table.storeId),
    check('memberships_role', isOneOf<Role>(table.role, ROLES)),
  ],
);

/** Stores only a hash of the secret, so that nobody who reads this table can join. */
export const invitations = pgTable(
  'invitations',
  {
    storeId: storeId(),
    id: text('id').notNull(),
    email: text('email').notNull(),
    role: text('role').$type<Role>().notNull(),
    tokenHash: text('token_hash').notNull(),
    invitedBy: uuid('invited_by').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    acceptedAt: instant('accepted_at'),
    revoked: boolean('revoked').notNull().default(false),
    /** Whether the other owners become managers when it is accepted. */
    handsOver: boolean('hands_over').notNull().default(false),
    /** When an owner agreed to be followed by the invited person. */
    agreedAt: instant('agreed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    uniqueIndex('invitations_token').on(table.storeId, table.tokenHash),
    index('invitations_by_expiry').on(table.storeId, table.expiresAt),
    check('invitations_role', isOneOf<Role>(table.role, ROLES)),
  ],
);

/** Who joined, changed roles and left. It is apart from the store's log, which every open board streams. */
export const staffLog = pgTable(
  'staff_log',
  {
    storeId: storeId(),
    id: text('id').notNull(),
    at: instant('at').notNull(),
    actor: jsonb('actor').$type<ActorRecord>().notNull(),
    what: text('what').$type<StaffEvent>().notNull(),
    /** The name of a member, or the address of an invited person, at that time. */
    subject: text('subject').notNull(),
    fromRole: text('from_role').$type<Role>(),
    toRole: text('to_role').$type<Role>(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    index('staff_log_by_time').on(table.storeId, table.at),
  ],
);
