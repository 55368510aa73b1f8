import { expect, test } from 'vitest';
import { RAZORPAY, useFakeRazorpay } from '#money/payments/server/testing/fake-razorpay.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { expectError, expectFields } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import type { TestStore } from '#testing/server/test-stores.ts';
import { remindOfInvoices } from './renewing/remind.ts';
import { SELLER, sellPlans } from './testing/sell-plans.ts';

const razorpay = await useFakeRazorpay();
const thali = await useTestApp();
const { begin, buy, byOperator, byOwner, comeBack, invoicesOf, notePaid, planOf, renewingStore, system } =
  await sellPlans(thali, razorpay);
await thali.database.pool.query('update accounts set verified_at = now()');
const [operator = ''] = (
  await thali.database.pool.query(
    'select email from accounts join operators on operators.account_id = accounts.id',
  )
).rows.map(({ email }) => email);

const UTR = '412345678901';
const claim = (store: TestStore, { _id }: { _id: string }, utr = UTR) =>
  thali.call('POST', `/payments/invoice/claim/${store.storeId}/${_id}`, {
    body: `utr=${utr}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const refuse = (store: TestStore, { _id }: { _id: string }) =>
  byOperator('POST', `stores/${store.storeId}/invoices/${_id}/claim/refuse`, { reason: 'No such payment' });
async function ownedStore() {
  const store = await renewingStore();
  const { email } = (await thali.call('GET /api/session', { token: store.token })).body.account;
  await thali.verify(email);
  thali.emails.length = 0;
  return { store, email };
}
const toldTo = (email: string) =>
  thali.emails.filter(({ to }) => to === email).map(({ subject }) => subject.replace(/ · .*/, ''));

test('whoever paid by UPI says so; the operator confirms, and the owner has the receipt', async () => {
  const { store, email } = await ownedStore();
  const made = await buy(store);
  expect((await claim(store, made, '123')).headers['location']).toMatch(/news=noUtr$/);
  expect((await invoicesOf(store))[0].claim).toBeNull();
  await Promise.all([claim(store, made), claim(store, made)]);
  expect((await invoicesOf(store))[0]).toMatchObject({ state: 'due', claim: { utr: UTR, refusedFor: null } });
  await claim(store, made, '412345678902');
  expect(toldTo(operator)).toEqual(['A restaurant says it has paid']);
  expect((await notePaid(store, made, '412345678902')).body.state).toBe('paid');
  const [{ number, link }] = await invoicesOf(store);
  expect(toldTo(email)).toEqual([`Payment received, invoice ${number}`]);
  expect(thali.emails.at(-1)?.text).toContain(link);
  await claim(store, made);
  expect((await invoicesOf(store))[0].claim.utr).toBe('412345678902');
});

test('a payment that was not found is refused with why, and can be claimed again', async () => {
  const { store, email } = await ownedStore();
  const made = await buy(store);
  expectError(await refuse(store, made), 409, 'INVOICE_CHANGED');
  await claim(store, made);
  expect((await refuse(store, made)).body.claim).toMatchObject({ utr: UTR, refusedFor: 'No such payment' });
  expect(toldTo(email)).toEqual(['Payment not found']);
  expect(thali.emails.at(-1)?.text).toContain('No such payment');
  expectError(await refuse(store, made), 409, 'INVOICE_CHANGED');
  await claim(store, made, '412345678903');
  expect((await invoicesOf(store))[0].claim).toMatchObject({ refusedFor: null });
  expect((await planOf(store)).status).toBe('active');
});

test('a payment through the gateway is told to its owner and to the operators, once', async () => {
  const { store, email } = await ownedStore();
  const made = await buy(store);
  razorpay.pay(await begin(store, made));
  await comeBack(store, made);
  await comeBack(store, made);
  expect(toldTo(operator)).toEqual(['A restaurant has paid']);
  expect(toldTo(email)).toHaveLength(1);
});

test('a refund is told to its owner', async () => {
  const { store, email } = await ownedStore();
  const made = await buy(store);
  await notePaid(store, made);
  await byOperator('POST', `stores/${store.storeId}/invoices/${made._id}/refund`, { reason: 'Moved away' });
  expect(toldTo(email).at(-1)).toBe('Refund for your plan');
});

test('nobody is asked to pay before the request can say to whom, and how', async () => {
  const { store } = await ownedStore();
  for (const [settings, missing] of [
    [{ ...SELLER, state: '' }, ['state']],
    [{ name: '', upi: '', gateway: null }, ['name', 'state', 'payment']],
  ] as const) {
    expect((await byOperator('PUT', 'invoice-settings', settings)).body.missing).toEqual(missing);
    const body = { plan: 'Pro', months: 1 };
    const details = { missing };
    expectError(await byOwner(store, 'POST', 'invoices', body), 409, 'SELLER_INCOMPLETE', { details });
    const asked = await byOperator('POST', `stores/${store.storeId}/invoices`, body);
    expectError(asked, 409, 'SELLER_INCOMPLETE', { details });
    expect((await byOwner(store, 'GET', 'invoices')).body.plans).toEqual([]);
  }
  const gateway = { ...RAZORPAY, host: razorpay.host };
  const saved = await byOperator('PUT', 'invoice-settings', { ...SELLER, upi: '', gateway });
  expect(saved.body.missing).toEqual([]);
  expectFields(await byOwner(store, 'POST', 'invoices', { plan: 'None', months: 1 }), {
    plan: expect.any(String),
  });
});

test('a request is told of on its day, and 3 and 7 days later, once each, until it is paid', async () => {
  const [late, paid] = [await ownedStore(), await ownedStore()];
  const ids = [late.store.storeId, paid.store.storeId];
  const ask = async ({ storeId }: TestStore) =>
    (await byOperator('POST', `stores/${storeId}/invoices`, { plan: 'Pro', months: 1 })).body;
  await ask(late.store);
  const soon = await ask(paid.store);
  thali.emails.length = 0;
  const told: number[] = [];
  // Its months begin in ten days.
  for (let day = 0; day <= 20; day++) {
    const before = thali.emails.length;
    await Promise.all([remindOfInvoices(system(), ids), remindOfInvoices(system(), ids)]);
    if (thali.emails.length > before) told.push(day);
    if (day === 11)
      await thali.database.pool.query('update invoices set paid_at = now() where id = $1', [soon._id]);
    thali.clock.advance(DAY);
  }
  expect(told).toEqual([10, 13, 17]);
  expect(toldTo(late.email)).toEqual([
    'Your plan is due today',
    'Your plan is not paid yet',
    'Your plan is not paid yet',
  ]);
  expect(toldTo(paid.email)).toEqual(['Your plan is due today']);
});
