import * as z from 'zod';
import { toDecimal } from '#platform/money/rules/money.ts';
import type { PaymentProvider } from '#platform/ports/server/gateways.ts';
import { createPaytm, newCustomer } from './paytm.ts';
import { askPaytm } from './paytm-calls.ts';
import { answered, parseJson, SOMETHING_ELSE, type Tools } from './tools.ts';

const tokenAnswer = z.object({
  body: z.object({
    resultInfo: z.object({ resultStatus: z.string(), resultCode: z.string().max(20).optional() }),
    txnToken: z.string().min(1).max(500).optional(),
  }),
});

/** Paytm's newer flow: we register the order, and the browser goes there with the token from the answer. */
export function createPaytmToken(tools: Tools): PaymentProvider {
  return {
    ...createPaytm(tools),
    asksToStart: true,
    async start(account, { callbackUrl, gatewayOrderId: orderId, amount, currency }) {
      const { host, merchantId: mid, website } = account;
      const query = new URLSearchParams({ mid, orderId });
      const body = {
        requestType: 'Payment',
        mid,
        websiteName: website,
        orderId,
        callbackUrl,
        txnAmount: { value: toDecimal(amount), currency },
        userInfo: { custId: newCustomer() },
      };
      const path = `/theia/api/v1/initiateTransaction?${query}`;
      const { status, text } = await askPaytm(tools.postJson, account, { path, body });
      if (status !== 200) throw new Error(answered(status));
      const txnToken = readToken(text);
      const action = `${host}/theia/api/v1/showPaymentPage?${query}`;
      return { form: { action, param_dict: { mid, orderId, txnToken } }, reference: null };
    },
  };
}

function readToken(answer: string): string {
  const body = parseJson(tokenAnswer, answer)?.body;
  if (!body) throw new Error(SOMETHING_ELSE);
  const { resultInfo, txnToken } = body;
  if (resultInfo.resultStatus === 'S' && txnToken !== undefined) return txnToken;
  throw new Error(`It has not begun the payment (${resultInfo.resultCode ?? 'without a code'})`);
}
