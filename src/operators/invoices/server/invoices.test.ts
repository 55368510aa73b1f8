import { expect, test } from 'vitest';
import { RAZORPAY, useFakeRazorpay } from '#money/payments/server/testing/fake-razorpay.ts';
import type { OperatorRole } from '#operators/stores/rules/roles.ts';
import { expectError, expectFields } from '#testing/server/expect-error.ts';
import { signInOperator } from '#testing/server/people/test-people.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { openTestBrand } from '#testing/server/test-brands.ts';
import { teaStore, unique } from '#testing/server/test-stores.ts';
import { SELLER, sellPlans } from './testing/sell-plans.ts';

const razorpay = await useFakeRazorpay();
const thali = await useTestApp();
const { begin, buy, byOperator, byOwner, invoicesOf, notePaid, planOf, renewingStore, saved } =
  await sellPlans(thali, razorpay);

test('the settings come back without the keys of the gateway, which stays until it is taken away', async () => {
  const view = { kind: 'razorpay', merchent_id: RAZORPAY.merchent_id };
  expect(saved.body).toMatchObject({ ...SELLER, taxRate: 18, sac: '998314', gateway: view });
  expect(saved.text).not.toContain(RAZORPAY.merchent_key);
  expect((await byOperator('PUT', 'invoice-settings', SELLER)).body.gateway).toEqual(view);
  expectFields(await byOperator('PUT', 'invoice-settings', { name: '', gstin: '29ABC', upi: 'nobody' }), {
    gstin: expect.any(String),
    upi: expect.any(String),
  });
});

test('months count from what the store has when they are paid, not when they were asked for', async () => {
  const store = await renewingStore();
  const [early] = [await buy(store, 'Pro', 1)];
  const late = (await byOperator('POST', `stores/${store.storeId}/invoices`, { plan: 'Pro', months: 2 }))
    .body;
  expect(late.from).toBe(early.from);
  expect((await notePaid(store, late)).body.from).toBe(early.from);
  const { until } = late;
  const paid = (await notePaid(store, early)).body;
  expect(paid.from > until).toBe(true);
  expect((await planOf(store)).endDate.slice(0, 10) > paid.until).toBe(true);
});

test('a plan without an end is neither sold nor offered, and money that arrives for it gives it no end', async () => {
  const store = await renewingStore();
  const asked = await buy(store);
  await byOperator('PATCH', `stores/${store.storeId}/subscription`, { status: 'active', endDate: null });
  const refused = await byOwner(store, 'POST', 'invoices', { plan: 'Pro', months: 1 });
  expectError(refused, 409, 'PLAN_HELD');
  const { plans } = (await byOwner(store, 'GET', 'invoices')).body;
  expect(plans.map(({ name }: { name: string }) => name)).not.toContain('Pro');
  expect((await notePaid(store, asked)).status).toBe(200);
  expect(await planOf(store)).toMatchObject({ plan: 'Pro', endDate: null });
});

test('an owner has one request: the same again, or another in its place, which leaves the operator’s alone', async () => {
  const store = await renewingStore();
  const fromOperator = (
    await byOperator('POST', `stores/${store.storeId}/invoices`, { plan: 'Pro', months: 6 })
  ).body;
  const first = await buy(store);
  expect((await buy(store))._id).toBe(first._id);
  const last = await buy(store, 'Chain');
  expect((await invoicesOf(store)).map(({ _id }: { _id: string }) => _id)).toEqual([
    last._id,
    fromOperator._id,
  ]);
  expect((await notePaid(store, first)).body).toMatchObject({ state: 'paid' });
});

test('only so many requests of a week can stay unpaid', async () => {
  const store = await renewingStore();
  for (let months = 1; months <= 20; months++) expect((await buy(store, 'Pro', months)).months).toBe(months);
  expectError(
    await byOwner(store, 'POST', 'invoices', { plan: 'Pro', months: 21 }),
    429,
    'TOO_MANY_REQUESTS',
  );
});

test('a store that has closed can’t buy', async () => {
  const store = await renewingStore();
  await thali.database.pool.query('update stores set closed_at = now() where store_id = $1', [store.storeId]);
  const refused = await byOperator('POST', `stores/${store.storeId}/invoices`, { plan: 'Pro', months: 1 });
  expectError(refused, 409, 'STORE_CLOSED_DOWN');
});

