import * as z from 'zod/mini';
import { OWED_CAUSES } from '../bills/refund.ts';
import { RECEIPT_METHODS } from '../money/payment.ts';
import { REFUND_OUTCOMES, REFUND_STATES, REFUND_WAYS } from '../money/refund-ways.ts';
import { text } from './primitives.ts';

/** Without an amount, all that is owed. */
export const refundBody = z.strictObject({
  amount: z.optional(z.union([z.number(), text(20)])),
  how: z.enum(REFUND_WAYS),
  /** By hand: how the customer got it. */
  method: z.optional(z.enum(RECEIPT_METHODS)),
  reason: z.optional(text(400)),
});

export const refundView = z.object({
  _id: z.string(),
  state: z.enum(REFUND_STATES),
  how: z.enum(REFUND_WAYS),
  /** By hand, where it was said. */
  method: z.nullable(z.enum(RECEIPT_METHODS)),
  amount: z.number(),
  reason: z.nullable(z.string()),
  /** Why the gateway did not give it back. */
  failure: z.nullable(z.string()),
  /** Null where nobody of the staff did it. */
  author: z.nullable(z.string()),
  gatewayRefundId: z.nullable(z.string()),
  createdAt: z.string(),
  settledAt: z.nullable(z.string()),
});

/** What somebody has found in the gateway's account, and done about it. */
export const checkedBody = z.strictObject({ reason: text(400, 1) });

/** What has become of a refund whose gateway does not answer, as somebody has seen in its account. */
export const settledBody = z.strictObject({ outcome: z.enum(REFUND_OUTCOMES), reason: text(400, 1) });

/** What was paid for an order, what became of it, and how much a gateway can give back. */
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

/** A refund that its gateway has not confirmed. */
const pendingRefund = z.object({
  kind: z.literal('refund'),
  ...about,
  refundId: z.string(),
  /** So old that somebody may look into the gateway's account and say what has become of it. */
  maySettle: z.boolean(),
});

/** A payment that may yet be heard of. */
const openPayment = z.object({ kind: z.literal('payment'), ...about, attemptId: z.string() });

/** A payment of which the gateway tells nothing clear, or nothing that fits the order: somebody is to look. */
const unclearPayment = z.object({
  kind: z.literal('unclear'),
  ...about,
  attemptId: z.string(),
  reason: z.string(),
});

const owedEntry = z.discriminatedUnion('kind', [owedOrder, unclearPayment, pendingRefund, openPayment]);

/** Orders first, then payments to look into, refunds, and payments that may come, each by age; `next` is what to give as `after` for the following page. */
export const owedList = z.object({ owed: z.array(owedEntry), next: z.nullable(z.string()) });

/** The order in which they are listed. */
export const OWED_KINDS = ['order', 'unclear', 'refund', 'payment'] as const;
export type OwedKind = (typeof OWED_KINDS)[number];

/** Where the following page begins. */
export const OWED_CURSOR = new RegExp(
  `^(${OWED_KINDS.join('|')})\\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$`,
);

export type RefundBody = z.infer<typeof refundBody>;
export type CheckedBody = z.infer<typeof checkedBody>;
export type SettledBody = z.infer<typeof settledBody>;
export type OrderRefunds = z.infer<typeof orderRefunds>;
export type RefundView = z.infer<typeof refundView>;
export type OwedList = z.infer<typeof owedList>;
export type OwedEntry = z.infer<typeof owedEntry>;
