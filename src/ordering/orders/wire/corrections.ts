import * as z from 'zod/mini';
import { RECEIPT_METHODS, SETTLED_BY } from '#money/payments/rules/payment.ts';
import { anyId, maybe, price, text } from '#platform/calls/wire/primitives.ts';
import { formatFault } from '#platform/errors/rules/field-fault.ts';

const method = z.enum(RECEIPT_METHODS, formatFault('method', { values: RECEIPT_METHODS }));

export const reverseBody = z.strictObject({
  reason: text(400, 1),
  /** What it should have been, recorded in the same step. */
  instead: maybe(z.strictObject({ method, amount: price, tip: maybe(price), reference: maybe(text(60)) })),
});

export const settleBody = z.strictObject({
  how: z.enum(SETTLED_BY),
  /** Needed for what is lost. */
  reason: maybe(text(400)),
  /** The guest's account, where it is put on one. */
  khata: maybe(anyId),
  /** Defaults to all that is due. */
  amount: maybe(price),
});

export const receiptView = z.object({
  _id: z.string(),
  at: z.string(),
  method: z.string(),
  /** Negative where something was taken back. */
  amount: z.number(),
  tip: z.number(),
  tendered: z.nullable(z.number()),
  reference: z.string(),
  note: z.string(),
  by: z.string(),
  /** The manager who allowed it with their PIN. */
  approvedBy: z.optional(z.string()),
  khata: z.nullable(z.object({ _id: z.string(), name: z.string() })),
  /** The receipt that this one takes back. */
  reverses: z.nullable(z.string()),
  isReversed: z.boolean(),
  /** Who may take it back: whoever asks, or only the office. Null if nobody can. */
  reversible: z.nullable(z.enum(['own', 'office'])),
});

/** All that settled an order alone, or the table whose round it is. */
export const tabReceipts = z.object({ tab: z.string(), due: z.number(), receipts: z.array(receiptView) });

export type ReverseBody = z.infer<typeof reverseBody>;
export type SettleBody = z.infer<typeof settleBody>;
export type ReceiptView = z.infer<typeof receiptView>;
export type TabReceipts = z.infer<typeof tabReceipts>;
