import * as z from 'zod';
import { parseHundredths } from '#domain/money.ts';
import type { GatewayAnswer } from '#domain/payment.ts';
import type { PostJson } from '../../http/post-json.ts';
import type { Gateway } from '../../stores/gateway.ts';
import type { Attempt } from '../provider.ts';
import { signText } from './paytm-checksum.ts';
import {
  answered,
  isName,
  OTHER_ORDER,
  orUnreachable,
  readJson,
  SOMETHING_ELSE,
  unreachable,
} from './tools.ts';

interface Question {
  path: string;
  body: Readonly<Record<string, unknown>>;
}

/** The signature is over the very text of the body. */
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
    resultInfo: z.object({ resultStatus: z.string() }),
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

function readStatus(answer: string, { merchantId }: Gateway, gatewayOrderId: string): GatewayAnswer {
  const body = readJson(statusAnswer, answer)?.body;
  if (!body) return unreachable(SOMETHING_ELSE);
  const { mid, orderId, txnId, txnAmount, currency = 'INR' } = body;
  if (mid !== merchantId || orderId !== gatewayOrderId) return unreachable(OTHER_ORDER);
  const { resultStatus } = body.resultInfo;
  if (resultStatus === 'TXN_FAILURE') return { state: 'failed' };
  // A payment is told with its number; whatever else is said means that nothing is known yet.
  if (resultStatus !== 'TXN_SUCCESS' || !isName(txnId)) return { state: 'pending' };
  return { state: 'paid', transactionId: txnId, amount: parseHundredths(txnAmount), currency };
}
