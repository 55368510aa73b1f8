import { expect, test } from 'vitest';
import { createContext } from '#platform/context/server/context.ts';
import { HOUR } from '#platform/time/rules/durations.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { seedDemo } from '../seed-demo.ts';
import { saffronStreet } from '../stores/saffron-street/store.ts';
import { makeEvening } from './make-evening.ts';

const PASSWORD = 'a plain long one';
const thali = await useTestApp();

test('at half past eight some sit, others are expected, and two parties wait', async () => {
  thali.clock.now += 8.5 * HOUR;
  const ctx = createContext(thali.services, { kind: 'system' });
  const { owner, stores } = await seedDemo(ctx, [saffronStreet], PASSWORD, () => '/owl.png');
  const [{ storeId } = { storeId: '' }] = stores;
  await makeEvening(ctx, saffronStreet, { storeId, owner });
  const { token } = (
    await thali.call('POST /tenant/api/login', { body: { email: 'owner@demo.example', password: PASSWORD } })
  ).body;
  const { body } = await thali.call('GET /api/calendar/:storeId', { params: { storeId }, query: {}, token });
  const states = new Set(body.reservations.map(({ state }) => state));
  expect([...states].toSorted()).toEqual(['confirmed', 'done', 'seated']);
  expect(body.reservations.every(({ tableIds }) => tableIds.length > 0)).toBe(true);
  const line = await thali.call('GET /api/calendar/:storeId/waiting', { params: { storeId }, token });
  expect(line.body.waiting).toHaveLength(2);
});
