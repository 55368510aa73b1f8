import { expect, test } from 'vitest';
import { useFakeRazorpay } from '#money/payments/server/testing/fake-razorpay.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { expectError, expectFields } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { type TestStore, unique } from '#testing/server/test-stores.ts';
import { sellPlans } from './testing/sell-plans.ts';

const razorpay = await useFakeRazorpay();
const thali = await useTestApp();
const { begin, buy, byOperator, byOwner, comeBack, invoicesOf, notePaid, planOf, renewingStore } =
  await sellPlans(thali, razorpay);
// 999.90 and 2,499 a month, with 18 per cent on top.
const setPlan = (store: TestStore, body: object) =>
  byOperator('PATCH', `stores/${store.storeId}/subscription`, body);
const listOf = async (store: TestStore) => (await byOwner(store, 'GET', 'invoices')).body;

async function addCoupon(more: object = {}): Promise<string> {
  const code = `C-${unique()}`.toUpperCase();
  const until = new Date(thali.clock.now + DAY).toISOString();
  const body = { code: code.toLowerCase(), kind: 'percent', value: 50, until, ...more };
  expect((await byOperator('POST', 'coupons', body)).body).toMatchObject({ code, uses: 0 });
  return code;
}
const buyWith = (store: TestStore, coupon: string, plan = 'Pro') =>
  byOwner(store, 'POST', 'invoices', { plan, months: 1, coupon });

test('twelve months cost the price of a year, the others that of a month', async () => {
  const { plans } = (await byOperator('GET', 'plans')).body;
  const { _id } = plans.find(({ name }: { name: string }) => name === 'Chain');
  await byOperator('PATCH', `plans/${_id}`, { yearPrice: 24_990 });
  const store = await renewingStore();
  expect((await buy(store, 'Chain', 13)).total).toBe(32_437.02);
  expect((await listOf(store)).plans.at(-1)).toMatchObject({
    name: 'Chain',
    price: 2_499,
    yearPrice: 24_990,
  });
  await byOperator('PATCH', `plans/${_id}`, { yearPrice: null });
});

test('a restaurant’s own price holds for its plan alone', async () => {
  const store = await renewingStore();
  await setPlan(store, { price: '500' });
  expect(await planOf(store)).toMatchObject({ ownPrice: 500 });
  expect((await buy(store)).total).toBe(590);
  expect((await buy(store, 'Chain')).total).toBe(2_948.82);
  await setPlan(store, { price: null });
  expect((await buy(store)).total).toBe(1_179.88);
});

test('a coupon takes per cent off or adds months, once for each restaurant and until it is used up', async () => {
  const [store, other] = [await renewingStore(), await renewingStore()];
  const half = await addCoupon({ mostUses: 1 });
  const made = (await buyWith(store, half.toLowerCase())).body;
  // 499.95, and 9 % of it twice.
  expect(made.total).toBe(589.95);
  expect((await buyWith(store, half)).body._id).toBe(made._id);
  expectFields(await buyWith(other, half), { coupon: expect.any(String) });
  await notePaid(store, made);
  expectFields(await buyWith(store, half), { coupon: expect.any(String) });
  const { coupons } = (await byOperator('GET', 'coupons')).body;
  expect(coupons.find(({ code }: { code: string }) => code === half)).toMatchObject({ uses: 1 });

  const { endDate } = await planOf(other);
  const paid = (
    await notePaid(other, (await buyWith(other, await addCoupon({ kind: 'months', value: 2 }))).body)
  ).body;
  expect(paid.total).toBe(1_179.88);
  const months = Date.parse((await planOf(other)).endDate) - Date.parse(endDate);
  expect(Math.round(months / DAY)).toBeGreaterThanOrEqual(89);
});

test('money for a withdrawn request uses no coupon again: it pays for fewer days, and free months are not given', async () => {
  const [store, other] = [await renewingStore(), await renewingStore()];
  const half = await addCoupon({ mostUses: 1 });
  const usesOf = async (one: string) =>
    (await byOperator('GET', 'coupons')).body.coupons.find(({ code }: { code: string }) => code === one).uses;
  const late = (await buyWith(store, half)).body;
  const order = await begin(store, late);
  await buy(store, 'Pro', 2);
  await notePaid(other, (await buyWith(other, half)).body);
  razorpay.pay(order);
  await comeBack(store, late);
  const after = await planOf(store);
  expect(after).toMatchObject({ plan: 'Pro', status: 'active' });
  expect(after.credit).toBeLessThan(35);
  // Half a month after the ten days that it had.
  expect(Math.round((Date.parse(after.endDate) - thali.clock.now) / DAY)).toBe(25);
  expect(await usesOf(half)).toBe(1);

  const free = await addCoupon({ kind: 'months', value: 2 });
  const first = (await buyWith(other, free)).body;
  const second = (await byOwner(other, 'POST', 'invoices', { plan: 'Pro', months: 2, coupon: free })).body;
  await notePaid(other, second);
  const { endDate } = await planOf(other);
  await notePaid(other, first);
  expect(Date.parse((await planOf(other)).endDate) - Date.parse(endDate)).toBeLessThanOrEqual(31 * DAY);
  expect(await usesOf(free)).toBe(1);
});