test('an operator asks for a price of their own, notes the money, and takes back what is not paid', async () => {
  const store = await renewingStore();
  const at = `stores/${store.storeId}/invoices`;
  const made = await byOperator('POST', at, { plan: 'Pro', months: 2, price: 100 });
  expect([made.status, made.body.total]).toEqual([201, 236]);
  expect(thali.emails.at(-1)?.text).toContain(made.body.link);
  const paid = await byOperator('POST', `${at}/${made.body._id}/paid`, { way: 'bank', reference: 'NEFT 7' });
  expect(paid.body).toMatchObject({ way: 'bank', reference: 'NEFT 7' });
  const again = await byOperator('POST', `${at}/${made.body._id}/paid`, { way: 'cash' });
  expectError(again, 409, 'INVOICE_CHANGED');
  expectError(await byOperator('DELETE', `${at}/${made.body._id}`), 409, 'INVOICE_CHANGED');
  const next = await buy(store);
  expect((await byOperator('DELETE', `${at}/${next._id}`)).status).toBe(204);
  expectError(await byOperator('DELETE', `${at}/${next._id}`), 409, 'INVOICE_CHANGED');
  expect((await byOperator('GET', 'invoices?state=withdrawn')).body.invoices[0]).toMatchObject({
    _id: next._id,
  });
  expect((await byOperator('POST', `${at}/${next._id}/paid`, { way: 'upi' })).body.state).toBe('paid');
  const { invoices } = (await byOperator('GET', 'invoices?state=paid')).body;
  expect(invoices.find(({ _id }: { _id: string }) => _id === made.body._id)).toMatchObject({
    storeId: store.storeId,
  });
});

test('an operator can’t take back what was paid at the gateway meanwhile', async () => {
  const store = await renewingStore();
  const made = await buy(store);
  razorpay.pay(await begin(store, made));
  const withdrawn = await byOperator('DELETE', `stores/${store.storeId}/invoices/${made._id}`);
  expectError(withdrawn, 409, 'INVOICE_CHANGED');
  expect((await invoicesOf(store))[0]).toMatchObject({ way: 'gateway' });
});

test('numbers follow each other without a gap, however many are noted at once', async () => {
  const stores = await Promise.all([1, 2, 3, 4].map(() => renewingStore()));
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
  expect(plans.map(({ name }: { name: string }) => name)).toContain('Chain');
});

test('brands with one GSTIN give different numbers, also after one has chosen other letters', async () => {
  const dhaba = await openTestBrand(thali, 'Dhaba');
  const token = await signInOperator(dhaba.thali, 'OWNER', dhaba.brandId);
  const save = (more: object) =>
    dhaba.thali.call('PUT', '/api/operator/invoice-settings', { token, body: { ...SELLER, ...more } });
  const store = await renewingStore();
  await notePaid(store, await buy(store));
  expectFields(await save({}), { series: expect.any(String) });
  expectFields(await save({ series: 'd-' }), { series: expect.any(String) });
  expect((await save({ series: 'D' })).body).toMatchObject({ series: 'D' });
  expectFields(await byOperator('PUT', 'invoice-settings', { ...SELLER, series: 'D' }), {
    series: expect.any(String),
  });
  await byOperator('PUT', 'invoice-settings', { ...SELLER, series: 'R' });
  expect((await notePaid(store, await buy(store))).body.number).toMatch(/^PLR\/\d\d-\d\d\/\d{4}$/);
  // The first numbers of the other brand had no letters.
  expectFields(await save({}), { series: expect.any(String) });
  expect((await save({ gstin: '' })).body).toMatchObject({ series: '', gstin: '' });
  await byOperator('PUT', 'invoice-settings', SELLER);
});

test('operators who may not ask for money have no link with which it is paid', async () => {
  const store = await renewingStore();
  const made = await buy(store);
  const linkFor = async (role: OperatorRole) => {
    const token = await signInOperator(thali, role);
    const { invoices } = (await thali.call('GET', '/api/operator/invoices', { token })).body;
    return invoices.find(({ _id }: { _id: string }) => _id === made._id).link;
  };
  expect([await linkFor('READER'), await linkFor('SUPPORT'), await linkFor('FINANCE')]).toEqual([
    null,
    null,
    made.link,
  ]);
  await notePaid(store, made);
  expect(await linkFor('READER')).toBe(made.link);
});
