import { expect, test } from 'vitest';
import { useFakeRazorpay } from '#money/payments/server/testing/fake-razorpay.ts';
import { sellPlans } from '#operators/invoices/server/testing/sell-plans.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import {
  moveOrder,
  orderBody,
  placeTestOrder,
  TEA,
  type TestStore,
  unique,
} from '#testing/server/test-stores.ts';
import { askForCommission } from './ask-for-commission.ts';
import { noteDays } from './note-days.ts';

const razorpay = await useFakeRazorpay();
const thali = await useTestApp();
// The last days of November: sessions last until December.
thali.clock.advance(9 * DAY);
const { byOperator, byOwner, invoicesOf, notePaid, planOf, renewingStore, system } = await sellPlans(
  thali,
  razorpay,
);

async function storeOnPlan(commission: object, more: object = {}): Promise<TestStore> {
  const store = await renewingStore();
  const plan = `Plan ${unique()}`;
  const made = await byOperator('POST', 'plans', { name: plan, commission });
  expect(made.body.commission).toEqual({ perOrder: 0, percent: 0, ...commission });
  await byOperator('PATCH', `stores/${store.storeId}/subscription`, {
    plan,
    status: 'active',
    endDate: null,
    ...more,
  });
  return store;
}

/** What the program does each hour. */
async function hour({ storeId }: TestStore): Promise<void> {
  await noteDays(system(), [storeId]);
  await askForCommission(system(), [storeId]);
}

async function sell(store: TestStore, orders: number): Promise<void> {
  await hour(store);
  for (let order = 0; order < orders; order++) await placeTestOrder(thali, store, TEA);
}
const commissionOf = async (store: TestStore) => (await byOwner(store, 'GET', 'commission')).body;

test('orders of guests are counted by day, and asked for once when the month is over', async () => {
  const store = await storeOnPlan({ perOrder: 2, percent: 5 });
  const { email } = (await thali.call('GET /api/session', { token: store.token })).body.account;
  await thali.verify(email);
  await sell(store, 2);
  thali.clock.advance(DAY);
  await sell(store, 1);
  // Tea costs 20.
  expect(await commissionOf(store)).toEqual({
    terms: { perOrder: 2, percent: 5 },
    days: [
      { day: '2026-11-29', orders: 2, sales: 40, commission: 6 },
      { day: '2026-11-30', orders: 1, sales: 20, commission: 3 },
    ],
    total: { orders: 3, sales: 60, commission: 9 },
  });
  thali.clock.advance(DAY);
  thali.emails.length = 0;
  await Promise.all([hour(store), hour(store)]);
  await hour(store);
  const [invoice, ...others] = await invoicesOf(store);
  expect(others).toEqual([]);
  expect(invoice).toMatchObject({
    state: 'due',
    from: '2026-11-29',
    until: '2026-11-30',
    total: 10.62,
    commission: { orders: 3, sales: 60 },
  });
  expect(thali.emails.filter(({ to }) => to === email).map(({ subject }) => subject)).toEqual([
    'Payment request for your commission · आपके कमीशन का भुगतान',
  ]);
  expect((await commissionOf(store)).days).toMatchObject([{ day: '2026-12-01', orders: 0 }]);

  const before = await planOf(store);
  expect((await notePaid(store, invoice)).body).toMatchObject({ state: 'paid', until: '2026-11-30' });
  expect(await planOf(store)).toEqual(before);
});

test('orders that the staff take and cancelled ones cost nothing', async () => {
  const store = await storeOnPlan({ perOrder: 2 });
  await sell(store, 1);
  const { token } = store;
  const body = orderBody(store, TEA);
  const taken = await thali.call('POST', `/api/stores/${store.storeId}/orders`, { token, body });
  expect(taken.status).toBe(201);
  const { _id } = await placeTestOrder(thali, store, TEA);
  await moveOrder(thali, store, _id, { from: 1, to: 5, reason: 'No tea' });
  expect((await commissionOf(store)).total).toEqual({ orders: 1, sales: 20, commission: 2 });
});

test('whoever tries a plan pays no commission', async () => {
  const endDate = new Date(thali.clock.now + 30 * DAY).toISOString();
  const store = await storeOnPlan({ perOrder: 2 }, { status: 'trial', endDate });
  await sell(store, 2);
  expect(await commissionOf(store)).toMatchObject({ terms: { perOrder: 0, percent: 0 }, days: [] });
});

test('a restaurant that closes is asked for its days once that day is over', async () => {
  const store = await storeOnPlan({ perOrder: 2 });
  await sell(store, 1);
  const closed = await byOperator('POST', `stores/${store.storeId}/close`, { reason: 'Gone' });
  expect(closed.status).toBe(200);
  await hour(store);
  expect(await invoicesOf(store)).toEqual([]);
  thali.clock.advance(DAY);
  await Promise.all([hour(store), hour(store)]);
  const [invoice, ...others] = await invoicesOf(store);
  expect(others).toEqual([]);
  expect(invoice).toMatchObject({ state: 'due', commission: { orders: 1, sales: 20 } });
  expect((await notePaid(store, invoice)).body).toMatchObject({ state: 'paid' });
});

test('the days of a withdrawn request are asked for with those of the next month, and once', async () => {
  const store = await storeOnPlan({ perOrder: 2 });
  const month = async (days: number) => {
    thali.clock.advance(days * DAY);
    const seen = [new Date(thali.clock.now), new Date(thali.clock.now + DAY)];
    await thali.database.pool.query('update sessions set seen_at = $1, expires_at = $2', seen);
    await hour(store);
  };
  const requests = async () =>
    (await byOperator('GET', 'invoices')).body.invoices.filter(
      ({ storeId }: { storeId: string }) => storeId === store.storeId,
    );
  await sell(store, 1);
  await month(31);
  const [asked] = await requests();
  expect((await byOperator('DELETE', `stores/${store.storeId}/invoices/${asked._id}`)).status).toBe(204);
  await hour(store);
  expect(await requests()).toHaveLength(1);
  expect((await commissionOf(store)).total).toMatchObject({ orders: 1 });
  await month(31);
  const [again, first] = await requests();
  expect([again, first]).toMatchObject([
    { state: 'due', from: asked.from, commission: { orders: 1 } },
    { state: 'withdrawn' },
  ]);
  await byOperator('DELETE', `stores/${store.storeId}/invoices/${again._id}`);
  await notePaid(store, first);
  expect((await commissionOf(store)).total).toMatchObject({ orders: 0 });
  await month(31);
  expect((await requests()).map(({ state }: { state: string }) => state)).toEqual(['withdrawn', 'paid']);
});
