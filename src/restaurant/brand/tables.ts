import type { Seller } from '#operators/plans/rules/invoice.ts';
import type { PlanRules } from '#operators/plans/rules/plan.ts';
import { instant, isOneOf } from '#platform/db/server/columns.ts';
import { boolean, check, jsonb, pgTable, sql, text, uniqueIndex, uuid } from '#platform/db/server/drizzle.ts';
import { SIGN_UP_POLICIES, type SignUpPolicy } from '#restaurant/accounts/rules/sign-up-policy.ts';
import type { BrandSettings } from './wire/brand.ts';

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

/**
 * Only the release before reads and writes it, which knows one brand.
 * @public
 */
export const brand = pgTable(
  'brand',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    settings: jsonb('settings').$type<BrandSettings>().notNull(),
    /** PNG files in base64. */
    logo: text('logo').notNull().default(''),
    icon: text('icon').notNull().default(''),
  },
  (table) => [check('brand_is_only', sql`${table.isOnly}`)],
);
