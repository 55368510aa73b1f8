import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { createContext } from '../../platform/context/context.ts';
import { expirePayments } from './expire-payments.ts';
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
  // One that is not answered puts off the others of its store.
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

test('who has paid comes back to an order that is paid, once', async () => {
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
  ['of an order that nobody knows', () => paidReturn('order_unknown', 'pay_1')],
  ['with our own name for the order', () => paidReturn('0'.repeat(32), 'pay_1')],
  ['of the other gateway', (form) => ({ ORDERID: form['razorpay_order_id'] ?? '', STATUS: 'TXN_SUCCESS' })],
  [
    'with a failure beside a wrong signature',
    (form) => ({ ...form, razorpay_signature: 'x', 'error[code]': 'E' }),
  ],
])('a form %s is not even asked about', async (_, forge) => {
  const order = await placed();
  const form = forge(paidReturn(order.name, razorpay.pay(order.name)));
  expect(await landing(form)).toBe('/thankyou/');
  expect(asksAbout(order.name)).toBe(0);
  expect(await look(order)).toEqual(AWAITING);
});

test('a right signature alone pays nothing: the gateway must know of it', async () => {
  const order = await placed();
  expect(await landing(paidReturn(order.name, 'pay_made_up'))).toBe('/thankyou/');
  expect(await look(order)).toEqual(AWAITING);
});

test.each<[string, object]>([
  ['only authorised', { status: 'authorized' }],
  ['of another order', { order_id: 'order_another' }],
  ['captured for nothing', { amount: 0 }],
])('a payment that is %s is none', async (_, changes) => {
  const order = await placed();
  const form = paidReturn(order.name, razorpay.pay(order.name, { ...changes }));
  expect(await landing(form)).toBe('/thankyou/');
  expect(await look(order)).toEqual(AWAITING);
});

test.each(TROUBLES)('a gateway whose answer is %s leaves the order waiting', async (trouble) => {
  const order = await placed();
  const form = paidReturn(order.name, razorpay.pay(order.name));
  razorpay.trouble = trouble;
  expect(await landing(form)).toBe('/thankyou/');
  razorpay.trouble = null;
  expect(await look(order)).toEqual(AWAITING);
  expect(await landing(form)).toBe(`/status/${order.slug}`);
});

test('a failure is not signed, and only makes us ask', async () => {
  const [order, other] = [await placed(), await placed()];
  expect(await landing(failedReturn(order.name))).toBe('/thankyou/');
  expect(await look(order)).toEqual(AWAITING);
  razorpay.pay(order.name, { status: 'failed' });
  expect(await landing(failedReturn(order.name))).toBe('/thankyou/cancel');
  expect(await look(order)).toEqual(ended('failed'));
  // Anybody can send one: it does not lead to the page of the order, which is for whoever has its link.
  razorpay.pay(other.name);
  expect(await landing(failedReturn(other.name))).toBe('/thankyou/');
  expect(await look(other)).toEqual(PAID);
  expect(await landing(failedReturn(other.name))).toBe('/thankyou/');
});

test('after a refused card it is asked about for three days all the same, since the same order can be tried again', async () => {
  const order = await placed();
  razorpay.pay(order.name, { status: 'failed' });
  await landing(failedReturn(order.name));
  razorpay.pay(order.name);
  thali.clock.advance(QUARTER);
  const ctx = createContext(thali.services, { kind: 'system' });
  await expirePayments(ctx);
  expect(await look(order)).toMatchObject({ state: 5, payment: 'refund_due' });
});

test('who has paid and lost the way back is asked for when the time is over', async () => {
  const order = await placed();
  razorpay.pay(order.name);
  thali.clock.advance(QUARTER);
  const ctx = createContext(thali.services, { kind: 'system' });
  await expirePayments(ctx);
  expect(await look(order)).toEqual(PAID);
});

test('an order of one store is nothing in another', async () => {
  const order = await placed();
  const form = paidReturn(order.name, razorpay.pay(order.name));
  expect(await landing(form, stores['paytm-token'])).toBe('/thankyou/');
  expect(await look(order)).toEqual(AWAITING);
});

test('whatever is sent, nothing breaks and nothing is paid', async () => {
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
    { numRuns: 150 },
  );
  expect(await look(order)).toEqual(AWAITING);
  expect(thali.logs.join()).not.toContain(RAZORPAY.merchent_key);
});
