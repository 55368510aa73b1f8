import { expect, test } from 'vitest';
import { DAY } from '#domain/time/durations.ts';
import { createContext } from '../../platform/context/context.ts';
import { expectError, expectFields } from '../../testing/expect-error.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { signInOperator } from '../../testing/test-people.ts';
import { type TestStore, teaStore, unique } from '../../testing/test-stores.ts';
import { RAZORPAY, useFakeRazorpay } from '../payments/testing/fake-razorpay.ts';
import { askForInvoices, beginPayment } from './pay-invoice.ts';

const razorpay = await useFakeRazorpay();
const thali = await useTestApp();
const operator = await signInOperator(thali);
const system = () => createContext(thali.services, { kind: 'system' });
const byOperator = (method: string, path: string, body?: object) =>
  thali.call(method, `/api/operator/${path}`, { token: operator, ...(body && { body }) });
const byOwner = (store: TestStore, method: string, path: string, body?: object) =>
  thali.call(method, `/api/stores/${store.storeId}/${path}`, { token: store.token, ...(body && { body }) });
const SETTINGS = { name: 'Rasoi Software', state: 'Karnataka', gstin: '29ABCDE1234F1ZW', upi: 'rasoi@upi' };
const saved = await byOperator('PUT', 'invoice-settings', {
  ...SETTINGS,
  gateway: { ...RAZORPAY, host: razorpay.host },
});
expect(saved.status).toBe(200);
const PRICES: Record<string, number> = { Pro: 999.9, Chain: 2499 };
for (const { _id, name } of (await byOperator('GET', 'plans')).body.plans)
  await byOperator('PATCH', `plans/${_id}`, { price: PRICES[name] ?? 0 });

const invoicesOf = async (store: TestStore) => (await byOwner(store, 'GET', 'invoices')).body.invoices;
async function buy(store: TestStore, plan = 'Pro', months = 1) {
  return (await byOwner(store, 'POST', 'invoices', { plan, months })).body;
}
const planOf = async (store: TestStore) => (await byOwner(store, 'GET', 'plan')).body;

/** Begins at the gateway what the owner bought, and returns the gateway's own name of it. */
async function begin(store: TestStore, { _id }: { _id: string }): Promise<string> {
  const form = await beginPayment(system(), store.storeId, _id);
  return String(form?.param_dict['order_id']);
}
const comeBack = (store: TestStore, { _id }: { _id: string }) =>
  thali.call('POST', `/payments/invoice/callback/${store.storeId}/${_id}`, {
    body: 'razorpay_payment_id=pay_anything',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
  });

test('the settings come back without the keys of the gateway, which stays until it is taken away', async () => {
  const view = { kind: 'razorpay', merchent_id: RAZORPAY.merchent_id };
  expect(saved.body).toMatchObject({ ...SETTINGS, taxRate: 18, sac: '998314', gateway: view });
  expect(saved.text).not.toContain(RAZORPAY.merchent_key);
  expect((await byOperator('PUT', 'invoice-settings', SETTINGS)).body.gateway).toEqual(view);
  expectFields(await byOperator('PUT', 'invoice-settings', { name: '', gstin: '29ABC', upi: 'nobody' }), {
    gstin: expect.any(String),
    upi: expect.any(String),
  });
});

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
  const [store, other] = [await teaStore(thali), await teaStore(thali)];
  const [right, wrong] = [await buy(store), await buy(other)];
  razorpay.pay(await begin(store, right));
  razorpay.pay(await begin(other, wrong), { amount: 100 });
  await askForInvoices(system(), [store.storeId, other.storeId]);
  expect((await invoicesOf(store))[0].paidAt).not.toBeNull();
  expect((await invoicesOf(other))[0].paidAt).toBeNull();
});

test('the same plan goes on from its last day, and another begins today', async () => {
  const store = await teaStore(thali);
  const endDate = new Date(thali.clock.now + 10 * DAY).toISOString();
  await byOperator('PATCH', `stores/${store.storeId}/subscription`, {
    plan: 'Pro',
    status: 'trial',
    endDate,
  });
  expect((await buy(store)).from).toBe(endDate.slice(0, 10));
  expect((await buy(store, 'Chain')).from).toBe(new Date(thali.clock.now).toISOString().slice(0, 10));
});

test('a request that nobody has begun to pay is replaced, and one that was begun stays', async () => {
  const store = await teaStore(thali);
  await buy(store);
  const begun = await buy(store, 'Pro', 3);
  await begin(store, begun);
  const last = await buy(store, 'Chain');
  expect((await invoicesOf(store)).map(({ _id }: { _id: string }) => _id)).toEqual([last._id, begun._id]);
});

test('an operator asks for a price of their own, notes the money, and takes back what is not paid', async () => {
  const store = await teaStore(thali);
  const at = `stores/${store.storeId}/invoices`;
  const made = await byOperator('POST', at, { plan: 'Pro', months: 2, price: 100 });
  expect([made.status, made.body.total]).toEqual([201, 236]);
  const paid = await byOperator('POST', `${at}/${made.body._id}/paid`, { way: 'bank', reference: 'NEFT 7' });
  expect(paid.body).toMatchObject({ way: 'bank', reference: 'NEFT 7' });
  const again = await byOperator('POST', `${at}/${made.body._id}/paid`, { way: 'cash' });
  expectError(again, 409, 'STATE_CHANGED');
  expectError(await byOperator('DELETE', `${at}/${made.body._id}`), 409, 'STATE_CHANGED');
  const next = await buy(store);
  expect((await byOperator('DELETE', `${at}/${next._id}`)).status).toBe(204);
  expectError(await byOperator('DELETE', `${at}/${next._id}`), 404, 'NOT_FOUND');
  const { invoices } = (await byOperator('GET', 'invoices?state=paid')).body;
  expect(invoices.find(({ _id }: { _id: string }) => _id === made.body._id)).toMatchObject({
    storeId: store.storeId,
  });
});

test('an operator can’t take back what was paid at the gateway meanwhile', async () => {
  const store = await teaStore(thali);
  const made = await buy(store);
  razorpay.pay(await begin(store, made));
  const withdrawn = await byOperator('DELETE', `stores/${store.storeId}/invoices/${made._id}`);
  expectError(withdrawn, 409, 'STATE_CHANGED');
  expect((await invoicesOf(store))[0]).toMatchObject({ way: 'gateway' });
});

test('numbers follow each other without a gap, however many are noted at once', async () => {
  const stores = await Promise.all([1, 2, 3, 4].map(() => teaStore(thali)));
  const numbers = await Promise.all(
    stores.map(async (store) => {
      const { _id } = await buy(store);
      const noted = await byOperator('POST', `stores/${store.storeId}/invoices/${_id}/paid`, { way: 'upi' });
      return Number(noted.body.number.slice(-4));
    }),
  );
  const [first = 0] = numbers.toSorted((a, b) => a - b);
  expect(numbers.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3].map((more) => first + more));
});

test('plans that cost nothing or do not exist are not sold', async () => {
  const store = await teaStore(thali);
  for (const plan of ['Free', `No ${unique()}`])
    expectFields(await byOwner(store, 'POST', 'invoices', { plan, months: 1 }), { plan: expect.any(String) });
  const { plans } = (await byOwner(store, 'GET', 'invoices')).body;
  expect(plans.map(({ name }: { name: string }) => name)).toEqual(expect.arrayContaining(['Pro', 'Chain']));
});
