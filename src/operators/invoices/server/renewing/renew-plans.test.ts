import { beforeEach, expect, test } from 'vitest';
import { RAZORPAY, useFakeRazorpay } from '#money/payments/server/testing/fake-razorpay.ts';
import type { MandateWay } from '#operators/plans/rules/mandate.ts';
import { ageSubscriptions } from '#operators/stores/server/subscriptions/age-subscriptions.ts';
import { DAY, HOUR } from '#platform/time/rules/durations.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { lockRows } from '#testing/server/lock-rows.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import type { TestStore } from '#testing/server/test-stores.ts';
import { beginPayment } from '../pay-invoice.ts';
import { SELLER, sellPlans } from '../testing/sell-plans.ts';
import { renewPlans } from './renew-plans.ts';

const razorpay = await useFakeRazorpay();
const thali = await useTestApp();
const sold = await sellPlans(thali, razorpay);
const { buy, byOperator, byOwner, comeBack, connectGateway, invoicesOf, planOf, renewingStore, system } =
  sold;

beforeEach(() => {
  razorpay.charges = 'captured';
  razorpay.trouble = null;
});

/** A store whose owner paid for a month and agreed that the plan renews itself. */
async function agreedStore(way: MandateWay = 'upi', status = 'confirmed') {
  const store = await renewingStore();
  const { email } = (await thali.call('GET /api/session', { token: store.token })).body.account;
  await thali.verify(email);
  const made = await buy(store);
  const begun = await beginPayment(system(), store.storeId, made._id, way);
  if (begun.outcome !== 'begun') throw new Error(begun.outcome);
  expect(begun.form.param_dict).toMatchObject({
    recurring: '1',
    customer_id: expect.stringMatching(/^cust_/),
  });
  const orderId = String(begun.form.param_dict['order_id']);
  razorpay.pay(orderId, { method: way }, status);
  await comeBack(store, made);
  return { ...store, email, made, orderId };
}

type Agreed = Awaited<ReturnType<typeof agreedStore>>;

const mandateOf = async (store: TestStore) => (await byOwner(store, 'GET', 'invoices')).body.mandate;
const subjectsTo = ({ email }: Agreed) =>
  thali.emails.filter(({ to }) => to === email).map(({ subject }) => subject.split(' · ')[0]);
const tokenOf = (store: Agreed) =>
  razorpay.tokens.get(String(razorpay.payments.get(store.orderId)?.at(-1)?.['token_id']));
const renew = (store: TestStore) => renewPlans(system(), [store.storeId]);

/** The clock works as in a running program, from so long before the end of what is paid. */
async function until(store: TestStore, beforeEnd: number): Promise<void> {
  const end = Date.parse((await planOf(store)).endDate);
  thali.clock.advance(end - beforeEnd - thali.clock.now);
  await keepSignedIn();
  await renew(store);
}

async function pass(store: TestStore, ms: number): Promise<void> {
  thali.clock.advance(ms);
  await keepSignedIn();
  await renew(store);
}

const keepSignedIn = () =>
  thali.database.pool.query('update sessions set seen_at = $1, expires_at = $2', [
    new Date(thali.clock.now),
    new Date(thali.clock.now + DAY),
  ]);

test('a plan is told of three days before its end and charged two days before, once, by several programs', async () => {
  const store = await agreedStore();
  const { endDate } = await planOf(store);
  expect(await mandateOf(store)).toMatchObject({ state: 'active', way: 'upi', plan: 'Pro', cap: 1179.88 });
  expect(subjectsTo(store)).toContain('Your plan renews automatically');
  await until(store, 3 * DAY + HOUR);
  expect(subjectsTo(store)).not.toContain('Your plan is about to renew');
  await until(store, 3 * DAY);
  await ageSubscriptions(system(), [store.storeId]);
  expect(subjectsTo(store)).toContain('Your plan is about to renew');
  expect(subjectsTo(store)).not.toContain('Your plan ends soon');
  expect(await invoicesOf(store)).toHaveLength(1);
  thali.clock.advance(DAY);
  await keepSignedIn();
  await Promise.all([renew(store), renew(store), renew(store)]);
  const [invoice, first] = await invoicesOf(store);
  expect(invoice).toMatchObject({ state: 'paid', way: 'gateway', mandate: 'active', total: 1179.88 });
  expect(first).toMatchObject({ mandate: 'active' });
  expect(Date.parse((await planOf(store)).endDate) - Date.parse(endDate)).toBeGreaterThan(27 * DAY);
  expect(razorpay.asked.filter((call) => call.endsWith('/create/recurring'))).toHaveLength(1);
  await renew(store);
  expect(await invoicesOf(store)).toHaveLength(2);
});

