import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { parseHundredths, toDecimal } from '#domain/money.ts';
import type { GatewayAnswer } from '#domain/payment.ts';
import type { PostJson } from '../../http/post-json.ts';
import type { Gateway } from '../../stores/gateway.ts';
import type { PaymentProvider, ReturnFields } from '../provider.ts';
import { isSigned, signText, textOf } from './paytm-checksum.ts';

interface Options {
  publicUrl: string;
  postJson: PostJson;
  /** Where a gateway is on this machine or in its network: tests, and a simulated one. */
  allowPlain: boolean;
}

/** The form flow: the browser posts signed fields to the gateway, and the gateway has it post signed ones back. */
export function createPaytm({ publicUrl, postJson, allowPlain }: Options): PaymentProvider {
  return {
    method: 'Paytm',
    takesHost: (host) => allowPlain || /^https:/i.test(host),
    start({ host, merchantId, merchantKey, website, industryType }, { storeId, gatewayOrderId, amount }) {
      const fields = {
        MID: merchantId,
        ORDER_ID: gatewayOrderId,
        // Nothing of the customer: whatever is signed here could be passed off as the gateway's own answer.
        CUST_ID: randomBytes(16).toString('hex'),
        TXN_AMOUNT: toDecimal(amount),
        CHANNEL_ID: 'WEB',
        WEBSITE: website,
        INDUSTRY_TYPE_ID: industryType,
        CALLBACK_URL: `${publicUrl}/payments/paytm/callback/${storeId}`,
      };
      const CHECKSUMHASH = signText(textOf(fields), merchantKey);
      return { action: `${host}/theia/processTransaction`, param_dict: { ...fields, CHECKSUMHASH } };
    },
    nameOf: (fields) => fields['ORDERID'] ?? '',
    verifyReturn,
    async fetchStatus(gateway, gatewayOrderId) {
      const body = JSON.stringify({ mid: gateway.merchantId, orderId: gatewayOrderId });
      const signature = signText(body, gateway.merchantKey);
      try {
        // The signature is over the very text of the body.
        const text = `{"body":${body},"head":{"signature":${JSON.stringify(signature)}}}`;
        const { status, text: answer } = await postJson(`${gateway.host}/v3/order/status`, text);
        if (status !== 200) return { state: 'unreachable', reason: `It answered ${status}` };
        return readStatus(answer, gateway, gatewayOrderId);
      } catch (error) {
        return { state: 'unreachable', reason: (error as Error).message };
      }
    },
  };
}

function verifyReturn({ merchantId, merchantKey }: Gateway, fields: ReturnFields) {
  const { CHECKSUMHASH = '', ...signed } = fields;
  // A bar within a value would let the same text be cut up otherwise.
  const isWhole = Object.values(signed).every((value) => !value.includes('|'));
  if (!isWhole || !isSigned(textOf(signed), merchantKey, CHECKSUMHASH)) return { fault: 'checksum' };
  if (signed['MID'] !== merchantId) return { fault: 'merchant' };
  return {
    gatewayOrderId: signed['ORDERID'] ?? '',
    amount: parseHundredths(signed['TXNAMOUNT']),
    currency: signed['CURRENCY'] ?? '',
  };
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

function parse(answer: string): z.infer<typeof statusAnswer> | null {
  try {
    return statusAnswer.safeParse(JSON.parse(answer)).data ?? null;
  } catch {
    return null;
  }
}

function readStatus(answer: string, { merchantId }: Gateway, gatewayOrderId: string): GatewayAnswer {
  const body = parse(answer)?.body;
  // Not in the words of the parser, which quotes what it could not read.
  if (!body) return { state: 'unreachable', reason: 'It answered something else' };
  const { mid, orderId, txnId, txnAmount, currency = 'INR' } = body;
  if (mid !== merchantId || orderId !== gatewayOrderId) {
    return { state: 'unreachable', reason: 'It answered for another order' };
  }
  const { resultStatus } = body.resultInfo;
  if (resultStatus === 'TXN_FAILURE') return { state: 'failed' };
  // A payment is told with its number; whatever else is said means that nothing is known yet.
  if (resultStatus !== 'TXN_SUCCESS' || !isTransactionId(txnId)) return { state: 'pending' };
  return { state: 'paid', transactionId: txnId, amount: parseHundredths(txnAmount), currency };
}

function isTransactionId(txnId: unknown): txnId is string {
  return typeof txnId === 'string' && /^[\w.-]{1,64}$/.test(txnId);
}
