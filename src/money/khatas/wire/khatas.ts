import * as z from 'zod/mini';
import { RECEIPT_METHODS } from '#money/payments/rules/payment.ts';
import { receiptView } from '#ordering/orders/wire/corrections.ts';
import { maybe, price, text } from '#platform/calls/wire/primitives.ts';
import { formatFault } from '#platform/errors/rules/field-fault.ts';
import { MOST_KHATA_ENTRIES, MOST_KHATAS } from '../rules/khata.ts';

const fields = {
  name: text(200, 1),
  countryCode: text(5),
  phone: text(20),
  note: text(400),
  /** The most that they may owe; null for no limit. */
  limit: z.nullable(price),
};

export const khataBody = z.strictObject(fields);
export const khataPatch = z.strictObject({ ...fields, isClosed: z.boolean() });

export const khataPaymentBody = z.strictObject({
  method: z.enum(RECEIPT_METHODS, formatFault('method', { values: RECEIPT_METHODS })),
  amount: price,
  /** The 12 digits of a UPI payment, or a slip's number. */
  reference: maybe(text(60)),
  tendered: maybe(price),
  /** The drawer that cash goes into. The main one, if none is named. */
  drawer: maybe(text(64)),
  note: maybe(text(200)),
});

export const khataView = z.object({
  _id: z.string(),
  name: z.string(),
  countryCode: z.string(),
  phone: z.string(),
  note: z.string(),
  limit: z.nullable(z.number()),
  /** What they owe. Negative if the restaurant owes them. */
  balance: z.number(),
  /** When the oldest part of what they owe was put on it. */
  since: z.nullable(z.string()),
  isClosed: z.boolean(),
});

export const khataList = z.object({ khatas: z.array(khataView).check(z.maxLength(MOST_KHATAS)) });

const khataEntry = z.extend(receiptView, {
  /** What it adds to what they owe. */
  change: z.number(),
  balance: z.number(),
  /** The order that was put on it, or the first one of the table. */
  order: z.nullable(z.object({ _id: z.string(), orderNo: z.number() })),
});

/** The latest entries, with the latest last. */
export const khataStatement = z.extend(khataView, {
  entries: z.array(khataEntry).check(z.maxLength(MOST_KHATA_ENTRIES)),
});

export type KhataBody = z.infer<typeof khataBody>;
export type KhataPatch = z.infer<typeof khataPatch>;
export type KhataPaymentBody = z.infer<typeof khataPaymentBody>;
export type KhataView = z.infer<typeof khataView>;
export type KhataList = z.infer<typeof khataList>;
export type KhataStatement = z.infer<typeof khataStatement>;
