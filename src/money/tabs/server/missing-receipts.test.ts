import { expect, test } from 'vitest';
import { createContext } from '#platform/context/server/context.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { sweepReceipts } from './missing-receipts.ts';
import { useTabScene } from './testing/use-tab-scene.ts';

const { place, round, receive, desk, right, read, cancel, thali, store } = await useTabScene();

/** Leaves payments as the previous release writes them: without receipts, which it does not know. */
async function forget(tabId: string): Promise<void> {
  await read(
    `with gone as (delete from receipt_shares where store_id = $1 and receipt_id in (
       select id from receipts where store_id = $1 and tab_id = $2)),
     told as (update store_log set event = event - 'receiptId' where store_id = $1 and event->>'what' = 'payment')
     select 1`,
    tabId,
  );
  await read('delete from receipts where store_id = $1 and tab_id = $2', tabId);
}

const sweep = (more: object = {}) =>
  sweepReceipts({ ...createContext(thali.services, { kind: 'system' }), ...more }, [store.storeId]);
const receiptsOf = (tabId: string) =>
  read('select id, method, amount::int from receipts where store_id = $1 and tab_id = $2 order by id', tabId);

test('money that the previous release received gets its receipts, once', async () => {
  const order = await place('Tea', 'Cake');
  await desk(order, 'payments', { method: 'Card', amount: 30, reference: 'slip 7' });
  await desk(order, 'payments', { method: 'Cash' });
  await forget(order._id);
  await Promise.all([sweep(), sweep()]);
  expect(await right(order._id)).toMatchObject({ paid: 70_00, due: 0 });
  const made = await receiptsOf(order._id);
  expect(made).toMatchObject([
    { method: 'Card', amount: 30_00 },
    { method: 'Cash', amount: 40_00 },
  ]);
  await sweep();
  expect(await receiptsOf(order._id)).toEqual(made);
});

test('older orders get them when more money comes, and the rounds of a table before money moves', async () => {
  const order = await place('Tea', 'Cake');
  await desk(order, 'payments', { method: 'Card', amount: 30 });
  await forget(order._id);
  await sweep({ now: thali.clock.now + 4 * DAY });
  expect(await receiptsOf(order._id)).toEqual([]);
  await desk(order, 'payments', { method: 'Cash' });
  expect(await right(order._id)).toMatchObject({ paid: 70_00 });

  const { tab, round: first } = await round(undefined, 'Cake');
  await round(tab, 'Tea');
  await receive(tab, { method: 'Cash', amount: 35_00 });
  await forget(tab);
  await cancel(first);
  expect(await right(tab)).toMatchObject({ paid: 35_00, due: 0, owed: 15_00 });
});
