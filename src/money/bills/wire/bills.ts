import * as z from 'zod/mini';
import { CASH_MOVES } from '#money/books/rules/entries.ts';
import { E_INVOICE_STATES } from '#money/e-invoices/rules/states.ts';
import { eInvoiceView } from '#money/e-invoices/wire/e-invoices.ts';
import { PAID_BY } from '#money/payments/rules/payment.ts';
import { FLOW_METHODS } from '#money/reports/rules/report-sums.ts';
import { CASH_REASONS } from '#money/till/rules/drawers.ts';
import { HSN } from '#ordering/menu/rules/hsn.ts';
import { text } from '#platform/calls/wire/primitives.ts';
import { formatFault } from '#platform/errors/rules/field-fault.ts';
import { BOUNDS } from '#platform/text/rules/bounded-text.ts';
import { isGstin } from '#restaurant/stores/rules/legal-numbers.ts';
import { BILL_KINDS, LONGEST_FOOTER, PREFIX } from '../rules/bill-settings.ts';
import { tidyGstin } from '../rules/buyer.ts';

export const DOCUMENT_KINDS = [...BILL_KINDS, 'credit_note'] as const;
/** Rows on one page of the list; an export reads more at a time. */
export const BILLS_AT_ONCE = 50;
export const EXPORTED_AT_ONCE = 500;

const prefix = text(16).check(z.regex(PREFIX, formatFault('billPrefix')));

export const billSettingsBody = z
  .strictObject({
    kind: z.enum(BILL_KINDS),
    prefix,
    creditPrefix: prefix,
    isRounded: z.boolean(),
    isTaxIncluded: z._default(z.boolean(), false),
    hsn: z._default(text(20).check(z.refine((hsn) => hsn === '' || HSN.test(hsn), formatFault('hsn'))), ''),
    footer: text(LONGEST_FOOTER),
  })
  .check(
    z.refine((settings) => settings.prefix.toUpperCase() !== settings.creditPrefix.toUpperCase(), {
      path: ['creditPrefix'],
      message: formatFault('samePrefix'),
    }),
  );

export const billSettingsView = z.object({
  kind: z.enum(BILL_KINDS),
  prefix: z.string(),
  creditPrefix: z.string(),
  isRounded: z.boolean(),
  /** Menu prices have their taxes within. Orders keep what held when they were placed. */
  isTaxIncluded: z.boolean(),
  /** HSN or SAC of dishes and charges that have none of their own. Empty: 996331. */
  hsn: z.string(),
  footer: z.string(),
});

export const buyer = z.object({
  name: z.string(),
  address: z.string(),
  state: z.string(),
  gstin: z.string(),
  phone: z.string(),
});

const isGstinOrNone = (gstin: string) => gstin.trim() === '' || isGstin(tidyGstin(gstin));

/** The company that asks for the bill; null for none. With a GSTIN, the state is the one that it names. */
export const buyerBody = z.strictObject({
  buyer: z.nullable(
    z.strictObject({
      name: text(BOUNDS.store.characters).check(
        z.refine((name) => name.trim() !== '', formatFault('required')),
      ),
      address: z._default(text(BOUNDS.reason.characters), ''),
      state: z._default(text(60), ''),
      gstin: z._default(text(30).check(z.refine(isGstinOrNone, formatFault('gstin'))), ''),
      phone: z._default(text(20), ''),
    }),
  ),
});

/** Companies of earlier bills. */
export const knownBuyers = z.object({ buyers: z.array(buyer) });
export const BUYERS_AT_ONCE = 8;

const supply = {
  label: z.string(),
  taxable: z.number(),
  taxRate: z.number(),
  otherRate: z.optional(z.number()),
  hsn: z.optional(z.string()),
};

/** Amounts are in minor units, since only our own apps read them. */
const figures = z.object({
  lines: z.array(
    z.object({
      ...supply,
      id: z.string(),
      options: z.array(z.string()),
      quantity: z.number(),
      rate: z.number(),
      discount: z.number(),
      share: z.optional(z.number()),
      within: z.optional(z.number()),
      /** The dishes of a combo. */
      parts: z.optional(z.array(z.object(supply))),
    }),
  ),
  taxable: z.number(),
  discounts: z.optional(
    z.array(z.object({ reason: z.string(), percent: z.nullable(z.number()), amount: z.number() })),
  ),
  charges: z.array(
    z.object({
      label: z.string(),
      rate: z.nullable(z.number()),
      amount: z.number(),
      within: z.optional(z.number()),
      taxRate: z.optional(z.number()),
      otherRate: z.optional(z.number()),
      hsn: z.optional(z.string()),
    }),
  ),
  taxes: z.array(z.object({ label: z.string(), rate: z.number(), amount: z.number() })),
  total: z.number(),
  roundOff: z.number(),
  payable: z.number(),
});

