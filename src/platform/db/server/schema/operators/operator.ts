import type { InvoiceContent, NoteContent, PaidWay, Seller } from '#operators/plans/rules/invoice.ts';
import {
  MANDATE_STATES,
  MANDATE_WAYS,
  type MandateEnd,
  type MandateState,
  type MandateWay,
} from '#operators/plans/rules/mandate.ts';
import type { Feature, Limits } from '#operators/plans/rules/plan.ts';
import { COUPON_KINDS, type CouponKind } from '#operators/plans/rules/plan-price.ts';
import type { BrandSettings } from '#restaurant/brand/wire/brand.ts';
import {
  bigint,
  boolean,
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
import { brandId, instant, isOneOf, money, storeId } from '../columns.ts';

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
  /** The month and the share of the plan's orders of which the owners were told last: `2026-11 080`. */
  ordersTold: text('orders_told').notNull().default(''),
});

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

/** The days on which stores owe a commission, with the terms that each began with. What was ordered is counted when it is asked for. */
export const commissionDays = pgTable(
  'commission_days',
  {
    storeId: uuid('store_id').notNull(),
    /** In the store's time zone. */
    day: text('day').notNull(),
    perOrder: money('per_order').notNull(),
    rate: integer('rate').notNull(),
    /** The invoice that asks for it. Null until the month is over. */
    invoiceId: uuid('invoice_id'),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.day] }),
    index('commission_days_open').on(table.storeId, table.day).where(sql`invoice_id is null`),
  ],
);

/**
 * Only the release before reads and writes it, which knows one seller.
 * @public
 */
export const invoiceSettings = pgTable(
  'invoice_settings',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    seller: jsonb('seller').$type<Seller>().notNull(),
    upi: text('upi').notNull(),
    gatewaySealed: text('gateway_sealed'),
  },
  (table) => [check('invoice_settings_is_only', sql`${table.isOnly}`)],
);

/** The last number that the first brand gave in each financial year. */
export const invoiceNumbers = pgTable('invoice_numbers', {
  year: integer('year').primaryKey(),
  last: integer('last').notNull(),
});

/** What restaurants were asked to pay, and have paid, for their plans. */
export const invoices = pgTable(
  'invoices',
  {
    storeId: uuid('store_id').notNull(),
    id: uuid('id').notNull(),
    brandId: brandId(),
    content: jsonb('content').$type<InvoiceContent>().notNull(),
    /** Given when it is paid, so that the numbers have no gaps. */
    number: text('number'),
    /** The end of what is paid, which becomes the end of the subscription. */
    endsAt: instant('ends_at').notNull(),
    /** Only the release before reads and writes it. */
    attempts: jsonb('attempts').$type<unknown[]>().notNull().default([]),
    createdAt: instant('created_at').notNull(),
    /** Otherwise an operator asked for it. */
    isByOwner: boolean('is_by_owner').notNull().default(false),
    /** Since when nobody is asked to pay it. The row stays, because money for it may still arrive. */
    withdrawnAt: instant('withdrawn_at'),
    paidAt: instant('paid_at'),
    way: text('way').$type<PaidWay>(),
    reference: text('reference').notNull().default(''),
    extra: jsonb('extra').$type<ExtraPayment[]>().notNull().default([]),
    /** The coupon that it was asked with. */
    couponCode: text('coupon_code'),
    /** Since when the days that were left of it are credit. */
    creditedAt: instant('credited_at'),
    /** How much of it, before tax. Null if the release before has not said. */
    credited: money('credited'),
    /** What somebody says to have paid by UPI. */
    claim: jsonb('claim').$type<InvoiceClaim>(),
    /** When the operators were told that it is paid, or said to be. */
    newsAt: instant('news_at'),
    /** How often its store was reminded of it. */
    reminded: integer('reminded').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    index('invoices_newest').on(table.createdAt, table.id),
    index('invoices_due')
      .on(table.brandId, table.createdAt, table.id)
      .where(sql`paid_at is null and withdrawn_at is null`),
    index('invoices_by_coupon').on(table.brandId, table.couponCode).where(sql`coupon_code is not null`),
  ],
);
export type InvoiceRow = typeof invoices.$inferSelect;

/** Refused once the operator did not find the money, with why. */
export interface InvoiceClaim {
  utr: string;
  at: string;
  refusedFor: string | null;
}

/** What takes something off the price of a plan. */
export const coupons = pgTable(
  'coupons',
  {
    brandId: uuid('brand_id').notNull(),
    /** In capital letters. */
    code: text('code').notNull(),
    kind: text('kind').$type<CouponKind>().notNull(),
    value: integer('value').notNull(),
    until: instant('until').notNull(),
    /** By how many stores. Null: any number. */
    mostUses: integer('most_uses'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.code] }),
    check('coupons_kind', isOneOf<CouponKind>(table.kind, COUPON_KINDS)),
  ],
);
export type CouponRow = typeof coupons.$inferSelect;

/** Money of invoices that went back. */
export const creditNotes = pgTable(
  'credit_notes',
  {
    storeId: uuid('store_id').notNull(),
    id: uuid('id').notNull(),
    brandId: uuid('brand_id').notNull(),
    invoiceId: uuid('invoice_id').notNull(),
    number: text('number').notNull(),
    content: jsonb('content').$type<NoteContent>().notNull(),
    reference: text('reference').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    index('credit_notes_of_invoice').on(table.storeId, table.invoiceId),
  ],
);
export type CreditNoteRow = typeof creditNotes.$inferSelect;

/** The last number of a credit note in each financial year. */
export const creditNoteNumbers = pgTable(
  'credit_note_numbers',
  {
    brandId: uuid('brand_id').notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.year] })],
);

/** Money at the gateway besides what paid the invoice, or of another amount. */
export interface ExtraPayment {
  reference: string;
  amount: number;
  currency: string;
}

/** Payments that were begun at the gateway, each with the account at which it was. */
export const invoiceAttempts = pgTable(
  'invoice_attempts',
  {
    storeId: storeId(),
    invoiceId: uuid('invoice_id').notNull(),
    gatewayOrderId: text('gateway_order_id').notNull(),
    /** The gateway's own name for it, if it has one. */
    reference: text('reference'),
    gatewaySealed: text('gateway_sealed').notNull(),
    begunAt: instant('begun_at').notNull(),
    /** Whether a mandate was charged, and nobody was sent to pay. */
    isCharge: boolean('is_charge').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.invoiceId, table.gatewayOrderId] })],
);
export type InvoiceAttempt = typeof invoiceAttempts.$inferSelect;

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
