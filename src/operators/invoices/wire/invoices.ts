import * as z from 'zod/mini';
import { GATEWAY_KINDS } from '#money/payments/rules/gateways.ts';
import { isVpa } from '#money/payments/rules/upi.ts';
import { INVOICE_STATES, PAID_WAYS } from '#operators/plans/rules/invoice.ts';
import { MANDATE_STATES, MANDATE_WAYS } from '#operators/plans/rules/mandate.ts';
import { PLAN_LIMITS } from '#operators/plans/rules/plan.ts';
import { COUPON_KINDS } from '#operators/plans/rules/plan-price.ts';
import { instant, percent, price, text } from '#platform/calls/wire/primitives.ts';
import { formatFault } from '#platform/errors/rules/field-fault.ts';
import { STATE_NAMES } from '#restaurant/stores/rules/indian-states.ts';
import { isGstin } from '#restaurant/stores/rules/legal-numbers.ts';
import { gatewayConfig } from '#restaurant/stores/wire/store.ts';

export const INVOICES_AT_ONCE = 50;
/** On a page for a file, which nobody reads. */
export const INVOICES_IN_FILE = 500;
export const MOST_MONTHS = 36;

const orEmpty = (is: (text: string) => boolean, fault: 'gstin' | 'upiId') =>
  z._default(text(200).check(z.refine((given) => given === '' || is(given), formatFault(fault))), '');

/** How restaurants pay for their plans, and what their invoices say. */
export const invoiceSettingsBody = z.strictObject({
  name: text(200),
  address: z._default(text(300), ''),
  state: z._default(z.enum(['', ...STATE_NAMES]), ''),
  gstin: orEmpty(isGstin, 'gstin'),
  /** In per cent. */
  taxRate: z._default(percent, 1800),
  sac: z._default(text(8), '998314'),
  /** Letters in the numbers of invoices, for brands that share a GSTIN. */
  series: z._default(text(2).check(z.regex(/^[A-Z0-9]*$/, formatFault('series'))), ''),
  footer: z._default(text(300), ''),
  upi: orEmpty(isVpa, 'upiId'),
  /** Null takes the gateway away; it stays if nothing is sent. */
  gateway: z.optional(z.nullable(gatewayConfig)),
});
export type InvoiceSettingsBody = z.infer<typeof invoiceSettingsBody>;
/** As a form sends them. */

/** Without these nobody is asked to pay: the name and state on invoices, and UPI or a gateway. */
export const SELLER_DETAILS = ['name', 'state', 'payment'] as const;
export type SellerDetail = (typeof SELLER_DETAILS)[number];

/** No answer has the keys of the gateway. */
export const invoiceSettingsView = z.object({
  name: z.string(),
  address: z.string(),
  state: z.string(),
  gstin: z.string(),
  taxRate: z.number(),
  sac: z.string(),
  series: z.string(),
  footer: z.string(),
  upi: z.string(),
  missing: z.array(z.enum(SELLER_DETAILS)),
  gateway: z.nullable(z.object({ kind: z.enum(GATEWAY_KINDS), merchent_id: z.string() })),
});
export type InvoiceSettingsView = z.infer<typeof invoiceSettingsView>;

const count = (most: number) =>
  z
    .int(formatFault('wholeNumber'))
    .check(z.gte(1, formatFault('atLeast', { least: 1 })), z.lte(most, formatFault('atMost', { most })));
const months = count(MOST_MONTHS);

const code = z
  .pipe(
    text(30, 1),
    z.transform((typed) => typed.trim().toUpperCase()),
  )
  .check(z.regex(/^[A-Z0-9-]{3,30}$/, formatFault('id')));

export const buyPlanBody = z.strictObject({ plan: text(60, 1), months, coupon: z.optional(code) });
export type BuyPlanBody = z.infer<typeof buyPlanBody>;

/** An operator may ask for another price than the plan's, for a month. */
export const requestPaymentBody = z.strictObject({
  plan: text(60, 1),
  months,
  price: z.optional(price),
});
export type RequestPaymentBody = z.infer<typeof requestPaymentBody>;

export const notePaidBody = z.strictObject({
  way: z.enum(PAID_WAYS),
  reference: z._default(text(100), ''),
  /** Also if another invoice has this reference. */
  again: z._default(z.boolean(), false),
});
export type NotePaidBody = z.infer<typeof notePaidBody>;
/** As a form sends it. */

/** Of per cent, or of months. */
export const couponBody = z.strictObject({
  code,
  kind: z.enum(COUPON_KINDS),
  value: count(100),
  until: instant,
  mostUses: z._default(z.nullable(count(1_000_000)), null),
});
export type CouponBody = z.infer<typeof couponBody>;

export const couponView = z.object({
  code: z.string(),
  kind: z.enum(COUPON_KINDS),
  value: z.number(),
  until: z.string(),
  mostUses: z.nullable(z.number()),
  /** By restaurants that have paid with it, or are asked to. */
  uses: z.number(),
});
export type CouponView = z.infer<typeof couponView>;
export const couponViews = z.object({ coupons: z.array(couponView) });

