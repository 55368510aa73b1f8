import { describe, expect, test } from 'vitest';
import { SAMPLE_ACCOUNTS } from '../accounts.ts';
import { useGateway, useMerchant } from '../testing/use-gateway.ts';
import { signReturn, signWebhook } from './signature.ts';

const merchant = await useMerchant();
const [account] = SAMPLE_ACCOUNTS.razorpay;
if (!account) throw new Error('No account');
const webhook = { url: merchant.url, secret: 'the webhook secret' };
const gateway = await useGateway({ ...SAMPLE_ACCOUNTS, razorpay: [{ ...account, webhook }] });
const { sim, basic, postJson, get, arrive, decide } = gateway;
const { keyId, keySecret } = account;

const order = (changes = {}, access: Record<string, string> = basic) =>
  postJson('/v1/orders', { amount: 2000, currency: 'INR', receipt: 'a receipt', ...changes }, access);

async function newOrder(): Promise<string> {
  return (await order()).body.id;
}

const come = (orderId: string, changes = {}) =>
  arrive('/v1/checkout/embedded', {
    key_id: keyId,
    order_id: orderId,
    callback_url: 'http://127.0.0.1:9/callback',
    cancel_url: 'http://127.0.0.1:9/cancel?x=1',
    ...changes,
  });

async function pay(orderId: string, decision = 'pay', wayBack = 'once') {
  return decide((await come(orderId)).page, decision, wayBack);
}

const paymentsOf = (orderId: string) => get(`/v1/orders/${orderId}/payments`, basic);

async function nextEvent() {
  await expect.poll(() => merchant.received.length).toBeGreaterThan(0);
  const { headers, body } = merchant.received.shift() ?? { headers: {}, body: '{}' };
  expect(headers['x-razorpay-signature']).toBe(signWebhook(body, webhook.secret));
  return { id: headers['x-razorpay-event-id'], ...JSON.parse(body) };
}

test('a payment returns signed, and the webhook reports it too', async () => {
  const orderId = await newOrder();
  const fields = await pay(orderId);
  const paymentId = fields['razorpay_payment_id'] ?? '';
  expect(fields).toEqual({
    razorpay_payment_id: paymentId,
    razorpay_order_id: orderId,
    razorpay_signature: signReturn(orderId, paymentId, keySecret),
  });
  const { items } = await paymentsOf(orderId);
  expect(items).toMatchObject([{ id: paymentId, status: 'captured', amount: 2000, order_id: orderId }]);
  expect(await get(`/v1/orders/${orderId}`, basic)).toMatchObject({ status: 'paid', amount_due: 0 });
  const { id, event, payload } = await nextEvent();
  expect([event, payload.payment.entity.id]).toEqual(['payment.captured', paymentId]);
  expect(id).toMatch(/^event_\w{14}$/);
});

test('a failed payment can be tried again, and cancelling returns without fields', async () => {
  const orderId = await newOrder();
  const failed = await pay(orderId, 'fail');
  expect(failed['error[code]']).toBe('BAD_REQUEST_ERROR');
  expect(JSON.parse(failed['error[metadata]'] ?? '')).toMatchObject({ order_id: orderId });
  expect((await nextEvent()).event).toBe('payment.failed');
  expect(await pay(orderId, 'cancel')).toEqual({});
  await pay(orderId);
  const { items } = await paymentsOf(orderId);
  expect(items.map(({ status }: { status: string }) => status)).toEqual(['failed', 'captured']);
  expect((await nextEvent()).event).toBe('payment.captured');
});

test('a pending payment is authorized, and captured when it is settled', async () => {
  const orderId = await newOrder();
  expect(await pay(orderId, 'pending')).toHaveProperty('razorpay_signature');
  expect((await paymentsOf(orderId)).items[0].status).toBe('authorized');
  sim.setFaults({ webhooks: 'twice' });
  await sim.settle(orderId, 'paid');
  const [first, second] = [await nextEvent(), await nextEvent()];
  expect(second).toEqual(first);
  expect((await paymentsOf(orderId)).items[0].status).toBe('captured');
});

