import type { BrandSettings } from '#domain/api/brand.ts';
import type { Feature, Limits } from '#domain/plans/plan.ts';
import { bigint, boolean, check, integer, jsonb, pgTable, sql, text, uniqueIndex, uuid } from '../drizzle.ts';
import { instant, money } from './columns.ts';

/** What each store has used, for lists over all stores. It is counted each hour from the store's own rows. */
export const storeUse = pgTable('store_use', {
  storeId: uuid('store_id').primaryKey(),
  /** The entry of the store's log at which it was counted. */
  logSeq: integer('log_seq').notNull(),
  /** Of the last 30 days, without cancelled ones. */
  orders: bigint('orders', { mode: 'number' }).notNull(),
  revenue: money('revenue').notNull(),
  lastOrderAt: instant('last_order_at'),
  countedAt: instant('counted_at').notNull(),
});

/** How the site calls itself. One row, or none while it has our own name. */
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

export const plans = pgTable(
  'plans',
  {
    planId: uuid('plan_id').primaryKey(),
    /** What a store's `subscription_mode` says. */
    name: text('name').notNull(),
    /** For a month. */
    price: money('price').notNull(),
    limits: jsonb('limits').$type<Limits>().notNull(),
    features: jsonb('features').$type<Feature[]>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('plans_name').on(table.name)],
);
