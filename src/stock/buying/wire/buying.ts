import * as z from 'zod/mini';
import { day, maybe, price, text } from '#platform/calls/wire/primitives.ts';
import { formatFault } from '#platform/errors/rules/field-fault.ts';
import { OFFICE_LANGUAGES } from '#platform/language/rules/languages.ts';
import { email } from '#restaurant/accounts/wire/accounts.ts';
import { isGstin } from '#restaurant/stores/rules/legal-numbers.ts';
import { MOST_PACKS_ORDERED, MOST_SUPPLIERS, PAID_FROM, SENT_BY } from '#stock/ingredients/rules/buying.ts';
import { MOST_INGREDIENTS } from '#stock/ingredients/rules/ingredient.ts';
import { quantity, stockId } from '#stock/ingredients/wire/stock.ts';

/** The newest that are shown. What is open comes first. */
export const MOST_PURCHASES = 200;
export const MOST_BILLS = 500;
/** Fewer than are shown, so that two at once hide none that is open. */
export const MOST_OPEN_PURCHASES = 150;
export const MOST_OPEN_BILLS = 400;
export const MOST_PRICES = 60;

const supplierFields = {
  name: text(80, 1),
  phone: text(20).check(z.regex(/^$|^\+?[0-9 -]{6,}$/, formatFault('phone'))),
  email: z.union([z.literal(''), email]),
  gstin: text(15).check(z.refine((gstin) => gstin === '' || isGstin(gstin), formatFault('gstin'))),
};

export const supplierBody = z.strictObject(supplierFields);
export const supplierPatch = z.strictObject({ ...supplierFields, isGone: z.boolean() });

const listOf = <T extends z.ZodMiniType>(line: T) =>
  z.array(line).check(z.minLength(1, formatFault('required')), z.maxLength(MOST_INGREDIENTS));

/** In whole packs, as each ingredient is bought. */
export const purchaseBody = z.strictObject({
  supplier: stockId,
  lines: listOf(
    z.strictObject({
      ingredient: stockId,
      packs: z.int(formatFault('quantity')).check(z.minimum(1), z.maximum(MOST_PACKS_ORDERED)),
    }),
  ),
});

export const sendPurchaseBody = z.strictObject({
  by: z.enum(SENT_BY),
  /** Of an email. */
  language: z._default(z.enum(OFFICE_LANGUAGES), 'en'),
});

export const receiveBody = z.strictObject({
  lines: listOf(
    z.strictObject({
      ingredient: stockId,
      quantity,
      /** What had come before, as the sender has seen it. Others may have received it meanwhile. */
      had: maybe(quantity),
      /** Of a pack. Only the office may say; else it is what was agreed. */
      price: maybe(price),
    }),
  ),
  /** As the supplier numbers it. */
  number: maybe(text(40)),
  /** What the bill says, where that is not the sum of its lines. Only the office may say. */
  amount: maybe(price),
  dueOn: maybe(day),
});

export const supplierBillPatch = z.strictObject({
  number: text(40),
  amount: price,
  dueOn: z.nullable(day),
});

export const payBillBody = z.strictObject({
  /** Null takes back what was written down as paid from the bank. What came from a drawer is taken back at the till. */
  from: z.nullable(z.enum(PAID_FROM)),
  /** What the payer has read on it. If it says something else by now, nothing is paid. */
  amount: maybe(price),
  /** The main drawer, if none is named. */
  drawer: maybe(text(64)),
});

const supplierView = z.object({
  _id: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  gstin: z.string(),
  isGone: z.boolean(),
});

const purchaseView = z.object({
  _id: z.string(),
  supplier: z.string(),
  lines: z
    .array(
      z.object({
        ingredient: z.string(),
        pack: z.object({ name: z.string(), quantity: z.number() }),
        packs: z.int(),
        /** Of a pack, as it was agreed. Null if nobody knew, and for who may not know. */
        price: z.nullable(z.number()),
        received: z.number(),
      }),
    )
    .check(z.maxLength(MOST_INGREDIENTS)),
  at: z.string(),
  by: z.string(),
  sentBy: z.nullable(z.enum(SENT_BY)),
  sentAt: z.nullable(z.string()),
  /** Since when nothing more comes. */
  closedAt: z.nullable(z.string()),
});

const supplierBillView = z.object({
  _id: z.string(),
  supplier: z.string(),
  number: z.string(),
  amount: z.number(),
  dueOn: z.nullable(z.string()),
  receivedAt: z.string(),
  by: z.string(),
  paidAt: z.nullable(z.string()),
  paidFrom: z.nullable(z.enum(PAID_FROM)),
  paidBy: z.nullable(z.string()),
});

export const buyingView = z.object({
  suppliers: z.array(supplierView).check(z.maxLength(MOST_SUPPLIERS)),
  purchases: z.array(purchaseView).check(z.maxLength(MOST_PURCHASES)),
  /** None for who may not know what things cost. */
  bills: z.array(supplierBillView).check(z.maxLength(MOST_BILLS)),
});

/** What was paid for a kilogram, a litre or a piece, the newest first. */
export const pricesView = z.object({
  prices: z
    .array(
      z.object({ at: z.string(), quantity: z.number(), price: z.number(), note: z.nullable(z.string()) }),
    )
    .check(z.maxLength(MOST_PRICES)),
});

export type SupplierBody = z.infer<typeof supplierBody>;
export type SupplierPatch = z.infer<typeof supplierPatch>;
export type PurchaseBody = z.infer<typeof purchaseBody>;
export type SendPurchaseBody = z.infer<typeof sendPurchaseBody>;
export type ReceiveBody = z.infer<typeof receiveBody>;
export type SupplierBillPatch = z.infer<typeof supplierBillPatch>;
export type PayBillBody = z.infer<typeof payBillBody>;
export type SupplierView = z.infer<typeof supplierView>;
export type PurchaseView = z.infer<typeof purchaseView>;
export type SupplierBillView = z.infer<typeof supplierBillView>;
export type BuyingView = z.infer<typeof buyingView>;
export type PricesView = z.infer<typeof pricesView>;
