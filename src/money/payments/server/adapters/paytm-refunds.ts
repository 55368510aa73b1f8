import * as z from 'zod';
import type { PostJson } from '#platform/http/server/outside/post-json.ts';
import { parseHundredths, toDecimal } from '#platform/money/rules/money.ts';
import type { Gateway, RefundAnswer, RefundRequest } from '#platform/ports/server/gateways.ts';
import { askPaytm } from './paytm-calls.ts';
import {
  answered,
  isName,
  NONE,
  OTHER_ORDER,
  orUnreachable,
  parseJson,
  SOMETHING_ELSE,
  unreachable,
} from './tools.ts';

const refundAnswer = z.object({
  body: z.object({
    resultInfo: z.object({
      resultStatus: z.string(),
      resultCode: z.string().optional(),
      resultMsg: z.string().max(300).optional(),
    }),
    mid: z.string().optional(),
    orderId: z.string().optional(),
    refId: z.string().optional(),
    refundId: z.unknown().optional(),
    refundAmount: z.string().optional(),
  }),
});

interface Question {
  path: string;
  more: Record<string, string>;
  /** Codes that leave the state of the refund open. */
  open: string[];
}

const NO_RECORD = ['331', '631'];
/** A fault of Paytm's own, which leaves open whether it took the refund. */
const SYSTEM_FAULT = '501';
/** A refund with this name was taken before. */
const REPEATED = ['617', '629'];

const REFUSED = 'The gateway has refused it';

/** Asks about the refund before applying for it, since an unanswered application may have been heard. */
export async function refundPaytm(
  postJson: PostJson,
  gateway: Gateway,
  refund: RefundRequest,
): Promise<RefundAnswer> {
  const earlier = await fetchPaytmRefund(postJson, gateway, refund);
  if (earlier !== NONE) return earlier;
  const { transactionId: txnId, refundId: refId, amount } = refund;
  const more = { txnType: 'REFUND', txnId, refId, refundAmount: toDecimal(amount) };
  const open = [...REPEATED, SYSTEM_FAULT];
  const given = await ask(postJson, gateway, refund, { path: '/refund/apply', more, open });
  if (given.state !== 'failed' && given !== NONE) return given;
  // Paytm takes each name once, so a refused one may have just been sent by another process.
  const now = await fetchPaytmRefund(postJson, gateway, refund);
  if (now !== NONE) return now;
  return given.state === 'failed' ? { state: 'refused', reason: given.reason ?? REFUSED } : given;
}

export async function fetchPaytmRefund(
  postJson: PostJson,
  gateway: Gateway,
  refund: RefundRequest,
): Promise<RefundAnswer> {
  const more = { refId: refund.refundId };
  const answer = await ask(postJson, gateway, refund, { path: '/v2/refund/status', more, open: NO_RECORD });
  // A failed refund has an id. Without one the question was refused, and the state is unknown.
  const isRefused = answer.state === 'failed' && answer.gatewayRefundId === undefined;
  return isRefused ? unreachable(answer.reason ?? SOMETHING_ELSE) : answer;
}

function ask(
  postJson: PostJson,
  gateway: Gateway,
  refund: RefundRequest,
  { path, more, open }: Question,
): Promise<RefundAnswer> {
  return orUnreachable(async () => {
    const body = { mid: gateway.merchantId, orderId: refund.gatewayOrderId, ...more };
    const { status, text } = await askPaytm(postJson, gateway, { path, body });
    return status === 200 ? read(text, gateway, refund, open) : unreachable(answered(status));
  });
}

function read(answer: string, { merchantId }: Gateway, refund: RefundRequest, open: string[]): RefundAnswer {
  const body = parseJson(refundAnswer, answer)?.body;
  if (!body) return unreachable(SOMETHING_ELSE);
  const { mid, orderId, refId, refundId, refundAmount } = body;
  const { resultStatus, resultCode, resultMsg: reason = REFUSED } = body.resultInfo;
  const named = isName(refundId) ? { gatewayRefundId: refundId } : {};
  if (resultCode !== undefined && open.includes(resultCode)) return NONE;
  const isOther = mid !== merchantId || orderId !== refund.gatewayOrderId || refId !== refund.refundId;
  // A refused question names no refund; an answer that names one must name ours.
  const isRefusal = resultStatus === 'TXN_FAILURE' && !isName(refundId);
  if (isOther && !isRefusal) return unreachable(OTHER_ORDER);
  if (resultStatus === 'TXN_FAILURE') return { state: 'failed', reason, ...named };
  if (resultStatus !== 'TXN_SUCCESS') return { state: 'pending', ...named };
  const isRight = refundAmount === undefined || parseHundredths(refundAmount) === refund.amount;
  return isRight ? { state: 'done', ...named } : unreachable('It has given back another amount');
}
