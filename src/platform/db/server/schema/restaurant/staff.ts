import { ROLES, type Role } from '#restaurant/people/rules/permissions.ts';
import type { StaffEvent } from '#restaurant/people/wire/staff.ts';
import { boolean, check, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from '../../drizzle.ts';
import { instant, isOneOf, storeId } from '../columns.ts';
import type { ActorRecord } from '../ordering/orders.ts';

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