export const refuseInvoiceClaimBody = z.strictObject({ reason: text(200, 1) });

/** Without an amount all that is left of it goes back. */
export const refundInvoiceBody = z.strictObject({
  amount: z.optional(price),
  reason: text(200, 1),
  reference: z._default(text(100), ''),
});
export type RefundInvoiceBody = z.infer<typeof refundInvoiceBody>;
/** As a form sends it. */

const noteView = z.object({ number: z.string(), total: z.number(), link: z.string() });

export const invoiceView = z.object({
  _id: z.string(),
  storeId: z.string(),
  storeName: z.string(),
  state: z.enum(INVOICE_STATES),
  /** Null until it is paid. */
  number: z.nullable(z.string()),
  plan: z.string(),
  months: z.number(),
  from: z.string(),
  until: z.string(),
  /** In whole units, with tax. */
  total: z.number(),
  /** What it is for in place of months: orders that guests placed in those days, in whole units. */
  commission: z.nullable(z.object({ orders: z.number(), sales: z.number() })),
  createdAt: z.string(),
  paidAt: z.nullable(z.string()),
  way: z.nullable(z.enum(PAID_WAYS)),
  reference: z.string(),
  /** Money at the gateway besides what paid it, in whole units. */
  extra: z.array(z.object({ reference: z.string(), amount: z.number(), currency: z.string() })),
  /** What somebody says to have paid by UPI, until it is confirmed; refused if the money was not found. */
  claim: z.nullable(z.object({ utr: z.string(), at: z.string(), refusedFor: z.nullable(z.string()) })),
  /** What can go back, in whole units, and whether the days that were left are credit, which can't. */
  refundable: z.number(),
  isCredited: z.boolean(),
  /** Until when it can be paid at this price. Null if it is not asked for, or has no end. */
  payUntil: z.nullable(z.string()),
  /** Credit notes against it. */
  notes: z.array(noteView),
  /** That with which it renews the plan: agreed to when it was paid, or what it was charged to. */
  mandate: z.nullable(z.enum(MANDATE_STATES)),
  /** The page on which it is read and paid. Null while it is to pay, for operators who may not ask for money. */
  link: z.nullable(z.string()),
});
export type InvoiceView = z.infer<typeof invoiceView>;

export const listedInvoice = z.extend(invoiceView, {
  /** The address of its store. Empty if that was erased. */
  slug: z.string(),
  isOverdue: z.boolean(),
  /** When a charge for the renewal that runs was refused first, and when it is tried again. */
  refused: z.nullable(z.object({ on: z.string(), again: z.nullable(z.string()) })),
});
export type ListedInvoice = z.infer<typeof listedInvoice>;

export const invoiceList = z.object({
  invoices: z.array(listedInvoice),
  next: z.nullable(z.string()),
  /** What all that match add up to, in whole units. Null but on the first page. */
  totals: z.nullable(
    z.object({ count: z.number(), asked: z.number(), paid: z.number(), overdue: z.number() }),
  ),
});
export type InvoiceList = z.infer<typeof invoiceList>;
export type InvoiceTotals = NonNullable<InvoiceList['totals']>;

/** How a plan renews itself. */
export const mandateView = z.object({
  /** The invoice with which it was agreed. */
  invoiceId: z.string(),
  /** Wanted until the gateway has registered it. */
  state: z.enum(MANDATE_STATES),
  plan: z.string(),
  months: z.number(),
  way: z.enum(MANDATE_WAYS),
  /** When it is charged next, and the most that may be, in whole units. */
  on: z.nullable(z.string()),
  cap: z.number(),
  /** Whether a charge was refused and is tried again. */
  isRetried: z.boolean(),
});
export type MandateView = z.infer<typeof mandateView>;
export const storeMandate = z.object({ mandate: z.nullable(mandateView) });

export const storeInvoices = z.object({
  invoices: z.array(invoiceView),
  /** The plans that can be bought, by price. */
  plans: z.array(
    z.object({
      name: z.string(),
      price: z.number(),
      yearPrice: z.nullable(z.number()),
      /** Of what the store has more than the plan has room for. It stays, but nothing can be added. */
      over: z.array(z.object({ limit: z.enum(PLAN_LIMITS), used: z.number(), most: z.number() })),
    }),
  ),
  /** What it has in hand, in whole units; negative if it owes. */
  credit: z.number(),
  /** What another plan would add to that today, for days that are paid and not used. */
  unused: z.number(),
  /** Null if it does not renew itself. */
  mandate: z.nullable(mandateView),
});
export type StoreInvoices = z.infer<typeof storeInvoices>;

export const commissionView = z.object({
  /** What the store's plan asks for each order that guests place. */
  terms: z.object({ perOrder: z.number(), percent: z.number() }),
  /** Days of which nobody was asked to pay yet, in whole units. */
  days: z.array(z.object({ day: z.string(), orders: z.number(), sales: z.number(), commission: z.number() })),
  total: z.object({ orders: z.number(), sales: z.number(), commission: z.number() }),
});
export type CommissionView = z.infer<typeof commissionView>;
