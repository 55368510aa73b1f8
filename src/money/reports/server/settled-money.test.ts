import { expect, test } from 'vitest';
import { useCorrectionScene } from '#money/receipts/server/testing/use-correction-scene.ts';
import { settlementOf } from '../rules/settlement.ts';
import type { ReportView } from '../wire/report.ts';

const scene = await useCorrectionScene();
const { place, record, settle, reverse, first, khata, post, thali, store } = scene;

async function report(): Promise<ReportView> {
  const query = { period: 'today' as const };
  const { body } = await thali.call('GET /api/stores/:storeId/reports/sales', {
    params: store,
    query,
    token: store.token,
  });
  return body;
}

test('what was settled without money and what was taken back is told apart, and all adds up to the revenue', async () => {
  const [paid, wrong, lost, owing, open] = [
    await place('Cake'),
    await place('Cake', 'Tea'),
    await place('Thali'),
    await place('Lassi'),
    await place('Tea'),
  ];
  const asha = await khata();
  await record(paid._id, { method: 'Cash' });
  await record(wrong._id, { method: 'Cash' });
  await reverse(await first(wrong._id), { reason: 'Card', instead: { method: 'Card', amount: 70 } });
  await settle(lost._id, { how: 'LeftUnpaid', reason: 'Walked out' });
  await settle(owing._id, { how: 'Account', khata: asha });
  await post(`khatas/${asha}/payments`, { method: 'UPI', amount: 10 });
  await record(open._id, { method: 'Cash', amount: 5 });
  const { money, totals } = await report();
  expect(money).toMatchObject({
    received: [
      { method: 'LeftUnpaid', times: 1, amount: 115_50 },
      { method: 'Card', times: 1, amount: 70_00 },
      { method: 'Cash', times: 2, amount: 55_00 },
      { method: 'Account', times: 1, amount: 31_50 },
    ],
    reversed: [{ method: 'Cash', times: 1, amount: 70_00 }],
    forAccounts: [{ method: 'UPI', times: 1, amount: 10_00 }],
  });
  const parts = settlementOf(money);
  expect(parts).toEqual([
    { part: 'received', amount: 125_00 },
    { part: 'account', amount: 31_50 },
    { part: 'lost', amount: 115_50 },
    { part: 'due', amount: 15_00 },
  ]);
  expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(totals.revenue);
});
