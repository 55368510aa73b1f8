import { brandId, instant, isOneOf, money } from '#platform/db/server/columns.ts';
import {
  boolean,
  check,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  uniqueIndex,
  uuid,
} from '#platform/db/server/drizzle.ts';
import { stores } from '#restaurant/stores/tables.ts';
import {
  MANDATE_STATES,
  MANDATE_WAYS,
  type MandateEnd,
  type MandateState,
  type MandateWay,
} from './rules/mandate.ts';
import type { Feature, Limits } from './rules/plan.ts';

export const plans = pgTable(
  'plans',
  {
    planId: uuid('plan_id').primaryKey(),
    brandId: brandId(),
    /** What a store's `subscription_mode` says. */
    name: text('name').notNull(),
    /** For a month. */
    price: money('price').notNull(),
    limits: jsonb('limits').$type<Limits>().notNull(),
    /** Without `ordering`, which the release before would take away. */
    features: jsonb('features').$type<Feature[]>().notNull(),
    /** Whether guests only browse. */
    viewOnly: boolean('view_only').notNull().default(false),
    /** For twelve months. Null: twelve times the price of one. */
    yearPrice: money('year_price'),
    /** For each order that guests place, and of its amount, in basis points. */
    perOrder: money('per_order').notNull().default(0),
    orderRate: integer('order_rate').notNull().default(0),
    /** Whether only operators put stores on it. */
    isPrivate: boolean('is_private').notNull().default(false),
    /** Since when nobody new begins on it. */
    retiredAt: instant('retired_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('plans_name').on(table.brandId, table.name)],
);

/** What owners let the gateway charge when their plan ends. It was agreed with the payment of an invoice. */
export const mandates = pgTable(
  'mandates',
  {
    storeId: uuid('store_id').notNull(),
    invoiceId: uuid('invoice_id').notNull(),
    brandId: uuid('brand_id').notNull(),
    plan: text('plan').notNull(),
    months: integer('months').notNull(),
    cap: money('cap').notNull(),
    way: text('way').$type<MandateWay>().notNull(),
    state: text('state').$type<MandateState>().notNull(),
    /** The account at which it was registered. */
    gatewaySealed: text('gateway_sealed').notNull(),
    /** The gateway's names of the payer and, once it is registered, of the mandate. */
    customer: text('customer').notNull(),
    token: text('token'),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
    endedFor: text('ended_for').$type<MandateEnd>(),
    /** Since when the gateway has been told of the end. */
    cancelledAt: instant('cancelled_at'),
    announcedEnd: instant('announced_end'),
    announcedAt: instant('announced_at'),
    announcedTotal: money('announced_total'),
    /** The invoice of the present renewal. */
    renewalId: uuid('renewal_id'),
    charges: integer('charges').notNull().default(0),
    chargedAt: instant('charged_at'),
    refusedAt: instant('refused_at'),
    isAwaiting: boolean('is_awaiting').notNull().default(false),
    /** Counts changes, so that of two programs one does each step. */
    revision: integer('revision').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.invoiceId] }),
    uniqueIndex('mandates_active').on(table.storeId).where(sql`state = 'active'`),
    check('mandates_way', isOneOf<MandateWay>(table.way, MANDATE_WAYS)),
    check('mandates_state', isOneOf<MandateState>(table.state, MANDATE_STATES)),
  ],
);

export type MandateRow = typeof mandates.$inferSelect;

/** A charge for the end that the store has now. Its statement reads stores too. */
export const isRefused = sql`(${mandates.state} = 'active' and ${mandates.refusedAt} is not null
  and ${mandates.announcedEnd} = ${stores.subscriptionEnd})`;

/** Of stores in a list. */
export const hasRefusedCharge = sql`exists (select from ${mandates}
  where ${mandates.storeId} = ${stores.storeId} and ${isRefused})`;

export const hasMandate = sql<boolean>`exists (select from ${mandates}
  where ${mandates.storeId} = ${stores.storeId} and ${mandates.state} = 'active')`;
