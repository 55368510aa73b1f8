import { expect, test } from 'vitest';
import { RAZORPAY, useFakeRazorpay } from '#money/payments/server/testing/fake-razorpay.ts';
import { beginPayment } from '#operators/invoices/server/pay-invoice.ts';
import { remindOfInvoices } from '#operators/invoices/server/renewing/remind.ts';
import { renewPlans } from '#operators/invoices/server/renewing/renew-plans.ts';
import { SELLER } from '#operators/invoices/server/testing/sell-plans.ts';
import { ageSubscriptions } from '#operators/stores/server/subscriptions/age-subscriptions.ts';
import { createContext } from '#platform/context/server/context.ts';
import { DAY, HOUR } from '#platform/time/rules/durations.ts';
import { eraseClosedStores } from '#restaurant/closing-down/server/erase-closed-stores.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { signInOperator } from '#testing/server/people/test-people.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { openTestBrand, wordsOfEmail } from '#testing/server/test-brands.ts';
import { postOrder, TEA, teaStore } from '#testing/server/test-stores.ts';
import { FEATURES } from '../program/features.ts';

const razorpay = await useFakeRazorpay();
const first = await useTestApp();
const omar = await signInOperator(first);
const brand = await openTestBrand(first, 'Dhaba');
const { thali } = brand;
const ravi = await signInOperator(thali, 'OWNER', brand.brandId);
const UTR = '412345678901';

const asOperator = async (method: string, path: string, body?: object) => {
  const answer = await thali.call(method, `/api/operator/${path}`, { token: ravi, ...(body && { body }) });
  if (answer.status >= 400) throw new Error(`${method} ${path}: ${answer.text}`);
  return answer.body;
};

/** An operator sets plans up: a trial of 14 days, 7 days of grace, then a menu alone. */
async function sellPlans(): Promise<void> {
  await asOperator('PUT', 'invoice-settings', { ...SELLER, name: 'Dhaba Software' });
  for (const { _id, name } of (await asOperator('GET', 'plans')).plans)
    await asOperator('PATCH', `plans/${_id}`, name === 'Free' ? { viewOnly: true } : { price: 1000 });
  const rules = { newPlan: 'Pro', trialDays: 14, lastPlan: 'Free', graceDays: 7 };
  await asOperator('PUT', 'plan-rules', rules);
}

/** People use their screens meanwhile, so nobody is signed out. */
async function pass(ms: number): Promise<void> {
  thali.clock.advance(ms);
  const now = new Date(thali.clock.now);
  const sql = 'update sessions set seen_at = $1, expires_at = $2';
  await first.database.pool.query(sql, [now, new Date(thali.clock.now + DAY)]);
}

test('a restaurant begins on trial, is paid for twice, ends, steps down, is paid again and closed, seen by its brand alone', async () => {
  await sellPlans();
  const store = await teaStore(thali);
  const { email } = (await thali.call('GET /api/session', { token: store.token })).body.account;
  await thali.verify(email);
  const as = { token: store.token };
  const system = createContext(thali.services, { kind: 'system' });
  const told = () =>
    thali.emails.filter(({ to }) => to === email).map(({ subject }) => subject.split(' · ')[0]);
  const plan = async () => (await thali.call('GET', `/api/stores/${store.storeId}/plan`, as)).body;
  /** Each hour of these days the clock works, as in a running program. */
  async function wait(days: number) {
    for (let day = 0; day < days; day++) {
      await pass(DAY);
      await ageSubscriptions({ ...system, now: thali.clock.now }, [store.storeId]);
    }
  }
  async function pay(months: number, reference: string) {
    const asked = await thali.call('POST', `/api/stores/${store.storeId}/invoices`, {
      ...as,
      body: { plan: 'Pro', months },
    });
    expect(asked.status).toBe(201);
    const page = `/payments/invoice/claim/${store.storeId}/${asked.body._id}`;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await thali.call('POST', page, { body: `utr=${reference}`, headers })).status).toBeLessThan(400);
    return asOperator('POST', `stores/${store.storeId}/invoices/${asked.body._id}/paid`, {
      way: 'upi',
      reference,
    });
  }

  expect(await plan()).toMatchObject({ plan: 'Pro', status: 'trial', viewOnly: false });
  expect((await postOrder(thali, store, TEA)).status).toBe(201);
  await wait(8);
  expect(told()).toContain('Your plan ends soon');
  const year = '26-27';
  expect((await pay(1, UTR)).number).toBe(`PL/${year}/0001`);
  expect(await plan()).toMatchObject({ status: 'active' });
  expect((await pay(1, '412345678902')).number).toBe(`PL/${year}/0002`);
  const { endDate } = await plan();
  // 14 days of trial and two months, from the noon at which it began.
  expect(endDate.slice(0, 10)).toBe('2027-02-04');

  await wait(Math.ceil((Date.parse(endDate) - thali.clock.now) / DAY) + 1);
  expect(await plan()).toMatchObject({ status: 'past_due', viewOnly: false });
  expect((await postOrder(thali, store, TEA)).status).toBe(201);
  await wait(7);
  expect(await plan()).toMatchObject({ plan: 'Pro', status: 'ended', viewOnly: true });
  expectError(await postOrder(thali, store, TEA), 403, 'VIEW_ONLY');
  expect(told()).toEqual(expect.arrayContaining(['Your plan is past due', 'Your plan has ended']));
  expect((await pay(12, '412345678903')).state).toBe('paid');
  expect(await plan()).toMatchObject({ status: 'active', viewOnly: false });
  expect((await postOrder(thali, store, TEA)).status).toBe(201);

  await asOperator('POST', `stores/${store.storeId}/close`, { reason: 'Moved to another city' });
  await pass(31 * DAY + HOUR);
  await eraseClosedStores({ ...system, now: thali.clock.now }, [store.storeId], FEATURES);
  expect((await thali.call('GET', `/restaurant/api/store/web/${store.slug}`)).status).toBe(404);
  const { invoices } = await asOperator('GET', 'invoices');
  expect(invoices.map(({ state }: { state: string }) => state)).toEqual(['paid', 'paid', 'paid']);
  const { entries } = await asOperator('GET', 'log');
  expect(entries[0]).toMatchObject({ what: 'closing', why: 'Moved to another city' });

  const here = async (path: string) =>
    (await first.call('GET', `/api/operator/${path}`, { token: omar })).body;
  expect((await here('invoices')).invoices).toEqual([]);
  expect((await here('stores')).stores).toEqual([]);
  expect(JSON.stringify(await here('log'))).not.toContain('another city');
  for (const one of thali.emails.filter(({ to }) => to === email))
    expect(wordsOfEmail(one), one.subject).not.toMatch(/thali|rasoi|\/\/localhost/i);
});

