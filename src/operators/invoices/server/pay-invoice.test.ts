import { expect, test } from 'vitest';
import { useFakeRazorpay } from '#money/payments/server/testing/fake-razorpay.ts';
import { HOUR } from '#platform/time/rules/durations.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { teaStore } from '#testing/server/test-stores.ts';
import { askForInvoices } from './settling/check-invoice.ts';
import { SELLER, sellPlans } from './testing/sell-plans.ts';

const razorpay = await useFakeRazorpay();
const thali = await useTestApp();
const strict = await useTestApp({ rateLimitScale: 1 });
const {
  begin,
  buy,
  byOperator,
  comeBack,
  invoicesOf,
  notePaid,
  planOf,
  renewingStore,
  system,
  connectGateway,
} = await sellPlans(thali, razorpay);

test('an owner buys a year, pays through the gateway, and has the plan once the gateway says so', async () => {
  const store = await teaStore(thali);
  const made = await buy(store, 'Chain', 12);
  expect(made).toMatchObject({ number: null, paidAt: null, plan: 'Chain', months: 12, total: 35_385.84 });
  const orderId = await begin(store, made);
  expect((await comeBack(store, made)).status).toBe(303);
  expect(await planOf(store)).toMatchObject({ plan: 'Pro' });
  razorpay.pay(orderId);
  const answer = await comeBack(store, made);
  expect([answer.status, answer.headers['location']]).toEqual([303, `/invoice/${store.storeId}/${made._id}`]);
  const [invoice] = await invoicesOf(store);
  expect(invoice).toMatchObject({ way: 'gateway', number: expect.stringMatching(/^PL\/\d\d-\d\d\/\d{4}$/) });
  expect(await planOf(store)).toMatchObject({ plan: 'Chain', status: 'active' });
  expect((await planOf(store)).endDate.slice(0, 10)).toBe(
    `${new Date(thali.clock.now).getUTCFullYear() + 1}${new Date(thali.clock.now).toISOString().slice(4, 10)}`,
  );
  await comeBack(store, made);
  expect(await invoicesOf(store)).toEqual([invoice]);
});

test('a payment from which nobody came back is found by the clock, and one of another amount is not believed', async () => {
  const [store, other] = [await renewingStore(), await renewingStore()];
  const [right, wrong] = [await buy(store), await buy(other)];
  razorpay.pay(await begin(store, right));
  razorpay.pay(await begin(other, wrong), { amount: 100 });
  await askForInvoices(system(), [store.storeId, other.storeId]);
  expect((await invoicesOf(store))[0].paidAt).not.toBeNull();
  expect((await invoicesOf(other))[0].paidAt).toBeNull();
});

test('nobody pays again while an earlier payment is under way or its gateway is silent', async () => {
  const store = await renewingStore();
  const made = await buy(store);
  razorpay.pay(await begin(store, made), { status: 'authorized' });
  expect(await begin(store, made)).toBe('unclear');
  expectError(
    await byOperator('DELETE', `stores/${store.storeId}/invoices/${made._id}`),
    409,
    'INVOICE_CHECKED',
  );
  razorpay.trouble = 'an error';
  expect(await begin(store, made)).toBe('unclear');
  razorpay.trouble = null;
});

test('a payment is begun five times within an hour at most, and not while another is being begun', async () => {
  const store = await renewingStore();
  const made = await buy(store);
  let meanwhile = '';
  razorpay.gate = async () => {
    razorpay.gate = async () => {};
    meanwhile = await begin(store, made);
  };
  expect(await begin(store, made)).toMatch(/^order_/);
  expect(meanwhile).toBe('unclear');
  for (let begun = 1; begun < 5; begun++) expect(await begin(store, made)).toMatch(/^order_/);
  expect(await begin(store, made)).toBe('tooOften');
  expect((await buy(store))._id).toBe(made._id);
  thali.clock.advance(HOUR - 1000);
  expect(await begin(store, made)).toBe('tooOften');
  thali.clock.advance(1000);
  expect(await begin(store, made)).toMatch(/^order_/);
});

test('a payment that is begun is not gone on with, if the invoice was paid meanwhile', async () => {
  const store = await renewingStore();
  const made = await buy(store);
  razorpay.gate = async () => {
    razorpay.gate = async () => {};
    await notePaid(store, made);
  };
  expect(await begin(store, made)).toBe('none');
});

test('a second payment of an invoice is shown to the operator, also after a change of gateway', async () => {
  const store = await renewingStore();
  const made = await buy(store);
  const [first, second] = [await begin(store, made), await begin(store, made)];
  razorpay.pay(first);
  await byOperator('PUT', 'invoice-settings', { ...SELLER, gateway: null });
  await askForInvoices(system(), [store.storeId]);
  const reference = razorpay.pay(second);
  await askForInvoices(system(), [store.storeId]);
  await askForInvoices(system(), [store.storeId]);
  const [invoice] = await invoicesOf(store);
  expect(invoice).toMatchObject({
    state: 'paid',
    extra: [{ reference, amount: made.total, currency: 'INR' }],
  });
  expect(thali.logs.filter((line) => line.includes(reference))).toHaveLength(1);
  await connectGateway();
});

test('whoever comes back very often no longer makes us ask the gateway', async () => {
  const { renewingStore, buy, begin, comeBack } = await sellPlans(strict, razorpay);
  const store = await renewingStore();
  const made = await buy(store);
  await begin(store, made);
  const before = razorpay.asked.length;
  for (let times = 0; times < 25; times++) expect((await comeBack(store, made)).status).toBe(303);
  expect(razorpay.asked.length - before).toBeLessThanOrEqual(20);
});
