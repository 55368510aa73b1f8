import * as z from 'zod';
import type { Gateway, RefundAnswer, RefundRequest } from '#platform/ports/server/gateways.ts';
import { authOf } from './razorpay-calls.ts';
import {
  answered,
  NONE,
  orUnreachable,
  parseJson,
  SOMETHING_ELSE,
  type Tools,
  unreachable,
} from './tools.ts';

const refund = z.object({
  id: z.string().max(64),
  payment_id: z.string().nullish(),
  amount: z.number(),
  receipt: z.string().nullish(),
  status: z.string(),
});
const refunds = z.object({ items: z.array(refund).max(1000) });
const refusal = z.object({ error: z.object({ description: z.string().max(300) }) });

/** More refunds than one payment ever has. */
const MOST = 100;

/**
 * Looks for the refund before making it, since an unanswered request may have been heard. The header makes concurrent
 * requests one.
 */
export async function refundRazorpay(
  tools: Tools,
  account: Gateway,
  wanted: RefundRequest,
): Promise<RefundAnswer> {
  const earlier = await fetchRazorpayRefund(tools, account, wanted);
  if (earlier !== NONE) return earlier;
  return orUnreachable(async () => {
    const { transactionId, refundId: receipt, amount } = wanted;
    const body = JSON.stringify({ amount, speed: 'normal', receipt });
    const headers = { ...authOf(account), 'x-refund-idempotency': receipt };
    const url = `${addressOf(account, transactionId)}/refund`;
    const { status, text } = await tools.postJson(url, body, headers);
    if (status === 400) return refuse(tools, account, wanted, text);
    if (status !== 200 && status !== 201) return unreachable(answered(status));
    const made = parseJson(refund, text);
    return made ? read(made, wanted) : unreachable(SOMETHING_ELSE);
  });
}

/** Looks once more after a refusal, since Razorpay may refuse a refund that it already has. */
async function refuse(tools: Tools, account: Gateway, wanted: RefundRequest, text: string) {
  const now = await fetchRazorpayRefund(tools, account, wanted);
  return now === NONE ? { state: 'refused' as const, reason: reasonIn(text) } : now;
}

export function fetchRazorpayRefund(
  { getJson }: Tools,
  account: Gateway,
  wanted: RefundRequest,
): Promise<RefundAnswer> {
  return orUnreachable(async () => {
    const url = `${addressOf(account, wanted.transactionId)}/refunds?count=${MOST}`;
    const { status, text } = await getJson(url, authOf(account));
    if (status !== 200) return unreachable(answered(status));
    const found = parseJson(refunds, text);
    if (!found) return unreachable(SOMETHING_ELSE);
    const ours = found.items.find(({ receipt }) => receipt === wanted.refundId);
    return ours ? read(ours, wanted) : NONE;
  });
}

const addressOf = ({ host }: Gateway, paymentId: string) =>
  `${host}/v1/payments/${encodeURIComponent(paymentId)}`;

function read(
  { id, payment_id, amount, status }: z.infer<typeof refund>,
  wanted: RefundRequest,
): RefundAnswer {
  if ((payment_id ?? wanted.transactionId) !== wanted.transactionId)
    return unreachable('It answered for another payment');
  if (amount !== wanted.amount) return unreachable('It has given back another amount');
  const named = { gatewayRefundId: id };
  if (status === 'processed') return { state: 'done', ...named };
  if (status === 'failed') return { state: 'failed', reason: 'The gateway could not give it back', ...named };
  return { state: 'pending', ...named };
}

const reasonIn = (text: string) =>
  parseJson(refusal, text)?.error.description ?? 'The gateway has refused it';
