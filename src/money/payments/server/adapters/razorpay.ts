import * as z from 'zod';
import type {
  Fault,
  Gateway,
  Headers,
  Notice,
  PaymentProvider,
  ReturnClaim,
  ReturnFields,
} from '#platform/ports/server/gateways.ts';
import { fetchPayments, formOf, makeOrder, tryRazorpay } from './razorpay-calls.ts';
import { createRazorpayMandates } from './razorpay-mandates.ts';
import { fetchRazorpayRefund, refundRazorpay } from './razorpay-refunds.ts';
import { isSignedByRazorpay } from './razorpay-signature.ts';
import { isName, parseJson, type Tools, takesHostWith } from './tools.ts';

export function createRazorpay(tools: Tools): PaymentProvider {
  return {
    method: 'Razorpay',
    asksToStart: true,
    takesHost: takesHostWith(tools),
    tryKeys: (account) => tryRazorpay(tools, account),
    async start(account, { payeeName, callbackUrl, cancelUrl, ...attempt }) {
      const reference = await makeOrder(tools, account, attempt);
      return formOf(account, attempt, reference, { payeeName, callbackUrl, cancelUrl });
    },
    nameOf: (fields) => fields['razorpay_order_id'] ?? readMetadata(fields)?.order_id ?? '',
    verifyReturn,
    readWebhook,
    fetchStatus: (account, attempt) => fetchPayments(tools, account, attempt),
    refund: (account, refund) => refundRazorpay(tools, account, refund),
    fetchRefund: (account, refund) => fetchRazorpayRefund(tools, account, refund),
    mandates: createRazorpayMandates(tools),
  };
}

const metadata = z.object({ order_id: z.string().optional() });

/** A failed payment comes back as `error[…]` fields only, one of which is JSON. */
const readMetadata = (fields: ReturnFields) => parseJson(metadata, fields['error[metadata]'] ?? '');

/** A failure is not signed, so it claims nothing and the gateway is asked. */
function verifyReturn({ merchantKey }: Gateway, fields: ReturnFields): ReturnClaim | Fault {
  const { razorpay_payment_id: payment, razorpay_order_id: order, razorpay_signature: signature } = fields;
  if (signature === undefined && fields['error[code]'] !== undefined) return { isUnsigned: true };
  if (!isName(payment) || !isName(order)) return { fault: 'signature' };
  return isSignedByRazorpay(`${order}|${payment}`, merchantKey, signature ?? '')
    ? {}
    : { fault: 'signature' };
}

const entity = (name: 'id' | 'order_id') =>
  z.object({ entity: z.object({ [name]: z.string().max(64).nullish() }) }).optional();

const notice = z.object({
  payload: z.object({ payment: entity('order_id'), order: entity('id') }),
});

/** The signature covers the raw bytes. */
function readWebhook({ webhookSecret }: Gateway, raw: Buffer, headers: Headers): Notice | Fault {
  const signature = headers['x-razorpay-signature'];
  if (webhookSecret === null || typeof signature !== 'string') return { fault: 'signature' };
  if (!isSignedByRazorpay(raw, webhookSecret, signature)) return { fault: 'signature' };
  const eventId = headers['x-razorpay-event-id'];
  const news = parseJson(notice, raw.toString('utf8'));
  if (!news || !isName(eventId)) return { fault: 'body' };
  const { payment, order } = news.payload;
  return { eventId, name: payment?.entity['order_id'] ?? order?.entity['id'] ?? null };
}
