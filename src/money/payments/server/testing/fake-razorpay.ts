import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { atEnd } from '#testing/server/at-end.ts';
import { signRazorpay } from '../adapters/razorpay-signature.ts';
import { sendTrouble, type Trouble } from './trouble.ts';

export const RAZORPAY = {
  kind: 'razorpay',
  merchent_id: 'rzp_test_thali00001',
  merchent_key: 'the key secret of the account',
  webhook_secret: 'the secret of its notices',
} as const;

type Entity = Record<string, unknown>;

export interface FakeRazorpay {
  host: string;
  /** The orders that it made, by its own ids. */
  orders: Map<string, Entity>;
  payments: Map<string, Entity[]>;
  /** What was registered, by its name. */
  tokens: Map<string, Entity & { recurring_details: { status: string } }>;
  /** What becomes of a charge: it is captured or refused, or nothing is said while it was captured or lost. */
  charges: 'captured' | 'created' | 'failed' | 'refused' | 'captured in silence' | 'lost';
  /** The calls in order: method and path. */
  asked: string[];
  /** Applied to every call while it is set. */
  trouble: Trouble | null;
  /** Awaited before each answer. */
  gate: () => Promise<unknown>;
  /** Adds a payment; returns its id. One that registers a mandate makes its token, in a state. */
  pay(orderId: string, changes?: Entity, token?: string): string;
}

let names = 0;
const newName = (kind: string) => `${kind}_${String(++names).padStart(14, '0')}`;

/** A Razorpay on this machine, whose knowledge the test sets. */
export async function useFakeRazorpay({
  merchent_id: id,
  merchent_key: secret,
}: {
  merchent_id: string;
  merchent_key: string;
} = RAZORPAY): Promise<FakeRazorpay> {
  const authorization = `Basic ${btoa(`${id}:${secret}`)}`;
  const fake: FakeRazorpay = {
    host: '',
    orders: new Map(),
    payments: new Map(),
    tokens: new Map(),
    charges: 'captured',
    asked: [],
    trouble: null,
    gate: async () => {},
    pay(orderId, changes = {}, status = 'confirmed') {
      const { amount, currency, customer_id, token } = fake.orders.get(orderId) ?? {};
      const id = newName('pay');
      const registered = token ? { customer_id, token_id: newName('token') } : {};
      const payer = { email: 'payer@thali.example', contact: '+919876543210' };
      const payment = {
        id,
        order_id: orderId,
        amount,
        currency,
        status: 'captured',
        ...payer,
        ...registered,
      };
      Object.assign(payment, changes);
      if (registered.token_id)
        fake.tokens.set(registered.token_id, { id: registered.token_id, recurring_details: { status } });
      fake.payments.set(orderId, [...(fake.payments.get(orderId) ?? []), payment]);
      return id;
    },
  };
  const server = createServer(async (request, response) => {
    const { method, url = '', headers } = request;
    const body = await text(request);
    fake.asked.push(`${method} ${url}`);
    await fake.gate();
    if (fake.trouble) return sendTrouble(response, fake.trouble);
    const isKnown = headers.authorization === authorization;
    const found = isKnown ? answer(fake, `${method} ${url}`, body) : null;
    if (found === 'silence') return response.destroy();
    const status = isKnown ? (found ? 200 : 400) : 401;
    return response.writeHead(status).end(JSON.stringify(found ?? { error: { description: 'Refused' } }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  fake.host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  atEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  return fake;
}

function answer(fake: FakeRazorpay, call: string, body: string): Entity | 'silence' | null {
  const { orders, payments } = fake;
  const recurring = answerAboutMandates(fake, call, body);
  if (recurring !== undefined) return recurring;
  if (call === 'POST /v1/orders') {
    const order = { ...JSON.parse(body), id: newName('order'), entity: 'order', status: 'created' };
    orders.set(order.id, order);
    return order;
  }
  if (call === 'GET /v1/orders?count=1')
    return { entity: 'collection', items: [...orders.values()].slice(-1) };
  const [, orderId = ''] = /^GET \/v1\/orders\/(\w+)\/payments$/.exec(call) ?? [];
  return orders.has(orderId) ? { entity: 'collection', items: payments.get(orderId) ?? [] } : null;
}

/** Undefined for other calls. */
function answerAboutMandates(fake: FakeRazorpay, call: string, body: string) {
  const { tokens, payments } = fake;
  if (call === 'POST /v1/customers') return { id: newName('cust'), entity: 'customer', ...JSON.parse(body) };
  const [, paymentId = ''] = /^GET \/v1\/payments\/(\w+)$/.exec(call) ?? [];
  if (paymentId) return [...payments.values()].flat().find(({ id }) => id === paymentId) ?? null;
  const [, method = '', token = ''] = /^(\w+) \/v1\/customers\/\w+\/tokens\/(\w+)/.exec(call) ?? [];
  const found = tokens.get(token);
  if (method === 'GET') return found ?? null;
  if (method !== '') {
    if (found) found.recurring_details.status = 'cancelled';
    return found ? { status: 'cancellation_initiated' } : null;
  }
  return call === 'POST /v1/payments/create/recurring' ? chargeToken(fake, JSON.parse(body)) : undefined;
}

function chargeToken(fake: FakeRazorpay, asked: Record<'order_id' | 'token' | 'amount', string>) {
  const { tokens, charges } = fake;
  const isActive = tokens.get(asked.token)?.recurring_details.status === 'confirmed';
  const isOwed = fake.orders.get(asked.order_id)?.['amount'] === asked.amount;
  if (!isActive || !isOwed || charges === 'refused') return null;
  if (charges === 'lost') return 'silence';
  const isSilent = charges === 'captured in silence';
  const id = fake.pay(asked.order_id, { status: isSilent ? 'captured' : charges });
  return isSilent ? 'silence' : { razorpay_payment_id: id, razorpay_order_id: asked.order_id };
}

/** The form with which Razorpay sends a customer back who has paid. */
export function paidReturn(orderId: string, paymentId: string, secret: string = RAZORPAY.merchent_key) {
  return {
    razorpay_payment_id: paymentId,
    razorpay_order_id: orderId,
    razorpay_signature: signRazorpay(`${orderId}|${paymentId}`, secret),
  };
}

export function failedReturn(orderId: string) {
  return {
    'error[code]': 'BAD_REQUEST_ERROR',
    'error[description]': 'The card was refused.',
    'error[reason]': 'payment_failed',
    'error[metadata]': JSON.stringify({ payment_id: newName('pay'), order_id: orderId }),
  };
}