test('a refused charge is tried again 1, 3 and 5 days later, told each time, and then the mandate has ended', async () => {
  const store = await agreedStore('card');
  await until(store, 3 * DAY);
  razorpay.charges = 'failed';
  const before = razorpay.asked.length;
  const charged = () =>
    razorpay.asked.slice(before).filter((call) => call.endsWith('/create/recurring')).length;
  await until(store, 2 * DAY);
  await pass(store, HOUR);
  expect(charged()).toBe(1);
  expect(
    subjectsTo(store).filter((subject) => subject === 'The charge for your plan was refused'),
  ).toHaveLength(1);
  expect(await mandateOf(store)).toMatchObject({ isRetried: true });
  const { text = '' } = thali.emails.findLast(({ to }) => to === store.email) ?? {};
  expect(text).toContain(`/invoice/${store.storeId}/`);
  for (const [wait, times] of [
    [DAY, 2],
    [HOUR, 2],
    [2 * DAY - 2 * HOUR, 2],
    [HOUR, 3],
    [HOUR, 3],
    [2 * DAY - HOUR, 4],
  ] as const) {
    await pass(store, wait);
    expect(charged()).toBe(times);
  }
  await pass(store, HOUR);
  expect(await mandateOf(store)).toBeNull();
  expect(subjectsTo(store)).toContain('Your plan no longer renews automatically');
  const last = thali.emails.findLast(({ to }) => to === store.email);
  expect(last?.text).toContain(`/invoice/${store.storeId}/`);
  expect(razorpay.asked.at(-1)).toMatch(/^DELETE \/v1\/customers\/\w+\/tokens\/\w+$/);
  expect((await invoicesOf(store))[0]).toMatchObject({ state: 'due', mandate: 'ended' });
});

test('a refused charge that is paid by hand is not tried again', async () => {
  const store = await agreedStore();
  await until(store, 3 * DAY);
  razorpay.charges = 'refused';
  await until(store, 2 * DAY);
  const [invoice] = await invoicesOf(store);
  await sold.notePaid(store, invoice);
  razorpay.charges = 'captured';
  await pass(store, DAY);
  expect((await invoicesOf(store)).map(({ state }: { state: string }) => state)).toEqual(['paid', 'paid']);
  expect(await mandateOf(store)).toMatchObject({ state: 'active', isRetried: false });
});

test.each([
  ['captured in silence', 'paid'],
  ['created', 'due'],
] as const)('a charge that was %s is asked about and never charged again', async (charges, state) => {
  const store = await agreedStore();
  await until(store, 3 * DAY);
  razorpay.charges = charges;
  const before = razorpay.asked.length;
  await until(store, 2 * DAY);
  for (let days = 0; days < 3; days++) await pass(store, DAY);
  const charged = razorpay.asked.slice(before).filter((call) => call.endsWith('/create/recurring'));
  expect(charged).toHaveLength(1);
  expect((await invoicesOf(store))[0]).toMatchObject({ state });
  expect(subjectsTo(store)).not.toContain('The charge for your plan was refused');
});

