import { ROLES, type Role } from '#restaurant/people/rules/permissions.ts';
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
} from '../../drizzle.ts';
import { brandId, instant, isOneOf } from '../columns.ts';

/** An account is global, because one person may work in several stores. */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid('id').primaryKey(),
    /** Empty for somebody who only has a PIN, in the one store that added them. */
    email: text('email').notNull(),
    name: text('name').notNull(),
    phone: text('phone').notNull().default(''),
    passwordHash: text('password_hash').notNull(),
    /** When the owner last proved that the address is theirs. */
    verifiedAt: instant('verified_at'),
    disabledAt: instant('disabled_at'),
    /** Only the release before reads it: since when the person runs the program. */
    operatorSince: instant('operator_since'),
    createdAt: instant('created_at').notNull(),
    /** At which they signed up. */
    brandId: brandId(),
  },
  (table) => [
    uniqueIndex('accounts_email').on(sql`lower(${table.email})`).where(sql`email <> ''`),
    index('accounts_without_email').on(table.id).where(sql`email = ''`),
  ],
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

/** Stores only a hash of the token, so that nobody who reads this table can sign in. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** The name that its owner sees. It opens nothing. */
    id: uuid('id').notNull().default(sql`gen_random_uuid()`),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    userAgent: text('user_agent').notNull().default(''),
    /** At whose address it was begun. It is good there alone. */
    brandId: brandId(),
    createdAt: instant('created_at').notNull(),
    seenAt: instant('seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('sessions_by_account').on(table.accountId),
    index('sessions_by_expiry').on(table.expiresAt),
  ],
);

/** Links in emails. Each works once, for the address that it was sent to. */
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

/** The second step of a sign-in. It is in force once a code has confirmed it. */
export const accountTotp = pgTable('account_totp', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id),
  secretSealed: text('secret_sealed').notNull(),
  confirmedAt: instant('confirmed_at'),
  /** The step of the latest accepted code. Neither it nor an earlier one is accepted again. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: instant('created_at').notNull(),
});

/** Used instead of a code when the telephone is lost. Each works once. */
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

/** Finds the store of a slug, of an order's store key or of a menu. */
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

/** When codes went to a telephone number, over all stores. The number is a keyed hash. */
export const otpNumbers = pgTable('otp_numbers', {
  phoneHash: text('phone_hash').primaryKey(),
  sentAt: instant('sent_at').array().notNull(),
  failures: integer('failures').notNull().default(0),
  failingSince: instant('failing_since'),
});

/** The store that a guest's device used last, kept for a day. Network and device are a keyed hash. */
export const recentStores = pgTable(
  'recent_stores',
  {
    visitorHash: text('visitor_hash').primaryKey(),
    storeId: uuid('store_id').notNull(),
    notedAt: instant('noted_at').notNull(),
  },
  (table) => [index('recent_stores_by_time').on(table.notedAt)],
);

/** One row. It proves that a process has the secret key that this database was filled with. */
export const instance = pgTable('instance', {
  id: integer('id').primaryKey(),
  keyCheck: text('key_check').notNull(),
  /** The private key that signs pushes, sealed. */
  pushIdentitySealed: text('push_identity_sealed'),
  createdAt: instant('created_at').notNull(),
});

/** The demo stores that the program has made. An account with their owner's address adds none. */
export const demoStores = pgTable('demo_stores', {
  storeId: uuid('store_id').primaryKey(),
  position: integer('position').notNull(),
  /** Until when its sixty days and its pictures are made. Null: all of them are. */
  madeUntil: instant('made_until'),
});
