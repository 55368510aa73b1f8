import fc from 'fast-check';
import { expect, test } from 'vitest';
import { useFakeRazorpay } from '#money/payments/server/testing/fake-razorpay.ts';
import { priceOfMonths } from '#operators/plans/rules/plan-price.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { expectFields } from '#testing/server/expect-error.ts';
import { runs } from '#testing/server/runs.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { type TestStore, unique } from '#testing/server/test-stores.ts';
import { endOldRequests } from './mandates/end-requests.ts';
import { sellPlans } from './testing/sell-plans.ts';

const razorpay = await useFakeRazorpay();
const thali = await useTestApp();
const { begin, buy, byOperator, byOwner, comeBack, invoicesOf, notePaid, planOf, renewingStore, system } =
  await sellPlans(thali, razorpay);
const listOf = async (store: TestStore) => (await byOwner(store, 'GET', 'invoices')).body;
const setPlan = (store: TestStore, body: object) =>
  byOperator('PATCH', `stores/${store.storeId}/subscription`, body);
const refund = (store: TestStore, { _id }: { _id: string }, amount?: string) =>
  byOperator('POST', `stores/${store.storeId}/invoices/${_id}/refund`, {
    reason: 'Asked for it',
    ...(amount !== undefined && { amount }),
  });
const daysLeft = async (store: TestStore) =>
  Math.round((Date.parse((await planOf(store)).endDate) - thali.clock.now) / DAY);

/** Lets days pass for a store alone, whose people stay signed in. */
async function pass(store: TestStore, days: number): Promise<void> {
  const { pool } = thali.database;
  const given = [store.storeId, days];
  const before = (name: string) => `${name} = ${name} - make_interval(days => $2)`;
  const day = (name: string) => `'${name}', to_char((content ->> '${name}')::date - $2::int, 'YYYY-MM-DD')`;
  await pool.query(`update stores set ${before('subscription_end')} where store_id = $1`, given);
  await pool.query(
    `update invoices set ${['created_at', 'ends_at', 'paid_at', 'withdrawn_at'].map(before).join()},
      content = content || jsonb_build_object(${day('from')}, ${day('until')}) where store_id = $1`,
    given,
  );
  await endOldRequests(system(), [store.storeId]);
}

async function addPlan(more: object = {}): Promise<{ name: string; _id: string }> {
  return (await byOperator('POST', 'plans', { name: `Plan ${unique()}`, price: 3_000, ...more })).body;
}

test('a request that credit pays for most of gives no days once the credit is used up', async () => {
  const store = await renewingStore();
  await setPlan(store, { endDate: new Date(thali.clock.now).toISOString() });
  await notePaid(store, await buy(store, 'Chain', 12));
  const cheap = await addPlan({ price: 850 });
  const asked = await buy(store, cheap.name, 36);
  expect(asked.total).toBeLessThan(1_000);
  expect(asked.payUntil).toBe(new Date(thali.clock.now + 7 * DAY).toISOString());
  await pass(store, 350);
  await notePaid(store, asked);
  expect((await listOf(store)).credit).toBeGreaterThanOrEqual(0);
  // Some 15 days of Chain at 82 and the money itself, at 28 a day.
  expect(await daysLeft(store)).toBeLessThan(80);
});

test('money that is not enough for a day leaves the plan as it is, and is kept', async () => {
  const store = await renewingStore();
  await setPlan(store, { endDate: new Date(thali.clock.now).toISOString() });
  const [first] = [await buy(store, 'Chain', 1)];
  await notePaid(store, first);
  const dear = await addPlan({ price: 2_450 });
  const asked = await buy(store, dear.name, 1);
  await refund(store, first);
  const before = await planOf(store);
  await notePaid(store, asked);
  const after = await planOf(store);
  expect(after).toMatchObject({ plan: 'Chain', endDate: before.endDate });
  expect(after.credit).toBeCloseTo(asked.total / 1.18, 1);
  expect((await listOf(store)).invoices[0]).toMatchObject({ state: 'paid' });
});

