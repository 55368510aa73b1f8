import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { createContext } from '#platform/context/server/context.ts';
import { expirePayments } from './settling/ask-again.ts';
import { failedReturn, paidReturn, RAZORPAY } from './testing/fake-razorpay.ts';
import { AWAITING, ended, PAID, sendBack } from './testing/pay-scene.ts';
import { TROUBLES } from './testing/trouble.ts';
import { useBegunScene } from './testing/use-begun-scene.ts';
import { QUARTER } from './testing/use-pay-scene.ts';

const errors: unknown[] = [];
const { thali, razorpay, stores, place, look } = await useBegunScene({
  onError: (error) => void errors.push(error),
});

afterEach(async () => {
  expect(errors.splice(0)).toEqual([]);
  // An unanswered attempt would delay the others of its store.
  await thali.database.pool.query('delete from payment_due');
});

async function placed() {
  const { body } = await place('razorpay');
  return { ...body, name: body.data.param_dict.order_id as string };
}

async function landing(fields: Record<string, string> | string, store = stores.razorpay) {
  const { status, headers, text } = await sendBack(thali, store, fields, 'razorpay');
  expect([status, text]).toEqual([303, '']);
  return headers['location'];
}

const asksAbout = (name: string) => razorpay.asked.filter((call) => call.includes(name)).length;

test('a signed return after a payment redirects to the paid order, once', async () => {
  const order = await placed();
  const form = paidReturn(order.name, razorpay.pay(order.name));
  expect([await landing(form), await landing(form)]).toEqual(Array(2).fill(`/status/${order.slug}`));
  expect(await look(order)).toEqual(PAID);
  expect(asksAbout(order.name)).toBe(1);
});

type Fields = Record<string, string>;
test.each<[string, (form: Fields) => Fields]>([
  ['without a signature', ({ razorpay_signature: _, ...form }) => form],
  ['with an empty one', (form) => ({ ...form, razorpay_signature: '' })],
  ['with that of another payment', (form) => ({ ...form, razorpay_payment_id: 'pay_another' })],
  ['signed with another secret', (form) => paidReturn(form['razorpay_order_id'] ?? '', 'pay_1', 'another')],
  ['with a bar in it', (form) => ({ ...form, razorpay_payment_id: 'pay|1' })],
  ['of an unknown order', () => paidReturn('order_unknown', 'pay_1')],
  ['with our own name for the order', () => paidReturn('0'.repeat(32), 'pay_1')],
  ['of the other gateway', (form) => ({ ORDERID: form['razorpay_order_id'] ?? '', STATUS: 'TXN_SUCCESS' })],
  [
    'with a failure beside a wrong signature',
    (form) => ({ ...form, razorpay_signature: 'x', 'error[code]': 'E' }),
  ],
])('the gateway is not asked about a form %s', async (_, forge) => {
  const order = await placed();
  const form = forge(paidReturn(order.name, razorpay.pay(order.name)));
  expect(await landing(form)).toBe('/thankyou/');
  expect(asksAbout(order.name)).toBe(0);
  expect(await look(order)).toEqual(AWAITING);
});

test('a valid signature alone pays nothing: the gateway must know the payment', async () => {
  const order = await placed();
  expect(await landing(paidReturn(order.name, 'pay_made_up'))).toBe('/thankyou/');
  expect(await look(order)).toEqual(AWAITING);
});

test.each<[string, object]>([
  ['only authorised', { status: 'authorized' }],
  ['of another order', { order_id: 'order_another' }],
  ['captured for nothing', { amount: 0 }],
])('a payment that is %s does not count', async (_, changes) => {
  const order = await placed();
  const form = paidReturn(order.name, razorpay.pay(order.name, { ...changes }));
  expect(await landing(form)).toBe('/thankyou/');
  expect(await look(order)).toEqual(AWAITING);
});

test.each(TROUBLES)('the order keeps waiting when the gateway’s answer is %s', async (trouble) => {
  const order = await placed();
  const form = paidReturn(order.name, razorpay.pay(order.name));
  razorpay.trouble = trouble;
  expect(await landing(form)).toBe('/thankyou/');
  razorpay.trouble = null;
  expect(await look(order)).toEqual(AWAITING);
  expect(await landing(form)).toBe(`/status/${order.slug}`);
});

test('an unsigned failure only makes us ask the gateway', async () => {
  const [order, other] = [await placed(), await placed()];
  expect(await landing(failedReturn(order.name))).toBe('/thankyou/');
  expect(await look(order)).toEqual(AWAITING);
  razorpay.pay(order.name, { status: 'failed' });
  expect(await landing(failedReturn(order.name))).toBe('/thankyou/cancel');
  expect(await look(order)).toEqual(ended('failed'));
  // Anybody can send a failure, so it does not redirect to the order's page, whose link is a secret.
  razorpay.pay(other.name);
  expect(await landing(failedReturn(other.name))).toBe('/thankyou/');
  expect(await look(other)).toEqual(PAID);
  expect(await landing(failedReturn(other.name))).toBe('/thankyou/');
});

test('an order is asked about for three days after a refused card, since it can be tried again', async () => {
  const order = await placed();
  razorpay.pay(order.name, { status: 'failed' });
  await landing(failedReturn(order.name));
  razorpay.pay(order.name);
  thali.clock.advance(QUARTER);
  const ctx = createContext(thali.services, { kind: 'system' });
  await expirePayments(ctx);
  expect(await look(order)).toMatchObject({ state: 5, payment: 'refund_due' });
});

test('a payment is found when its guest did not come back in time', async () => {
  const order = await placed();
  razorpay.pay(order.name);
  thali.clock.advance(QUARTER);
  const ctx = createContext(thali.services, { kind: 'system' });
  await expirePayments(ctx);
  expect(await look(order)).toEqual(PAID);
});

test('a return does not reach another store’s order', async () => {
  const order = await placed();
  const form = paidReturn(order.name, razorpay.pay(order.name));
  expect(await landing(form, stores['paytm-token'])).toBe('/thankyou/');
  expect(await look(order)).toEqual(AWAITING);
});

test('arbitrary fields break nothing and pay nothing', async () => {
  const order = await placed();
  const right = paidReturn(order.name, 'pay_1', 'not the secret');
  const name = fc.constantFrom(...Object.keys(right), 'error[code]', 'error[metadata]', '__proto__', '');
  const junk = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc.constantFrom('null', '{"order_id":1}', '\0'),
  );
  await fc.assert(
    fc.asyncProperty(name, junk, async (field, value) => {
      const body = new URLSearchParams({ ...right, [field]: value }).toString();
      const { status } = await sendBack(thali, stores.razorpay, body, 'razorpay');
      expect([303, 400, 422]).toContain(status);
    }),
  );
  expect(await look(order)).toEqual(AWAITING);
  expect(thali.logs.join()).not.toContain(RAZORPAY.merchent_key);
});
