import { randomBytes } from 'node:crypto';
import { parseHundredths, toDecimal } from '#platform/money/rules/money.ts';
import type {
  Fault,
  Gateway,
  PaymentProvider,
  ReturnClaim,
  ReturnFields,
} from '#platform/ports/server/gateways.ts';
import { fetchPaytmStatus, tryPaytm } from './paytm-calls.ts';
import { isSigned, signText, textOf } from './paytm-checksum.ts';
import { fetchPaytmRefund, refundPaytm } from './paytm-refunds.ts';
import { type Tools, takesHostWith } from './tools.ts';

/** Paytm's form flow: the browser posts signed fields to Paytm, which has it post signed fields back. */
export function createPaytm(tools: Tools): PaymentProvider {
  const { postJson } = tools;
  return {
    method: 'Paytm',
    asksToStart: false,
    takesHost: takesHostWith(tools),
    tryKeys: (account) => tryPaytm(postJson, account),
    async start(account, { callbackUrl, gatewayOrderId, amount }) {
      const { host, merchantId, merchantKey, website, industryType } = account;
      const fields = {
        MID: merchantId,
        ORDER_ID: gatewayOrderId,
        CUST_ID: newCustomer(),
        TXN_AMOUNT: toDecimal(amount),
        CHANNEL_ID: 'WEB',
        WEBSITE: website,
        INDUSTRY_TYPE_ID: industryType,
        CALLBACK_URL: callbackUrl,
      };
      const CHECKSUMHASH = signText(textOf(fields), merchantKey);
      const action = `${host}/theia/processTransaction`;
      return { form: { action, param_dict: { ...fields, CHECKSUMHASH } }, reference: null };
    },
    nameOf: (fields) => fields['ORDERID'] ?? '',
    verifyReturn,
    fetchStatus: (account, attempt) => fetchPaytmStatus(postJson, account, attempt),
    refund: (account, refund) => refundPaytm(postJson, account, refund),
    fetchRefund: (account, refund) => fetchPaytmRefund(postJson, account, refund),
  };
}

/** A random customer id: signed customer data could be passed off as Paytm's own answer. */
export const newCustomer = () => randomBytes(16).toString('hex');

function verifyReturn({ merchantId, merchantKey }: Gateway, fields: ReturnFields): ReturnClaim | Fault {
  const { CHECKSUMHASH = '', ...signed } = fields;
  // A bar within a value would let the same signed text be split differently.
  const isWhole = Object.values(signed).every((value) => !value.includes('|'));
  if (!isWhole || !isSigned(textOf(signed), merchantKey, CHECKSUMHASH)) return { fault: 'checksum' };
  if (signed['MID'] !== merchantId) return { fault: 'merchant' };
  return { money: { amount: parseHundredths(signed['TXNAMOUNT']), currency: signed['CURRENCY'] ?? '' } };
}
