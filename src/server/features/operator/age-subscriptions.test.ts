import { expect, test } from 'vitest';
import { DAY } from '#domain/time/durations.ts';
import { createContext } from '../../platform/context/context.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { signInOperator } from '../../testing/test-people.ts';
import { teaStore } from '../../testing/test-stores.ts';
import { ageSubscriptions } from './age-subscriptions.ts';

const thali = await useTestApp();
const operator = await signInOperator(thali);

test('a subscription is past due after its last day, and ended 14 days later; its owner is told of each once', async () => {
  const store = await teaStore(thali);
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
  thali.clock.advance(6 * DAY);
  expect(await read()).toBe('past_due');
  thali.clock.advance(14 * DAY);
  expect(await read()).toBe('ended');
  expect(told()).toEqual(['Your plan ends soon', 'Your plan is past due', 'Your plan has ended']);
  const { rows } = await thali.database.pool.query(
    "select subject from staff_log where store_id = $1 and what = 'planned' order by id desc limit 2",
    [store.storeId],
  );
  expect(rows).toEqual([{ subject: 'ended' }, { subject: 'past_due' }]);
  const notified = await thali.database.pool.query(
    "select facts ->> 'news' as news from notifications where store_id = $1 order by id",
    [store.storeId],
  );
  expect(notified.rows.map(({ news }) => news)).toEqual(['ends', 'past_due', 'ended']);
});