test('a withdrawn request whose coupon is still to be had uses it, and then no other does', async () => {
  const store = await renewingStore();
  const half = await addCoupon({ mostUses: 1 });
  const late = (await buyWith(store, half)).body;
  const open = (await byOwner(store, 'POST', 'invoices', { plan: 'Pro', months: 2, coupon: half })).body;
  await notePaid(store, late);
  expect(await planOf(store)).toMatchObject({ credit: 0 });
  const { endDate } = await planOf(store);
  await notePaid(store, open);
  // Half of two months.
  const days = Math.round((Date.parse((await planOf(store)).endDate) - Date.parse(endDate)) / DAY);
  expect([29, 30, 31]).toContain(days);
});

test('a coupon that is unknown, over or ended is refused', async () => {
  const store = await renewingStore();
  const over = await addCoupon({ until: new Date(thali.clock.now - DAY).toISOString() });
  const ended = await addCoupon();
  expect((await byOperator('DELETE', `coupons/${ended}`)).status).toBe(204);
  for (const code of ['NOBODY', over, ended])
    expectFields(await buyWith(store, code), { coupon: expect.any(String) });
  expectError(await byOperator('DELETE', `coupons/${ended}`), 404, 'NOT_FOUND');
  expectFields(
    await byOperator('POST', 'coupons', {
      code: over,
      kind: 'percent',
      value: 5,
      until: '2030-01-01T00:00:00Z',
    }),
    {
      code: expect.any(String),
    },
  );
});

test('of many requests at once that a coupon or credit pays for, one is settled', async () => {
  const store = await renewingStore();
  const code = await addCoupon({ value: 100, mostUses: 1 });
  const lengths = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  const ask = (months: number) => byOwner(store, 'POST', 'invoices', { plan: 'Pro', months, coupon: code });
  const answers = await Promise.all(lengths.map(ask));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const paid = (await invoicesOf(store)).filter(({ state }: { state: string }) => state === 'paid');
  expect(paid).toHaveLength(1);
});

test('a coupon for all of it needs nobody’s money', async () => {
  const store = await renewingStore();
  const made = (await buyWith(store, await addCoupon({ value: 100 }))).body;
  expect(made).toMatchObject({ total: 0, state: 'paid', number: expect.stringMatching(/^PL/) });
});

test('what was paid for days that are not used is credit for another plan, and what is left of it is kept', async () => {
  const store = await renewingStore();
  await setPlan(store, { endDate: new Date(thali.clock.now).toISOString() });
  await notePaid(store, await buy(store, 'Chain', 12));
  thali.clock.advance(DAY);
  const { unused, credit } = await listOf(store);
  expect(credit).toBe(0);
  // All but two of some 365 days of 29,988.
  expect(unused).toBeGreaterThan(29_800);
  expect(unused).toBeLessThan(29_988);
  const change = await buy(store, 'Pro', 1);
  expect(change).toMatchObject({ total: 0, state: 'paid', plan: 'Pro' });
  const after = await listOf(store);
  expect(after.credit).toBeCloseTo(unused - 999.9, 2);
  expect(await planOf(store)).toMatchObject({ plan: 'Pro', credit: after.credit });
  // Changing back at once loses no day but today's.
  const back = await buy(store, 'Chain', 1);
  expect(back.total).toBe(0);
  expect((await listOf(store)).credit).toBeGreaterThan(unused - 2_499 - 40);
});

test('whoever pays later than they asked has used the days between, and gets fewer', async () => {
  const store = await renewingStore();
  await setPlan(store, { endDate: new Date(thali.clock.now).toISOString() });
  await notePaid(store, await buy(store, 'Pro', 12));
  const change = await buy(store, 'Chain', 12);
  expect(change.total).toBeGreaterThan(0);
  thali.clock.advance(5 * DAY);
  await notePaid(store, change);
  const { credit, invoices } = await listOf(store);
  // Less than a day of Chain, which costs more than Pro: two days fewer than a year.
  expect(credit).toBeGreaterThanOrEqual(0);
  expect(credit).toBeLessThan(83);
  const days = (Date.parse(invoices[0].until) - Date.parse(invoices[0].from)) / DAY + 1;
  expect(days).toBe(362);
});

test('money goes back with a credit note, never more than was paid, and is no credit any more', async () => {
  const store = await renewingStore();
  await setPlan(store, { endDate: new Date(thali.clock.now).toISOString() });
  const made = await buy(store, 'Chain');
  const refund = (body: object) =>
    byOperator('POST', `stores/${store.storeId}/invoices/${made._id}/refund`, {
      reason: 'Moved away',
      ...body,
    });
  expectError(await refund({}), 409, 'INVOICE_CHANGED');
  await notePaid(store, made);
  expectFields(await refund({ amount: '2948.83' }), { amount: expect.any(String) });
  expect((await refund({ amount: '948.82' })).body.notes).toMatchObject([{ total: 948.82 }]);
  const both = await Promise.all([refund({}), refund({})]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  const [{ notes }] = await invoicesOf(store);
  expect(notes.map(({ total }: { total: number }) => total)).toEqual([948.82, 2_000]);
  expect(notes[1].number).toMatch(/^PC\/\d\d-\d\d\/\d{4}$/);
  expect((await listOf(store)).unused).toBe(0);
});
