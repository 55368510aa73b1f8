import * as z from 'zod';
import type { PostJson } from '#platform/http/server/outside/post-json.ts';
import { parseHundredths } from '#platform/money/rules/money.ts';
import type { Attempt, Gateway } from '#platform/ports/server/gateways.ts';
import { doubt } from '../../rules/doubts.ts';
import type { KeyAnswer } from '../../rules/gateways.ts';
import type { GatewayAnswer } from '../../rules/payment.ts';
import { signText } from './paytm-checksum.ts';
import {
  answered,
  isName,
  OTHER_ORDER,
  orUnreachable,
  parseJson,
  SOMETHING_ELSE,
  unreachable,
} from './tools.ts';

interface Question {
  path: string;
  body: Readonly<Record<string, unknown>>;
}

/** Signs the exact text of the body and posts it. */
export async function askPaytm(
  postJson: PostJson,
  { host, merchantKey }: Gateway,
  { path, body }: Question,
): Promise<{ status: number; text: string }> {
  const text = JSON.stringify(body);
  const signature = JSON.stringify(signText(text, merchantKey));
  return postJson(`${host}${path}`, `{"body":${text},"head":{"signature":${signature}}}`);
}

const statusAnswer = z.object({
  body: z.object({
    resultInfo: z.object({ resultStatus: z.string().max(100), resultCode: z.string().max(20).optional() }),
    mid: z.string().optional(),
    orderId: z.string().optional(),
    txnId: z.unknown().optional(),
    txnAmount: z.string().optional(),
    currency: z.string().optional(),
  }),
});

export function fetchPaytmStatus(
  postJson: PostJson,
  gateway: Gateway,
  { gatewayOrderId }: Attempt,
): Promise<GatewayAnswer> {
  return orUnreachable(async () => {
    const body = { mid: gateway.merchantId, orderId: gatewayOrderId };
    const { status, text } = await askPaytm(postJson, gateway, { path: '/v3/order/status', body });
    return status === 200 ? readStatus(text, gateway, gatewayOrderId) : unreachable(answered(status));
  });
}

/** A wrong checksum and a wrong account. */
const WRONG_KEYS = new Set(['330', '335']);
/** These codes refuse the question and say nothing about a payment: wrong keys, or a fault of Paytm's. */
const REFUSED = new Set([...WRONG_KEYS, '501']);
/** Nobody has come to pay yet. */
const NO_ORDER = new Set(['331', '334']);

function readStatus(answer: string, { merchantId }: Gateway, gatewayOrderId: string): GatewayAnswer {
  const body = parseJson(statusAnswer, answer)?.body;
  if (!body) return unreachable(SOMETHING_ELSE);
  const { mid, orderId, txnId, txnAmount, currency = 'INR' } = body;
  const { resultStatus, resultCode = '' } = body.resultInfo;
  if (resultStatus === 'TXN_FAILURE' && REFUSED.has(resultCode))
    return unreachable(doubt('refused', { code: resultCode }));
  if (mid !== merchantId || orderId !== gatewayOrderId) return unreachable(OTHER_ORDER);
  if (resultStatus !== 'TXN_SUCCESS' && NO_ORDER.has(resultCode)) return { state: 'unpaid' };
  if (resultStatus === 'TXN_FAILURE') return { state: 'failed' };
  if (resultStatus !== 'TXN_SUCCESS')
    return { state: 'pending', reason: doubt('says', { state: resultStatus }) };
  const amount = parseHundredths(txnAmount);
  // A payment comes with its transaction id and its amount.
  if (!isName(txnId) || !amount) return { state: 'pending', reason: doubt('noAmount', {}) };
  return { state: 'paid', transactionId: txnId, amount, currency };
}

/** Asks about an order that nobody has placed: Paytm checks the keys before it looks for the order. */
export async function tryPaytm(postJson: PostJson, gateway: Gateway): Promise<KeyAnswer> {
  const body = { mid: gateway.merchantId, orderId: 'key-test' };
  const { status, text } = await askPaytm(postJson, gateway, { path: '/v3/order/status', body }).catch(
    () => ({ status: 0, text: '' }),
  );
  const info = status === 200 ? parseJson(statusAnswer, text)?.body.resultInfo : undefined;
  if (!info) return 'unreachable';
  if (WRONG_KEYS.has(info.resultCode ?? '')) return 'refused';
  return REFUSED.has(info.resultCode ?? '') ? 'unreachable' : 'accepted';
}