test.each(['before the gateway had a name for it', 'before the bank was asked'])(
  'a program that ended in the middle of a charge, %s, has had nothing refused: it is charged once, and nobody is told',
  async (when) => {
    const store = await agreedStore();
    await until(store, 3 * DAY);
    razorpay.charges = 'lost';
    await until(store, 2 * DAY);
    const sql = 'update invoice_attempts set reference = null where store_id = $1 and is_charge';
    if (when.includes('name')) await thali.database.pool.query(sql, [store.storeId]);
    razorpay.charges = 'captured';
    const before = razorpay.asked.length;
    for (let hours = 0; hours < 3; hours++) await pass(store, HOUR);
    expect((await invoicesOf(store))[0]).toMatchObject({ state: 'paid' });
    expect(razorpay.asked.slice(before).filter((call) => call.endsWith('/create/recurring'))).toHaveLength(1);
    expect(subjectsTo(store)).not.toContain('The charge for your plan was refused');
  },
);

test('a bank’s refusal that the program did not hear is told once the gateway says so', async () => {
  const store = await agreedStore();
  await until(store, 3 * DAY);
  razorpay.charges = 'failed';
  await until(store, 2 * DAY);
  expect(subjectsTo(store)).not.toContain('The charge for your plan was refused');
  await pass(store, HOUR);
  expect(subjectsTo(store)).toContain('The charge for your plan was refused');
});

test('while the gateway can’t be reached nothing is charged and nobody is told of a refusal', async () => {
  const store = await agreedStore();
  await until(store, 3 * DAY);
  razorpay.trouble = 'an error';
  await until(store, 2 * DAY);
  await pass(store, HOUR);
  razorpay.trouble = null;
  expect(await invoicesOf(store)).toHaveLength(1);
  await pass(store, HOUR);
  expect((await invoicesOf(store))[0]).toMatchObject({ state: 'paid' });
  expect(subjectsTo(store)).not.toContain('The charge for your plan was refused');
});

test('an owner ends it with one call, at the gateway too, and there later if it can’t be reached', async () => {
  const store = await agreedStore();
  razorpay.trouble = 'an error';
  expect((await byOwner(store, 'DELETE', 'mandate')).status).toBe(204);
  expect(await mandateOf(store)).toBeNull();
  expectError(await byOwner(store, 'DELETE', 'mandate'), 404, 'NOT_FOUND');
  razorpay.trouble = null;
  expect(tokenOf(store)?.recurring_details.status).toBe('confirmed');
  await renew(store);
  expect(tokenOf(store)?.recurring_details.status).toBe('cancelled');
  await until(store, DAY);
  expect(await invoicesOf(store)).toHaveLength(1);
});

test('an operator sees it and ends it, which is logged, and the owners are told', async () => {
  const store = await agreedStore();
  const path = `stores/${store.storeId}`;
  const { mandate } = (await byOperator('GET', `${path}/mandate`)).body;
  expect(mandate).toMatchObject({ state: 'active', invoiceId: store.made._id });
  const ended = await byOperator('DELETE', `${path}/invoices/${mandate.invoiceId}/mandate`);
  expect(ended.status).toBe(204);
  expect((await byOperator('GET', `${path}/mandate`)).body).toEqual({ mandate: null });
  const [entry] = (await byOperator('GET', 'log')).body.entries;
  expect(entry).toMatchObject({ what: 'invoice', from: { mandate: 'active' }, to: { mandate: 'ended' } });
  expect(subjectsTo(store)).toContain('Your plan no longer renews automatically');
});

