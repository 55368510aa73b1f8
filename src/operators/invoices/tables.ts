import {
  INVOICE_TIME_ZONE,
  type InvoiceContent,
  type NoteContent,
  type PaidWay,
  type Seller,
} from '#operators/plans/rules/invoice.ts';
import { COUPON_KINDS, type CouponKind } from '#operators/plans/rules/plan-price.ts';
import { brandId, instant, isOneOf, money, storeId } from '#platform/db/server/columns.ts';
import {
  and,
  boolean,
  check,
  index,
  integer,
  isNull,
  jsonb,
  pgTable,
  primaryKey,
  type SQL,
  sql,
  text,
  uuid,
} from '#platform/db/server/drizzle.ts';
import { dayIn } from '#platform/time/rules/clock.ts';
import { stores } from '#restaurant/stores/tables.ts';

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

export const isDue = and(isNull(invoices.paidAt), isNull(invoices.withdrawnAt));

const askedOn = sql`(${invoices.createdAt} at time zone ${INVOICE_TIME_ZONE})::date::text`;

/** Due since its first day, or since the day on which it was asked for, if that is later. */
export const isOverdue = (now: number): SQL<boolean> =>
  sql`(${isDue} and greatest(${invoices.content}->>'from', ${askedOn}) < ${dayIn(INVOICE_TIME_ZONE, now)})`;

/** Of stores in a list. */
export const hasOverdueInvoice = (now: number) => sql`exists (select from ${invoices}
  where ${invoices.storeId} = ${stores.storeId} and ${invoices.brandId} = ${stores.brandId} and ${isOverdue(now)})`;