test('a plan renews itself, is refused once and charged the day after, and is then ended by its owner', async () => {
  const store = await teaStore(thali);
  const { email } = (await thali.call('GET /api/session', { token: store.token })).body.account;
  await thali.verify(email);
  const as = { token: store.token };
  const system = createContext(thali.services, { kind: 'system' }, thali.services.sites.main(brand.brandId));
  const gateway = { ...RAZORPAY, host: razorpay.host };
  await asOperator('PUT', 'invoice-settings', { ...SELLER, name: 'Dhaba Software', gateway });
  const invoices = `/api/stores/${store.storeId}/invoices`;
  const read = async () => (await thali.call('GET', invoices, as)).body;
  const endOf = async () =>
    Date.parse((await thali.call('GET', `/api/stores/${store.storeId}/plan`, as)).body.endDate);
  const told = () =>
    thali.emails.filter(({ to }) => to === email).map(({ subject }) => subject.split(' · ')[0]);
  const work = async () => {
    const ctx = { ...system, now: thali.clock.now };
    await ageSubscriptions(ctx, [store.storeId]);
    await remindOfInvoices(ctx, [store.storeId]);
    await renewPlans(ctx, [store.storeId]);
  };
  async function until(beforeEnd: number) {
    const at = (await endOf()) - beforeEnd;
    while (thali.clock.now < at) {
      await pass(Math.min(12 * HOUR, at - thali.clock.now));
      await work();
    }
  }

  const made = await thali.call('POST', invoices, { ...as, body: { plan: 'Pro', months: 1 } });
  const begun = await beginPayment(system, store.storeId, made.body._id, 'upi');
  if (begun.outcome !== 'begun') throw new Error(begun.outcome);
  razorpay.pay(String(begun.form.param_dict['order_id']));
  await thali.call('POST', `/payments/invoice/callback/${store.storeId}/${made.body._id}`, {
    body: 'razorpay_payment_id=pay_anything',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
  });
  expect((await read()).mandate).toMatchObject({ state: 'active', plan: 'Pro' });

  const [first] = [await endOf()];
  await until(2 * DAY);
  expect((await read()).invoices).toMatchObject([{ state: 'paid' }, { state: 'paid' }]);
  expect(await endOf()).toBeGreaterThan(first);

  razorpay.charges = 'failed';
  await until(DAY);
  razorpay.charges = 'captured';
  const second = await endOf();
  await pass(DAY);
  await work();
  expect(await endOf()).toBeGreaterThan(second);
  expect((await read()).invoices).toHaveLength(3);
  expect(told()).toContain('The charge for your plan was refused');
  expect(told()).not.toContain('Your plan ends soon');

  expect((await thali.call('DELETE', `/api/stores/${store.storeId}/mandate`, as)).status).toBe(204);
  const last = await endOf();
  await until(0);
  expect(await endOf()).toBe(last);
  expect((await read()).invoices).toHaveLength(3);
  expect(told()).toEqual(expect.arrayContaining(['Your plan ends soon', 'Your plan is past due']));
  for (const one of thali.emails.filter(({ to }) => to === email))
    expect(wordsOfEmail(one), one.subject).not.toMatch(/thali|rasoi|\/\/localhost/i);
});