test('a request that nobody pays ends after a week and gives its coupon back; one that is said to be paid waits', async () => {
  const [store, other, third] = [await renewingStore(), await renewingStore(), await renewingStore()];
  const code = `C-${unique()}`.toUpperCase();
  const until = new Date(thali.clock.now + 300 * DAY).toISOString();
  await byOperator('POST', 'coupons', { code, kind: 'percent', value: 50, until, mostUses: 1 });
  const withCode = (one: TestStore) =>
    byOwner(one, 'POST', 'invoices', { plan: 'Pro', months: 1, coupon: code });
  const held = (await withCode(store)).body;
  const claimed = await buy(third);
  await thali.call('POST', `/payments/invoice/claim/${third.storeId}/${claimed._id}`, {
    body: `utr=${String(thali.clock.now).slice(-12)}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  const order = await begin(store, held);
  expectFields(await withCode(other), { coupon: expect.any(String) });
  for (const one of [store, third]) await pass(one, 6);
  expect((await invoicesOf(store))[0].state).toBe('due');
  for (const one of [store, third]) await pass(one, 1);
  expect(await invoicesOf(store)).toEqual([]);
  expect((await invoicesOf(third))[0]).toMatchObject({ state: 'due' });
  expect((await withCode(other)).status).toBe(201);
  // What arrives at the gateway all the same is not lost.
  razorpay.pay(order);
  await comeBack(store, held);
  expect((await invoicesOf(store))[0]).toMatchObject({ state: 'paid', way: 'gateway' });
});

test('a refund leaves what has become credit alone', async () => {
  const store = await renewingStore();
  await setPlan(store, { endDate: new Date(thali.clock.now).toISOString() });
  const first = await buy(store, 'Chain', 12);
  await notePaid(store, first);
  await pass(store, 100);
  expect((await invoicesOf(store))[0]).toMatchObject({ refundable: first.total, isCredited: false });
  const next = await buy(store, 'Pro', 1);
  expect(next.state).toBe('paid');
  const credited = (await invoicesOf(store)).find(({ _id }: { _id: string }) => _id === first._id);
  expect(credited.isCredited).toBe(true);
  // Some 101 of 365 days were used.
  expect(credited.refundable / first.total).toBeCloseTo(101 / 365, 2);
  const tooMuch = (credited.refundable + 0.01).toFixed(2);
  expectFields(await refund(store, first, tooMuch), { amount: expect.any(String) });
  const { body } = await refund(store, first);
  expect(body).toMatchObject({ refundable: 0, notes: [{ total: credited.refundable }] });
});

test('a reference that another invoice has is recorded only knowingly, and nobody else can claim it', async () => {
  const [store, other] = [await renewingStore(), await renewingStore()];
  const [one, two] = [await buy(store), await buy(other)];
  const utr = '412345678901';
  const first = await notePaid(store, one, utr);
  const claimed = await thali.call('POST', `/payments/invoice/claim/${other.storeId}/${two._id}`, {
    body: `utr=${utr}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(claimed.headers['location']).toContain('news=usedUtr');
  const refused = await notePaid(other, two, utr);
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'REFERENCE_TAKEN', details: { number: first.body.number } },
  });
  const at = `stores/${other.storeId}/invoices/${two._id}/paid`;
  const known = await byOperator('POST', at, { way: 'upi', reference: utr, again: true });
  expect(known.body).toMatchObject({ state: 'paid', reference: utr });
  const stores = await Promise.all([1, 2].map(() => renewingStore()));
  const at2 = await Promise.all(stores.map(async (each) => ({ each, made: await buy(each) })));
  const both = await Promise.all(at2.map(({ each, made }) => notePaid(each, made, 'NEFT 77')));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('months of nothing are neither sold nor agreed on', async () => {
  const store = await renewingStore();
  expectFields(await setPlan(store, { price: '0' }), { price: expect.any(String) });
  const sql = `update stores set own_price = '{"plan":"Pro","price":0}' where store_id = $1`;
  await thali.database.pool.query(sql, [store.storeId]);
  expectFields(await byOwner(store, 'POST', 'invoices', { plan: 'Pro', months: 12 }), {
    plan: expect.any(String),
  });
});

test('a plan that is too small for what is there says so before it is bought', async () => {
  const store = await renewingStore();
  const limits = { dishes: 0, tables: 1_000 };
  const small = await addPlan({ limits });
  const { plans } = await listOf(store);
  const over = (name: string) => plans.find((plan: { name: string }) => plan.name === name).over;
  expect(over(small.name)).toEqual([{ limit: 'dishes', used: expect.any(Number), most: 0 }]);
  expect(over('Pro')).toEqual([]);
});

type Step =
  | { what: 'ask'; plan: string; months: number }
  | { what: 'buy'; plan: string; months: number; days: number }
  | { what: 'request'; plan: string; price: string }
  | { what: 'pay'; which: number }
  | { what: 'refund'; which: number }
  | { what: 'wait'; days: number }
  | { what: 'price'; price: string };

const plan = fc.constantFrom('Pro', 'Chain');
const price = fc.constantFrom('300', '999.9', '1500');
// How many were asked for after it: mostly the newest is meant.
const which = fc.constantFrom(0, 0, 0, 1, 1, 2, 3);
const months = fc.constantFrom(1, 3, 12);
const days = fc.constantFrom(1, 6, 8, 29, 120);
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    // Asked for, and paid some days later.
    { weight: 4, arbitrary: fc.record({ what: fc.constant('buy' as const), plan, months, days }) },
    fc.record({ what: fc.constant('ask' as const), plan, months }),
    fc.record({ what: fc.constant('pay' as const), which }),
    fc.record({ what: fc.constant('wait' as const), days }),
    { weight: 2, arbitrary: fc.record({ what: fc.constant('refund' as const), which }) },
    fc.record({ what: fc.constant('request' as const), plan, price }),
    fc.record({ what: fc.constant('price' as const), price }),
  ),
  { minLength: 4, maxLength: 12 },
);

