import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { useCorrectionScene } from '#money/receipts/server/testing/use-correction-scene.ts';
import { DAY, HOUR } from '#platform/time/rules/durations.ts';

const { thali, store, place, round, receive, record, settle, reverse, first, khata, cancel, post } =
  await useCorrectionScene();

async function money(from: string, to = from) {
  const { body } = await thali.call('GET /api/stores/:storeId/bills/money', {
    params: store,
    query: { from, to },
    token: store.token,
  });
  return body.money;
}

const came = { day: '2026-11-20', what: 'received', isForAccount: false, tip: 0 };

test('money is summed up by day and way with its tips, what is paid later apart', async () => {
  const { tab } = await round(undefined, 'Cake');
  await receive(tab, { method: 'Cash', amount: 30_00, tip: 4_00 });
  await receive(tab, { method: 'UPI', amount: 20_00, tip: 1_00 });
  const [id, order] = [await khata(), await place('Cake', 'Tea')];
  await settle(order._id, { how: 'Account', khata: id });
  await post(`khatas/${id}/payments`, { method: 'Cash', amount: 70 });
  expect(await money('2026-11-20')).toEqual([
    { ...came, method: 'Account', amount: 70_00 },
    { ...came, method: 'Cash', amount: 30_00, tip: 4_00 },
    { ...came, method: 'Cash', isForAccount: true, amount: 70_00 },
    { ...came, method: 'UPI', amount: 20_00, tip: 1_00 },
  ]);
});

test('what was taken back is off it, and what went back stands apart', async () => {
  thali.clock.advance(DAY);
  const [wrong, gone] = [await place('Cake'), await place('Tea')];
  await record(wrong._id, { method: 'Card' });
  await reverse(await first(wrong._id), { reason: 'A mistake' });
  await record(gone._id, { method: 'Cash' });
  await cancel(gone);
  const refunds = `orders/${gone._id}/refunds`;
  await post(refunds, { how: 'hand', method: 'Cash', amount: 20 }, { key: randomUUID() });
  const day = { ...came, day: '2026-11-21' };
  expect(await money('2026-11-21')).toEqual([
    { ...day, method: 'Card', amount: 0 },
    { ...day, method: 'Cash', amount: 20_00 },
    { ...day, what: 'refunded', method: 'Cash', amount: 20_00 },
  ]);
});

test('what came after midnight belongs to the day of the restaurant', async () => {
  thali.clock.advance(DAY);
  const order = await place('Tea');
  thali.clock.advance(14 * HOUR);
  await record(order._id, { method: 'UPI' });
  const rows = (await money('2026-11-22', '2026-11-30')).map(({ day, method }) => [day, method]);
  expect(rows).toEqual([['2026-11-22', 'UPI']]);
  expect(await money('2026-11-23')).toEqual([]);
});

test('more than two years at once are refused', async () => {
  const url = `/api/stores/${store.storeId}/bills/money?from=2020-01-01&to=2026-01-01`;
  const { status, body } = await thali.call('GET', url, { token: store.token });
  expect([status, body.code]).toEqual([422, 'VALIDATION']);
});
