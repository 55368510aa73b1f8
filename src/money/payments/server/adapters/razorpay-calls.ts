import * as z from 'zod';
import type { Attempt, Gateway, Payer, Started } from '#platform/ports/server/gateways.ts';
import { doubt } from '../../rules/doubts.ts';
import type { KeyAnswer } from '../../rules/gateways.ts';
import type { GatewayAnswer } from '../../rules/payment.ts';
import {
  answered,
  isName,
  OTHER_ORDER,
  orUnreachable,
  parseJson,
  SOMETHING_ELSE,
  type Tools,
  unreachable,
} from './tools.ts';

export function authOf({ merchantId, merchantKey }: Gateway): { authorization: string } {
  return { authorization: `Basic ${Buffer.from(`${merchantId}:${merchantKey}`).toString('base64')}` };
}

export async function tryRazorpay({ getJson }: Tools, account: Gateway): Promise<KeyAnswer> {
  const url = `${account.host}/v1/orders?count=1`;
  const { status, text } = await getJson(url, authOf(account)).catch(() => ({ status: 0, text: '' }));
  if (status === 401) return 'refused';
  return status === 200 && parseJson(madeOrders, text) ? 'accepted' : 'unreachable';
}

const madeOrders = z.object({ items: z.array(z.unknown()) });

const madeOrder = z.object({
  id: z.string().regex(/^\w{1,64}$/),
  amount: z.number(),
  currency: z.string(),
  receipt: z.string().nullish(),
});

/** Makes Razorpay's order, in paise, and returns its id. */
export async function makeOrder(
  { postJson }: Tools,
  account: Gateway,
  attempt: Attempt,
  more: object = {},
): Promise<string> {
  const { gatewayOrderId: receipt, amount, currency } = attempt;
  const body = JSON.stringify({ amount, currency, receipt, payment_capture: 1, ...more });
  const { status, text } = await postJson(`${account.host}/v1/orders`, body, authOf(account));
  if (status !== 200 && status !== 201) throw new Error(answered(status));
  const order = parseJson(madeOrder, text);
  if (!order) throw new Error(SOMETHING_ELSE);
  if (order.amount !== amount || order.currency !== currency || (order.receipt ?? receipt) !== receipt)
    throw new Error(OTHER_ORDER);
  return order.id;
}

/** Opens Razorpay's own page with a form, so that no script of another site runs on ours. */
export function formOf(
  account: Gateway,
  attempt: Attempt,
  reference: string,
  way: Payer,
  more: Record<string, string> = {},
): Started {
  const fields = {
    ...more,
    key_id: account.merchantId,
    order_id: reference,
    amount: String(attempt.amount),
    currency: attempt.currency,
    name: way.payeeName,
    callback_url: way.callbackUrl,
    cancel_url: way.cancelUrl,
  };
  return { form: { action: `${account.host}/v1/checkout/embedded`, param_dict: fields }, reference };
}

const payments = z.object({
  items: z
    .array(
      z.object({
        id: z.unknown().optional(),
        order_id: z.string().nullish(),
        amount: z.number().nullish(),
        currency: z.string().nullish(),
        status: z.string().max(100),
      }),
    )
    .max(1000),
});

type Payment = z.infer<typeof payments>['items'][number];

export function fetchPayments(
  { getJson }: Tools,
  account: Gateway,
  attempt: Attempt,
): Promise<GatewayAnswer> {
  const { reference } = attempt;
  // Nobody was ever sent to pay this attempt.
  if (reference === null) return Promise.resolve({ state: 'unpaid' });
  return orUnreachable(async () => {
    const url = `${account.host}/v1/orders/${encodeURIComponent(reference)}/payments`;
    const { status, text } = await getJson(url, authOf(account));
    if (status !== 200) return unreachable(answered(status));
    const found = parseJson(payments, text);
    if (!found) return unreachable(SOMETHING_ELSE);
    if (found.items.some(({ order_id }) => order_id !== reference)) return unreachable(OTHER_ORDER);
    return outcomeOf(found.items, attempt);
  });
}

/**
 * One order can be tried with several cards. Authorised money has not come yet: it is captured automatically or
 * returned.
 */
function outcomeOf(items: Payment[], { amount, currency }: Attempt): GatewayAnswer {
  const captured = items.filter(({ status }) => status === 'captured');
  const right = captured.find((payment) => payment.amount === amount && payment.currency === currency);
  const payment = right ?? captured[0];
  if (payment) return readCaptured(payment, captured.length);
  const open = items.find(({ status }) => status !== 'failed' && status !== 'refunded');
  if (open) return { state: 'pending', reason: doubt('says', { state: open.status }) };
  return { state: items.length === 0 ? 'unpaid' : 'failed' };
}

function readCaptured({ id, amount, currency }: Payment, count: number): GatewayAnswer {
  const minor = amount ?? -1;
  if (!isName(id) || !Number.isSafeInteger(minor) || minor <= 0 || !currency)
    return { state: 'pending', reason: doubt('noAmount', {}) };
  const paid = { state: 'paid' as const, transactionId: id, amount: minor, currency };
  return count === 1 ? paid : { ...paid, unclear: doubt('paidOften', { count }) };
}
