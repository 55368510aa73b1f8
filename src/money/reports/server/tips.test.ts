import { expect, test } from 'vitest';
import { useTabScene } from '#money/tabs/server/testing/use-tab-scene.ts';
import { DAY } from '#platform/time/rules/durations.ts';

const { thali, store, round, receive, cancel } = await useTabScene();

async function money(query: object) {
  const { body } = await thali.call('GET /api/stores/:storeId/reports/sales', {
    params: store,
    query: { ...query },
    token: store.token,
  });
  return body.money;
}

test('tips are a sum of their own, and a receipt for several rounds came once', async () => {
  const { tab, round: first } = await round(undefined, 'Cake');
  await round(tab, 'Tea');
  await receive(tab, { method: 'Cash', amount: 40_00, tip: 4_00 });
  await receive(tab, { method: 'UPI', amount: 30_00, tip: 6_00 });
  await receive(tab, { method: 'UPI', amount: 0, tip: 1_00 });
  const flows = [
    { method: 'Cash', times: 1, amount: 40_00 },
    { method: 'UPI', times: 1, amount: 30_00 },
  ];
  const tips = [
    { method: 'UPI', times: 2, amount: 7_00 },
    { method: 'Cash', times: 1, amount: 4_00 },
  ];
  expect(await money({ period: 'today' })).toMatchObject({ received: flows, tips, due: [] });
  // Money that moves to another round has not come again.
  await cancel(first);
  expect(await money({ period: 'today' })).toMatchObject({ received: flows, tips, owed: { amount: 50_00 } });

  thali.clock.advance(DAY);
  const day = { from: '2026-11-20', to: '2026-11-20' };
  expect(await money(day)).toMatchObject({ received: flows, tips });
  await receive(tab, { method: 'Card', amount: 0, tip: 2_00 });
  expect((await money(day)).tips).toContainEqual({ method: 'Card', times: 1, amount: 2_00 });
  expect((await money({ period: 'today' })).tips).toEqual([]);
});