export const billContent = z.object({
  kind: z.enum(DOCUMENT_KINDS),
  number: z.string(),
  date: z.string(),
  supplier: z.object({
    name: z.string(),
    legalName: z.string(),
    address: z.string(),
    state: z.string(),
    gstin: z.string(),
    fssai: z.string(),
  }),
  customer: z.string(),
  buyer: z.optional(buyer),
  order: z.object({
    number: z.number(),
    type: z.string(),
    place: z.string(),
    /** How many orders of a table share the bill, if they are several. */
    rounds: z.optional(z.number()),
  }),
  currency: z.string(),
  figures,
  corrects: z.nullable(z.string()),
  footer: z.string(),
  registered: z.optional(
    z.object({ irn: z.string(), ackNo: z.string(), ackDate: z.string(), signedQr: z.string() }),
  ),
});

export const billView = z.object({
  _id: z.string(),
  content: billContent,
  /** What the registry of invoices knows of it. Left out where it is not asked. */
  eInvoice: z.optional(eInvoiceView),
});

/** Every document issued for an order, the bill first. A cancelled one has no order, and no slug. Anyone who knows the order's link may read them. */
export const billsOfOrder = z.object({ orderSlug: z.string(), bills: z.array(billView) });

/** `preview` is the bill as it would be issued, without a number. It is null once something has been issued. */
export const billPreview = z.extend(billsOfOrder, {
  preview: z.nullable(billContent),
  /** The company that the bill is or will be made out to. */
  buyer: z.nullable(buyer),
});

/** What the guest has entered. Once the bill is issued, only the restaurant can change it. */
export const ownBuyer = z.object({ buyer: z.nullable(buyer), isIssued: z.boolean() });

/** Sales without a bill, and the moment from which they are billed automatically. */
export const unbilledSales = z.object({ count: z.number(), from: z.nullable(z.string()) });

export const billRow = z.object({
  _id: z.string(),
  orderId: z.string(),
  kind: z.enum(DOCUMENT_KINDS),
  number: z.string(),
  issuedAt: z.string(),
  /** The day that it counts for, by the restaurant's clocks. Older servers leave it out. */
  day: z.optional(z.string()),
  orderNo: z.number(),
  customer: z.string(),
  /** The company that it is made out to. */
  buyer: z.optional(z.string()),
  corrects: z.nullable(z.string()),
  payable: z.number(),
  /** Whether it only keeps a number that may stand on paper, for what could not be saved. */
  isCancelled: z.optional(z.boolean()),
  /**
   * How its order was paid so far, and how much is still due. Credit notes have neither; older servers send neither.
   */
  paidBy: z.optional(z.array(z.enum(PAID_BY))),
  due: z.optional(z.number()),
  eInvoice: z.optional(z.enum(E_INVOICE_STATES)),
});

/** The sum of all matching bills of a day, on any page, less credit notes. */
export const billDay = z.object({ day: z.string(), count: z.number(), payable: z.number() });

export const billList = z.object({
  bills: z.array(billRow),
  next: z.nullable(z.string()),
  unbilled: z.optional(unbilledSales),
  /** The days of this page. Older servers leave them out. */
  days: z.optional(z.array(billDay)),
});
export const billExport = z.object({ bills: z.array(billContent), next: z.nullable(z.string()) });

/** What came and went back in each way on each day of the restaurant, in minor units. */
export const moneyOfDays = z.object({
  money: z.array(
    z.object({
      day: z.string(),
      what: z.enum(['received', 'refunded']),
      method: z.enum(FLOW_METHODS),
      isForAccount: z.boolean(),
      amount: z.number(),
      tip: z.number(),
    }),
  ),
  /** What went through the drawers beside that; negative for what went out. Older servers leave it out. */
  cash: z.optional(
    z.array(
      z.object({
        day: z.string(),
        what: z.enum(CASH_MOVES),
        reason: z.nullable(z.enum(CASH_REASONS)),
        amount: z.number(),
      }),
    ),
  ),
});

export type MoneyOfDays = z.infer<typeof moneyOfDays>;
export type BuyerBody = z.infer<typeof buyerBody>;
export type KnownBuyers = z.infer<typeof knownBuyers>;
export type OwnBuyer = z.infer<typeof ownBuyer>;
export type BillView = z.infer<typeof billView>;
export type BillsOfOrder = z.infer<typeof billsOfOrder>;
export type BillPreview = z.infer<typeof billPreview>;
export type UnbilledSales = z.infer<typeof unbilledSales>;
export type BillRow = z.infer<typeof billRow>;
export type BillDay = z.infer<typeof billDay>;
export type BillList = z.infer<typeof billList>;
export type BillExport = z.infer<typeof billExport>;