async function take(store: TestStore, made: { _id: string }[], one: Step): Promise<void> {
  if (one.what === 'wait') return pass(store, one.days);
  if (one.what === 'price') return void (await setPlan(store, { price: one.price }));
  if (one.what === 'pay') {
    const invoice = made.at(-1 - one.which);
    if (invoice) await notePaid(store, invoice);
    return;
  }
  if (one.what === 'refund') {
    const paid = (await invoicesOf(store)).filter(({ state }: { state: string }) => state === 'paid');
    if (paid.length > one.which) await refund(store, paid[one.which]);
    return;
  }
  const body = { plan: one.plan, months: one.what === 'request' ? 1 : one.months };
  const { body: asked } =
    one.what === 'request'
      ? await byOperator('POST', `stores/${store.storeId}/invoices`, { ...body, price: one.price })
      : await byOwner(store, 'POST', 'invoices', body);
  if (asked._id) made.push(asked);
  if (one.what !== 'buy') return;
  await pass(store, one.days);
  if (asked._id) await notePaid(store, asked);
}

test('whatever is asked, paid late, refunded and priced anew, what was paid is what was used, is in hand or went back', async () => {
  const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const store = await renewingStore();
      let free = Date.parse((await planOf(store)).endDate);
      const made: { _id: string }[] = [];
      for (const one of taken) {
        await take(store, made, one);
        if ('days' in one) free -= one.days * DAY;
        const { rows } = await thali.database.pool.query(
          `select content, credited, ends_at from invoices where store_id = $1 and paid_at is not null`,
          [store.storeId],
        );
        const { rows: notes } = await thali.database.pool.query(
          'select content from credit_notes where store_id = $1',
          [store.storeId],
        );
        const { credit, unused } = await listOf(store);
        expect(credit).toBeGreaterThanOrEqual(0);
        const used = sum(rows.map(({ content }) => content.credit ?? 0));
        const credited = sum(rows.map((row) => Number(row.credited ?? 0)));
        // Of several invoices each part is rounded.
        expect(Math.abs(credited - used - Math.round(credit * 100))).toBeLessThanOrEqual(made.length);
        const inHand = Math.round((credit + unused) * 100);
        const paid =
          sum(rows.map(({ content }) => content.taxable)) - sum(notes.map(({ content }) => content.taxable));
        expect(paid - inHand).toBeGreaterThanOrEqual(-made.length);
        for (const { content } of rows)
          expect(content.taxable + (content.credit ?? 0) + (content.short ?? 0)).toBe(
            priceOfMonths({ price: content.price, yearPrice: null }, content.months),
          );
        const paidUntil = rows.filter((row) => row.credited === null).map((row) => row.ends_at.getTime());
        expect(Date.parse((await planOf(store)).endDate)).toBeLessThanOrEqual(Math.max(free, ...paidUntil));
      }
    }),
    { numRuns: runs(40) },
  );
});