test.each<[string, (store: Agreed) => Promise<unknown>]>([
  [
    'the payer revokes it',
    async (store) => Object.assign(tokenOf(store)?.recurring_details ?? {}, { status: 'cancelled' }),
  ],
  ['it has expired', async (store) => Object.assign(tokenOf(store) ?? {}, { expired_at: 1 })],
  ['the gateway no longer knows it', async (store) => razorpay.tokens.delete(String(tokenOf(store)?.['id']))],
  [
    'the price rises',
    async () => thali.database.pool.query("update plans set price = 199900 where name = 'Pro'"),
  ],
  [
    'the plan is retired',
    async () => thali.database.pool.query("update plans set retired_at = now() where name = 'Pro'"),
  ],
  [
    'the store is put on another plan',
    (store) => byOperator('PATCH', `stores/${store.storeId}/subscription`, { plan: 'Chain' }),
  ],
  [
    'the store is suspended',
    (store) => byOperator('POST', `stores/${store.storeId}/suspend`, { reason: 'Unpaid' }),
  ],
  ['the seller has no gateway', () => byOperator('PUT', 'invoice-settings', { ...SELLER, gateway: null })],
  [
    'the seller has another account',
    async (store) => {
      razorpay.tokens.delete(String(tokenOf(store)?.['id']));
      const gateway = { ...RAZORPAY, host: razorpay.host.replace('127.0.0.1', 'localhost') };
      return byOperator('PUT', 'invoice-settings', { ...SELLER, gateway });
    },
  ],
])('it ends, and the owners are told, when %s', async (_what, happens) => {
  const store = await agreedStore();
  await until(store, 3 * DAY + HOUR);
  await happens(store);
  await pass(store, HOUR);
  await thali.database.pool.query("update plans set price = 99990, retired_at = null where name = 'Pro'");
  await connectGateway();
  expect(await mandateOf(store)).toBeNull();
  expect(subjectsTo(store)).toContain('Your plan no longer renews automatically');
  await until(store, DAY);
  expect(await invoicesOf(store)).toHaveLength(1);
});

test('one that the bank has yet to register waits, and one that it rejects has ended', async () => {
  const store = await agreedStore('upi', 'initiated');
  expect(await mandateOf(store)).toMatchObject({ state: 'wanted' });
  Object.assign(tokenOf(store)?.recurring_details ?? {}, { status: 'confirmed' });
  await renew(store);
  expect(await mandateOf(store)).toMatchObject({ state: 'active' });
  const other = await agreedStore('upi', 'rejected');
  expect(await mandateOf(other)).toBeNull();
  expect(subjectsTo(other)).toContain('Your plan no longer renews automatically');
  expect((await invoicesOf(other))[0]).toMatchObject({ state: 'paid' });
});

test('another agreement takes the place of the first, which ends at the gateway', async () => {
  const store = await agreedStore();
  await thali.database.pool.query("update plans set price = 109900 where name = 'Pro'");
  const made = await buy(store);
  const begun = await beginPayment(system(), store.storeId, made._id, 'card');
  if (begun.outcome !== 'begun') throw new Error(begun.outcome);
  razorpay.pay(String(begun.form.param_dict['order_id']));
  await comeBack(store, made);
  await thali.database.pool.query("update plans set price = 99990 where name = 'Pro'");
  expect(await mandateOf(store)).toMatchObject({ invoiceId: made._id, way: 'card', cap: 1296.82 });
  expect(tokenOf(store)?.recurring_details.status).toBe('cancelled');
});

test('whoever pays in another way, or for other months than one or twelve, agrees to nothing', async () => {
  const store = await renewingStore();
  const { email } = (await thali.call('GET /api/session', { token: store.token })).body.account;
  await thali.verify(email);
  const three = await buy(store, 'Pro', 3);
  const begun = await beginPayment(system(), store.storeId, three._id, 'upi');
  expect(begun).toMatchObject({
    outcome: 'begun',
    form: { param_dict: expect.not.objectContaining({ recurring: '1' }) },
  });
  const one = await buy(store);
  await beginPayment(system(), store.storeId, one._id, 'upi');
  await sold.notePaid(store, one);
  await renew(store);
  expect(await mandateOf(store)).toBeNull();
  const { rowCount } = await thali.database.pool.query('select 1 from mandates where store_id = $1', [
    store.storeId,
  ]);
  expect(rowCount).toBe(0);
});

test('a mandate that a program is changing is ended all the same, by its owner and by an operator', async () => {
  const endings = [
    (store: Agreed) => byOwner(store, 'DELETE', 'mandate'),
    (store: Agreed) => byOperator('DELETE', `stores/${store.storeId}/invoices/${store.made._id}/mandate`),
  ];
  for (const end of endings) {
    const store = await agreedStore();
    const changing = 'update mandates set revision = revision + 1 where store_id = $1';
    const lock = await lockRows(thali.database, changing, [store.storeId]);
    const ending = end(store);
    await lock.whenWaiting(1);
    await lock.release();
    expect((await ending).status).toBe(204);
    expect(await mandateOf(store)).toBeNull();
  }
});
