import { ROLES, type Role } from '#domain/people/permissions.ts';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  sql,
  text,
  uniqueIndex,
  uuid,
} from '../drizzle.ts';
import { instant, isOneOf } from './columns.ts';

/** People are global: one person may work in several stores. */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    phone: text('phone').notNull().default(''),
    passwordHash: text('password_hash').notNull(),
    /** When its address was last shown to be its own. */
    verifiedAt: instant('verified_at'),
    disabledAt: instant('disabled_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('accounts_email').on(sql`lower(${table.email})`)],
);

export const memberships = pgTable(
  'memberships',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    storeId: uuid('store_id').notNull(),
    role: text('role').$type<Role>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** In this store; to the minute. */
    seenAt: instant('seen_at'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.storeId] }),
    index('memberships_by_store').on(table.storeId),
    check('memberships_role', isOneOf<Role>(table.role, ROLES)),
  ],
);

/** Only a hash of the token is kept: whoever reads this table can't sign in with it. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** By which its owner names it; worth nothing to whoever finds it. */
    id: uuid('id').notNull().default(sql`gen_random_uuid()`),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    userAgent: text('user_agent').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    seenAt: instant('seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('sessions_by_account').on(table.accountId),
    index('sessions_by_expiry').on(table.expiresAt),
  ],
);

/** Links that were sent by e-mail: each does one thing once, for the address that it was sent to. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    purpose: text('purpose').$type<'verify' | 'reset'>().notNull(),
    email: text('email').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('account_tokens_by_account').on(table.accountId),
    index('account_tokens_by_expiry').on(table.expiresAt),
    check('account_tokens_purpose', isOneOf(table.purpose, ['verify', 'reset'])),
  ],
);

/** The second step of a sign-in: in force once a code has confirmed it. */
export const accountTotp = pgTable('account_totp', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id),
  secretSealed: text('secret_sealed').notNull(),
  confirmedAt: instant('confirmed_at'),
  /** Of the latest code that was taken: neither it nor an earlier one is taken again. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: instant('created_at').notNull(),
});

/** In place of a code when the telephone is lost; each goes as it is used. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.codeHash] })],
);

/** Leads from what a request names (a slug, an order's store key, a menu) to the store that it belongs to. */
export const storeRoutes = pgTable(
  'store_routes',
  {
    kind: text('kind').$type<'slug' | 'key' | 'menu'>().notNull(),
    key: text('key').notNull(),
    storeId: uuid('store_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.key] }),
    index('store_routes_by_store').on(table.storeId),
  ],
);

/** When codes went to a telephone number, from whatever store; the number itself is kept as a keyed hash. */
export const otpNumbers = pgTable('otp_numbers', {
  phoneHash: text('phone_hash').primaryKey(),
  sentAt: instant('sent_at').array().notNull(),
  failures: integer('failures').notNull().default(0),
  failingSince: instant('failing_since'),
});

/** Which store a guest's device dealt with last, for a day; network and device are kept as a keyed hash. */
export const recentStores = pgTable(
  'recent_stores',
  {
    visitorHash: text('visitor_hash').primaryKey(),
    storeId: uuid('store_id').notNull(),
    notedAt: instant('noted_at').notNull(),
  },
  (table) => [index('recent_stores_by_time').on(table.notedAt)],
);

/** One row: proves that a process holds the secret key that this database was filled with. */
export const instance = pgTable('instance', {
  id: integer('id').primaryKey(),
  keyCheck: text('key_check').notNull(),
  /** The private key that signs pushes, sealed. */
  pushIdentitySealed: text('push_identity_sealed'),
  createdAt: instant('created_at').notNull(),
});

/** The stores that the program itself has made to be looked at; whatever an account calls itself, it adds none. */
export const demoStores = pgTable('demo_stores', {
  storeId: uuid('store_id').primaryKey(),
  position: integer('position').notNull(),
});
