import { expect, test } from 'vitest';
import { createContext } from '#platform/context/server/context.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { signInOperator } from '#testing/server/people/test-people.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { teaStore } from '#testing/server/test-stores.ts';
import { ageSubscriptions } from './age-subscriptions.ts';

const thali = await useTestApp();
const operator = await signInOperator(thali);

test('a subscription is past due after its last day, and ended after its days of grace; its owner is told of each once', async () => {
  const store = await teaStore(thali);
  const rules = { newPlan: 'Pro', trialDays: 0, lastPlan: 'Free', graceDays: 10 };
  await thali.call('PUT /api/operator/plan-rules', { token: operator, body: rules });
  const { plans } = (await thali.call('GET /api/operator/plans', { token: operator })).body;
  const planId = plans.find(({ name }) => name === 'Free')?._id ?? '';
  const none = { params: { planId }, token: operator, body: { viewOnly: true } };
  expect((await thali.call('PATCH /api/operator/plans/:planId', none)).status).toBe(200);
  const { email } = (await thali.call('GET /api/session', { token: store.token })).body.account;
  await thali.verify(email);
  const endDate = new Date(thali.clock.now + 8 * DAY).toISOString();
  const body = { status: 'trial', endDate };
  await thali.call('PATCH', `/api/operator/stores/${store.storeId}/subscription`, { token: operator, body });
  const sweep = () => ageSubscriptions(createContext(thali.services, { kind: 'system' }), [store.storeId]);
  const read = async () => {
    await Promise.all([sweep(), sweep()]);
    await sweep();
    const sql = 'select subscription_status as status from stores where store_id = $1';
    return (await thali.database.pool.query(sql, [store.storeId])).rows[0].status;
  };
  const told = () =>
    thali.emails.filter(({ to }) => to === email).map(({ subject }) => subject.replace(/ · .*/, ''));
  thali.emails.length = 0;
  expect(await read()).toBe('trial');
  expect(told()).toEqual([]);
  thali.clock.advance(2 * DAY);
  expect(await read()).toBe('trial');
  expect(told()).toEqual(['Your plan ends soon']);
  thali.clock.advance(5 * DAY);
  expect(await read()).toBe('trial');
  expect(told().at(-1)).toBe('Your plan is about to end');
  thali.clock.advance(DAY);
  expect(await read()).toBe('past_due');
  thali.clock.advance(8 * DAY);
  await read();
  expect(told().at(-1)).toBe('Your plan is past due');
  thali.clock.advance(DAY);
  expect(await read()).toBe('past_due');
  expect(told().at(-1)).toBe('Last day of your plan');
  thali.clock.advance(DAY);
  expect(await read()).toBe('ended');
  expect(told()).toEqual([
    'Your plan ends soon',
    'Your plan is about to end',
    'Your plan is past due',
    'Last day of your plan',
    'Your plan has ended',
  ]);
  const [soon, , due, , ended] = thali.emails.filter(({ to }) => to === email);
  expect(soon?.text).toContain('Everything then keeps working for 10 days');
  expect(due?.text).toMatch(
    /keeps working for 10 days, until .*you have what Free has: guests can see your menu, but/,
  );
  expect(ended?.text).toContain('no longer order');
  const { rows } = await thali.database.pool.query(
    "select subject from staff_log where store_id = $1 and what = 'planned' order by id desc limit 2",
    [store.storeId],
  );
  expect(rows).toEqual([{ subject: 'ended' }, { subject: 'past_due' }]);
  const notified = await thali.database.pool.query(
    "select facts ->> 'news' as news from notifications where store_id = $1 order by id",
    [store.storeId],
  );
  expect(notified.rows.map(({ news }) => news)).toEqual([
    ...['ends', 'ends', 'past_due', 'past_due', 'ended'],
  ]);
});
