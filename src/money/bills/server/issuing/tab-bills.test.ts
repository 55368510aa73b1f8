import { expect, test } from 'vitest';
import { useTabScene } from '#money/tabs/server/testing/use-tab-scene.ts';
import { createContext } from '#platform/context/server/context.ts';
import { HOUR } from '#platform/time/rules/durations.ts';
import { moveOrder } from '#testing/server/test-stores.ts';
import type { BillContent } from '../../rules/bill-sheet.ts';
import { issueDueBills } from './sweep-bills.ts';

const { thali, store, round, receive, right, desk, cancel, remove, look } = await useTabScene({
  isRounding: true,
});
const { token } = store;

type Bills = { content: BillContent; _id: string }[];
const figures = (bills: Bills) =>
  bills.map(({ content: { kind, figures: of } }) => [kind, of.total, of.roundOff, of.payable]);

async function seat() {
  const { tab, round: first } = await round(undefined, 'Thali', 'Tea');
  const { round: second } = await round(tab, 'Lassi', 'Tea');
  return { tab, first, second };
}

test('a table has one bill, whichever of its orders it is asked for', async () => {
  const { tab, first, second } = await seat();
  const preview = await thali.call('GET', `/api/stores/${store.storeId}/orders/${second._id}/bill`, {
    token,
  });
  expect(preview.body.preview).toMatchObject({
    order: { number: first.orderNo, rounds: 2 },
    figures: { total: 187_00, roundOff: 0, payable: 187_00 },
  });
  const { body: one } = await desk(second, 'bill');
  const { body: other } = await desk(first, 'bill');
  expect([one.orderSlug, other.orderSlug]).toEqual([second.slug, first.slug]);
  expect(other.bills).toEqual(one.bills);
  expect(one.bills).toHaveLength(1);
  expect(one.bills[0].content.figures.lines.map(({ label }: { label: string }) => label)).toEqual([
    'Thali',
    'Tea',
    'Lassi',
    'Tea',
  ]);
  await right(tab);
});

test('guests get it once all is paid, and it says how and what is due', async () => {
  const { tab, first, second } = await seat();
  const page = async () => (await thali.call('GET', `/order/status/${second.slug}/bill.pdf?paper=a4`)).status;
  expect(await page()).toBe(409);
  await receive(tab, { method: 'UPI', amount: 100_00 });
  expect(await page()).toBe(409);
  await receive(tab, { method: 'Cash', amount: 87_00, tip: 10_00 });
  expect(await page()).toBe(200);
  const list = async () => {
    const { body } = await thali.call('GET /api/stores/:storeId/bills', { params: store, token });
    return body.bills.filter(({ orderId }) => orderId === first._id);
  };
  expect(await list()).toMatchObject([{ orderNo: first.orderNo, paidBy: ['UPI', 'Cash'], due: 0 }]);
  const { body: read } = await thali.call(
    'GET',
    `/api/stores/${store.storeId}/bills/${(await list())[0]?._id}`,
    {
      token,
    },
  );
  expect([read.orderSlug, read.bills.length]).toEqual([first.slug, 1]);
});

test('what changes after it is credited or billed in addition, also a round that is cancelled or comes later', async () => {
  const { tab, first, second } = await seat();
  await desk(first, 'bill');
  await remove(second, 0);
  await round(tab, 'Lassi');
  await cancel(first);
  await remove(second, 0, false);
  const { body } = await desk(second, 'bill');
  expect(figures(body.bills)).toEqual([
    ['bill', 187_00, 0, 187_00],
    ['credit_note', 31_50, -50, 31_00],
    ['bill', 31_50, -50, 31_00],
    ['credit_note', 135_50, -50, 135_00],
    ['bill', 31_50, -50, 31_00],
  ]);
  expect(await right(tab)).toMatchObject({ due: 83_00 });
  expect((await look(second)).money.due).toBe(52);
});

test('is issued by itself, once, and counts as one sale without a bill', async () => {
  const { tab, first, second } = await seat();
  const unbilled = async () =>
    (await thali.call('GET /api/stores/:storeId/bills', { params: store, token })).body.unbilled?.count;
  const before = (await unbilled()) ?? 0;
  for (const { _id } of [first, second]) await moveOrder(thali, store, _id, { from: 1, to: 4 });
  expect(await unbilled()).toBe(before + 1);
  thali.clock.advance(7 * HOUR);
  await issueDueBills(createContext(thali.services, { kind: 'system' }), [store.storeId]);
  expect(await unbilled()).toBe(0);
  const { body } = await desk(first, 'bill');
  expect(figures(body.bills)).toEqual([['bill', 187_00, 0, 187_00]]);
  await right(tab);
});
