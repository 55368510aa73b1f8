import { expect, test } from 'vitest';
import { createContext } from '#platform/context/server/context.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { signInOperator } from '#testing/server/people/test-people.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { placeTestOrder, TEA, teaStore, unique } from '#testing/server/test-stores.ts';
import { countUse } from '../count-use.ts';
import { warnOfOrders } from './warn-of-orders.ts';

const thali = await useTestApp();
const operator = await signInOperator(thali);

test('owners get one email at 80 % of their plan’s orders and one at 100 %, each month anew; no order is refused', async () => {
  const store = await teaStore(thali);
  const { email } = (await thali.call('GET /api/session', { token: store.token })).body.account;
  await thali.verify(email);
  const plan = `Plan ${unique()}`;
  const body = { name: plan, limits: { ordersPerMonth: 5 } };
  await thali.call('POST', '/api/operator/plans', { token: operator, body });
  const address = `/api/operator/stores/${store.storeId}/subscription`;
  await thali.call('PATCH', address, { token: operator, body: { plan } });
  const sell = async (orders: number) => {
    for (let order = 0; order < orders; order++) await placeTestOrder(thali, store, TEA);
    thali.emails.length = 0;
    const sweep = async () => {
      const ctx = createContext(thali.services, { kind: 'system' });
      await countUse(ctx, [store.storeId]);
      await warnOfOrders(ctx, [store.storeId]);
    };
    await Promise.all([sweep(), sweep()]);
    await sweep();
    return thali.emails.filter(({ to }) => to === email).map(({ subject }) => subject.replace(/ · .*/, ''));
  };
  expect(await sell(3)).toEqual([]);
  expect(await sell(1)).toEqual(['Most of your plan’s orders are used']);
  expect(await sell(1)).toEqual(['All of your plan’s orders are used']);
  expect(await sell(2)).toEqual([]);
  thali.clock.advance(31 * DAY);
  expect(await sell(0)).toEqual([]);
  expect(await sell(7)).toEqual(['All of your plan’s orders are used']);
});
