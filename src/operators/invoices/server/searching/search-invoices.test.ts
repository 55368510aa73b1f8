import { expect, test } from 'vitest';
import { useFakeRazorpay } from '#money/payments/server/testing/fake-razorpay.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { sellPlans } from '../testing/sell-plans.ts';

const razorpay = await useFakeRazorpay();
const thali = await useTestApp();
const { buy, byOperator, notePaid, renewingStore } = await sellPlans(thali, razorpay);
const listed = async (query: string) => (await byOperator('GET', `invoices?${query}`)).body;
const idsOf = ({ invoices }: { invoices: { _id: string }[] }) => invoices.map(({ _id }) => _id);

test('a month, a search and a state that are none are refused', async () => {
  for (const query of ['month=2026-13', 'month=May', 'state=late', `search=${'x'.repeat(101)}`])
    expect((await byOperator('GET', `invoices?${query}`)).status).toBe(422);
});

test('invoices are found by restaurant, number and UTR, and those of nobody’s store are none', async () => {
  const [store, other] = [await renewingStore(), await renewingStore()];
  const made = await buy(store);
  const paid = (await notePaid(store, made, 'UTR 4711-x')).body;
  const open = await buy(other);
  expect(idsOf(await listed(`store=${store.slug}`))).toEqual([made._id]);
  expect(idsOf(await listed(`store=${other.storeId}`))).toEqual([open._id]);
  expect(idsOf(await listed('store=nobody-is-here'))).toEqual([]);
  expect(idsOf(await listed(`search=${store.slug.toUpperCase()}`))).toEqual([made._id]);
  expect(idsOf(await listed(`search=${encodeURIComponent(paid.number)}`))).toEqual([made._id]);
  expect(idsOf(await listed('search=utr%204711-x'))).toEqual([made._id]);
});

test('what is not paid after its first day is overdue, and the totals are of all that match', async () => {
  const store = await renewingStore();
  const paid = await buy(store);
  await notePaid(store, paid);
  const late = await buy(store, 'Chain');
  const of = `store=${store.slug}`;
  expect(await listed(`${of}&state=overdue`)).toMatchObject({ invoices: [], totals: { overdue: 0 } });
  thali.clock.advance(2 * DAY);
  await thali.database.pool.query('update sessions set expires_at = $1', [
    new Date(thali.clock.now + 9 * DAY),
  ]);
  const overdue = await listed(`${of}&state=overdue`);
  expect(overdue.invoices).toMatchObject([{ _id: late._id, isOverdue: true, slug: store.slug }]);
  expect((await listed(of)).totals).toEqual({
    count: 2,
    asked: paid.total + late.total,
    paid: paid.total,
    overdue: late.total,
  });
  const month = new Date(thali.clock.now).toISOString().slice(0, 7);
  expect((await listed(`${of}&month=2020-01`)).invoices).toEqual([]);
  expect((await listed(`${of}&month=${month}&forFile=1`)).totals.count).toBeGreaterThan(0);
  await byOperator('DELETE', `stores/${store.storeId}/invoices/${late._id}`);
  expect((await listed(of)).totals).toMatchObject({ count: 2, asked: paid.total, overdue: 0 });
});
