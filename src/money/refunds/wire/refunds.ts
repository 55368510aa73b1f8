import * as z from 'zod/mini';
import { OWED_CAUSES } from '#money/bills/rules/refund.ts';
import { DOUBT_CODES } from '#money/payments/rules/doubts.ts';
import { RECEIPT_METHODS } from '#money/payments/rules/payment.ts';
import { REFUND_OUTCOMES, REFUND_STATES, REFUND_WAYS } from '#money/payments/rules/refund-ways.ts';
import { text } from '#platform/calls/wire/primitives.ts';

/** Without an amount, everything owed is refunded. */
export const refundBody = z.strictObject({
  amount: z.optional(z.union([z.number(), text(20)])),
  how: z.enum(REFUND_WAYS),
  /** How a refund by hand was handed over. */
  method: z.optional(z.enum(RECEIPT_METHODS)),
  reason: z.optional(text(400)),
  /** The drawer that cash comes out of. The main one, if none is named. */
  drawer: z.optional(text(64)),
});

export const refundView = z.object({
  _id: z.string(),
  state: z.enum(REFUND_STATES),
  how: z.enum(REFUND_WAYS),
  /** Null unless the refund was made by hand and its method was recorded. */
  method: z.nullable(z.enum(RECEIPT_METHODS)),
  amount: z.number(),
  reason: z.nullable(z.string()),
  /** The gateway's reason for refusing. */
  failure: z.nullable(z.string()),
  /** Null where no member of the staff did it. */
  author: z.nullable(z.string()),
  gatewayRefundId: z.nullable(z.string()),
  createdAt: z.string(),
  settledAt: z.nullable(z.string()),
});

/** What the staff found in the gateway's account about a payment, and did about it. */
export const checkedBody = z.strictObject({ reason: text(400, 1) });

/** The outcome of an unanswered refund, as the staff found it in the gateway's account. */
export const settledBody = z.strictObject({ outcome: z.enum(REFUND_OUTCOMES), reason: text(400, 1) });

export const orderRefunds = z.object({
  paid: z.number(),
  owed: z.number(),
  throughGateway: z.number(),
  refunds: z.array(refundView),
});

const about = {
  orderId: z.string(),
  orderNo: z.number(),
  place: z.string(),
  customer: z.string(),
  amount: z.number(),
  since: z.string(),
  method: z.string(),
};

const owedOrder = z.object({
  kind: z.literal('order'),
  ...about,
  why: z.enum(OWED_CAUSES),
  paid: z.number(),
  throughGateway: z.number(),
});

const pendingRefund = z.object({
  kind: z.literal('refund'),
  ...about,
  refundId: z.string(),
  /** Old enough for the staff to settle it by hand, once they have checked the gateway's account. */
  maySettle: z.boolean(),
});

/** A payment that may still arrive. */
const openPayment = z.object({ kind: z.literal('payment'), ...about, attemptId: z.string() });

const doubtView = z.object({ code: z.enum(DOUBT_CODES), values: z.record(z.string(), z.string()) });

/** A payment with an unclear answer, or one that does not fit the order. The staff have to check it. */
const unclearPayment = z.object({
  kind: z.literal('unclear'),
  ...about,
  attemptId: z.string(),
  /** As sentences in English. */
  reason: z.string(),
  /** The same by their codes. The previous release does not send them. */
  doubts: z.optional(z.array(doubtView)),
});

const owedEntry = z.discriminatedUnion('kind', [owedOrder, unclearPayment, pendingRefund, openPayment]);

/** Sorted by kind in the order of OWED_KINDS, then by age. `next` is the cursor of the next page. */
export const owedList = z.object({ owed: z.array(owedEntry), next: z.nullable(z.string()) });

/** A refund that is done, with its order. */
export const doneRefund = z.object({
  _id: z.string(),
  orderId: z.string(),
  orderNo: z.number(),
  place: z.string(),
  customer: z.string(),
  amount: z.number(),
  how: z.enum(REFUND_WAYS),
  method: z.nullable(z.enum(RECEIPT_METHODS)),
  reason: z.nullable(z.string()),
  author: z.nullable(z.string()),
  settledAt: z.string(),
});

export const doneRefunds = z.object({ refunds: z.array(doneRefund), next: z.nullable(z.string()) });

export const OWED_KINDS = ['order', 'unclear', 'refund', 'payment'] as const;
export type OwedKind = (typeof OWED_KINDS)[number];

export const OWED_CURSOR = new RegExp(
  `^(${OWED_KINDS.join('|')})\\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$`,
);

export type RefundBody = z.infer<typeof refundBody>;
export type CheckedBody = z.infer<typeof checkedBody>;
export type SettledBody = z.infer<typeof settledBody>;
export type OrderRefunds = z.infer<typeof orderRefunds>;
export type RefundView = z.infer<typeof refundView>;
export type DoneRefund = z.infer<typeof doneRefund>;
export type DoneRefunds = z.infer<typeof doneRefunds>;
export type OwedList = z.infer<typeof owedList>;
export type OwedEntry = z.infer<typeof owedEntry>;
