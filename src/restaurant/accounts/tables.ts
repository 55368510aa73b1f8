import { brandId, instant, isOneOf } from '#platform/db/server/columns.ts';
import {
  bigint,
  check,
  index,
  pgTable,
  primaryKey,
  sql,
  text,
  uniqueIndex,
  uuid,
} from '#platform/db/server/drizzle.ts';

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