test('a forged return has a wrong signature, and nothing is paid', async () => {
  const orderId = await newOrder();
  const { razorpay_signature, razorpay_payment_id = '' } = await pay(orderId, 'pay', 'forged');
  expect(razorpay_signature).not.toBe(signReturn(orderId, razorpay_payment_id, keySecret));
  expect((await paymentsOf(orderId)).count).toBe(0);
});

test.each([
  ['no key', { amount: 2000 }, {}, 401, 'Authentication failed'],
  ['a wrong secret', {}, { authorization: `Basic ${btoa(`${keyId}:wrong`)}` }, 401, 'Authentication failed'],
  ['too small an amount', { amount: 99 }, basic, 400, 'Order amount less than minimum amount allowed'],
  ['rupees', { amount: 20.5 }, basic, 400, 'The amount must be an integer.'],
  ['dollars', { currency: 'USD' }, basic, 400, 'Currency is not supported'],
  [
    'a long receipt',
    { receipt: 'x'.repeat(41) },
    basic,
    400,
    'The receipt may not be greater than 40 characters.',
  ],
])('refuses an order with %s', async (_, changes, access, status, description) => {
  const answer = await order(changes, access);
  expect(answer.status).toBe(status);
  expect(answer.body.error).toMatchObject({ code: 'BAD_REQUEST_ERROR', description });
});

test.each([
  ['another amount', { amount: '1900' }],
  ['an unknown key', { key_id: 'rzp_test_nobody' }],
  ['an unknown order', { order_id: 'order_nobody' }],
  ['no callback address', { callback_url: '' }],
])('refuses a checkout with %s', async (_, changes) => {
  expect((await come(await newOrder(), changes)).status).toBe(400);
});

describe('refunds', () => {
  const refund = (paymentId: string, body: object, key?: string) =>
    postJson(`/v1/payments/${paymentId}/refund`, body, {
      ...basic,
      ...(key ? { 'x-refund-idempotency': key } : {}),
    });

  async function paid(): Promise<string> {
    const { razorpay_payment_id = '' } = await pay(await newOrder());
    await nextEvent();
    return razorpay_payment_id;
  }

  test('are made once for each key, in parts, and never exceed the payment', async () => {
    const paymentId = await paid();
    const part = { amount: 500, receipt: 'r1' };
    const first = await refund(paymentId, part, 'refund-0001');
    expect(first.body).toMatchObject({ entity: 'refund', amount: 500, status: 'processed', receipt: 'r1' });
    expect(await refund(paymentId, part, 'refund-0001')).toEqual(first);
    expect((await refund(paymentId, { ...part, amount: 600 }, 'refund-0001')).status).toBe(400);
    expect((await nextEvent()).event).toBe('refund.processed');
    expect((await refund(paymentId, { amount: 1501 }, 'refund-0002')).status).toBe(400);
    await refund(paymentId, { amount: 1500 }, 'refund-0003');
    const { body } = await refund(paymentId, { amount: 1 }, 'refund-0004');
    expect(body.error.description).toBe('The payment has been fully refunded already');
    const { count, items } = await get(`/v1/payments/${paymentId}/refunds`, basic);
    expect([count, items[0].receipt]).toEqual([2, 'r1']);
    expect(await get(`/v1/payments/${paymentId}`, basic)).toMatchObject({ amount_refunded: 2000 });
    expect((await nextEvent()).event).toBe('refund.processed');
  });

  test('can hang and be settled later', async () => {
    const paymentId = await paid();
    sim.setFaults({ refunds: 'pending' });
    const { body } = await refund(paymentId, { amount: 500 });
    expect(body.status).toBe('pending');
    await sim.settleRefund(body.id, 'failed');
    expect((await nextEvent()).event).toBe('refund.failed');
    expect((await get(`/v1/payments/${paymentId}/refunds`, basic)).items[0].status).toBe('failed');
  });

  test('are refused for unpaid payments', async () => {
    const orderId = await newOrder();
    await pay(orderId, 'fail');
    await nextEvent();
    const [{ id }] = (await paymentsOf(orderId)).items;
    for (const paymentId of [id, 'pay_nobody']) expect((await refund(paymentId, {})).status).toBe(400);
  });
});
