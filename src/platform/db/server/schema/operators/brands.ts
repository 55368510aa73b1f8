import type { Seller } from '#operators/plans/rules/invoice.ts';
import type { PlanRules } from '#operators/plans/rules/plan.ts';
import { OPERATOR_ROLES, type OperatorRole } from '#operators/stores/rules/roles.ts';
import { SIGN_UP_POLICIES, type SignUpPolicy } from '#restaurant/accounts/rules/sign-up-policy.ts';
import type { BrandSettings } from '#restaurant/brand/wire/brand.ts';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  uniqueIndex,
  uuid,
} from '../../drizzle.ts';
import { instant, isOneOf } from '../columns.ts';
import { accounts } from '../restaurant/accounts.ts';

/** The brands of this installation. Each has its own address, restaurants, plans and operators. */
export const brands = pgTable(
  'brands',
  {
    brandId: uuid('brand_id').primaryKey(),
    /** Where its office and its stores' pages are. Empty for the first, which is at the program's address. */
    host: text('host').notNull().default(''),
    /** `{slug}.` before it is the host of that store. Empty if they have none. */
    storeHost: text('store_host').notNull().default(''),
    /** Null while it calls itself as the program does. */
    settings: jsonb('settings').$type<BrandSettings>(),
    /** PNG files in base64. */
    logo: text('logo').notNull().default(''),
    icon: text('icon').notNull().default(''),
    /** Null while the environment decides. */
    signUp: text('sign_up').$type<SignUpPolicy>(),
    /** Who sells its plans. Null while nobody has set it up. */
    seller: jsonb('seller').$type<Seller>(),
    upi: text('upi').notNull().default(''),
    gatewaySealed: text('gateway_sealed'),
    /** Which plan begins and which follows. Null: the usual rules. */
    rules: jsonb('rules').$type<PlanRules>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('brands_host').on(table.host),
    uniqueIndex('brands_store_host').on(table.storeHost).where(sql`store_host <> ''`),
    check('brands_sign_up', isOneOf<SignUpPolicy>(table.signUp, SIGN_UP_POLICIES)),
  ],
);
export type BrandRow = typeof brands.$inferSelect;

/** Who runs a brand. One person may run several. */
export const operators = pgTable(
  'operators',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    brandId: uuid('brand_id').notNull(),
    role: text('role').$type<OperatorRole>().notNull(),
    since: instant('since').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.brandId] }),
    index('operators_by_brand').on(table.brandId),
    check('operators_role', isOneOf<OperatorRole>(table.role, OPERATOR_ROLES)),
  ],
);

/** Who may become an operator by a link in an email. Stores only a hash of its token. A used one is deleted. */
export const operatorInvitations = pgTable(
  'operator_invitations',
  {
    invitationId: uuid('invitation_id').primaryKey(),
    brandId: uuid('brand_id').notNull(),
    email: text('email').notNull(),
    role: text('role').$type<OperatorRole>().notNull(),
    tokenHash: text('token_hash').notNull(),
    invitedBy: uuid('invited_by').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('operator_invitations_token').on(table.tokenHash),
    check('operator_invitations_role', isOneOf<OperatorRole>(table.role, OPERATOR_ROLES)),
  ],
);

/** The last number in each financial year, of every brand but the first: the release before gives that one's, too. */
export const brandInvoiceNumbers = pgTable(
  'brand_invoice_numbers',
  {
    brandId: uuid('brand_id').notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.year] })],
);
