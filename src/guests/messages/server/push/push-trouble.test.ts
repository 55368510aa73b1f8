import { expect, test } from 'vitest';
import { expectError } from '#testing/server/expect-error.ts';
import { lockRows } from '#testing/server/lock-rows.ts';
import { addTestStaff } from '#testing/server/test-stores.ts';
import { MOST_GUESTS_OF_STORE } from '../alerts.ts';
import { SETTINGS, smsBy } from '../testing/message-scene.ts';
import { USER, usePushScene } from '../testing/use-push-scene.ts';

const scene = await usePushScene();
const { sim, thali, store, url, place, move, follow, streamStore } = scene;

test('a guest’s browser is forgotten after repeated failures, a staff browser is not', async () => {
  const order = await place();
  await follow(order);
  await scene.round();
  await streamStore(store.token);
  await place();
  await move(order, 1, 4);
  sim.setFault('broken');
  const owners = async () => {
    const { rows } = await thali.database.pool.query('select owner_kind, store_id from push_subscriptions');
    return rows.map((row) => row.owner_kind).toSorted();
  };
  for (const pause of [30_000, 120_000, 600_000]) {
    await scene.round();
    expect(await owners()).toEqual(['account', 'order']);
    thali.clock.advance(pause);
  }
  await scene.round();
  expect(await owners()).toEqual(['account']);
});

test('a guest’s push service that never answers delays no other message', async () => {
  await scene.save(smsBy('http', url, { ready: true }));
  const orders = [await place({ user: USER }), await place({ user: USER }), await place({ user: USER })];
  await scene.round();
  const held = Promise.withResolvers<void>();
  const guests = await Promise.all(orders.flatMap((order) => [1, 2, 3].map(() => follow(order))));
  const asked = new Set(guests.map(({ subscription }) => subscription.endpoint));
  const owner = await streamStore(store.token);
  const { push } = thali.services.channels;
  const { send } = push;
  push.send = async (notice) => {
    if (!asked.has(notice.endpoint)) return send(notice);
    await held.promise;
    return { state: 'failing', reason: 'no-answer' };
  };
  for (const order of orders) await move(order, 1, 4);
  await place();
  const round = scene.round();
  const texts = () => sim.taken.filter(({ provider }) => provider !== 'Push');
  await expect.poll(() => [texts().length, owner.notices.length]).toEqual([3, 1]);
  held.resolve();
  await round;
  push.send = send;
  await scene.save(SETTINGS);
});

test('a failing push stops no other channel of its store', async () => {
  await scene.save(smsBy('http', url, { ready: true }));
  const order = await place({ user: USER });
  for (let at = 0; at < 5; at++) await follow(order);
  await scene.round();
  const { push } = thali.services.channels;
  const { send } = push;
  let asked = 0;
  push.send = async () => {
    asked++;
    throw new Error('broken');
  };
  await move(order, 1, 4);
  await scene.round();
  push.send = send;
  expect([asked, sim.taken.length]).toEqual([5, 1]);
  await scene.save(SETTINGS);
});

test('a member who is being removed cannot register a device', async () => {
  const token = await addTestStaff(thali, store, 'STAFF');
  const held = await lockRows(
    thali.database,
    "delete from memberships where store_id = $1 and role = 'STAFF'",
    [store.storeId],
  );
  const body = { subscription: sim.newBrowser().subscription, locale: 'en' };
  const following = thali.call('POST', `/api/stores/${store.storeId}/push`, { body, token });
  await held.whenWaiting(1);
  await held.release();
  expectError(await following, 404, 'STORE_NOT_FOUND');
});

test('the oldest guests’ browsers of a store make room for new ones', async () => {
  const { pool } = thali.database;
  await pool.query(
    `insert into push_subscriptions (store_id, id, owner_kind, owner_id, endpoint_hash, sealed, locale, created_at)
     select $1, ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'order', $1, n::text, '', 'en', now()
     from generate_series(1, $2::int) n`,
    [store.storeId, MOST_GUESTS_OF_STORE],
  );
  await streamStore(store.token);
  const order = await place();
  for (let at = 0; at < 2; at++) await follow(order);
  const { rows } = await pool.query(
    `select owner_kind, count(*)::int, min(id::text) from push_subscriptions where store_id = $1 group by 1 order by 1`,
    [store.storeId],
  );
  expect(rows).toMatchObject([
    { owner_kind: 'account', count: 1 },
    { owner_kind: 'order', count: MOST_GUESTS_OF_STORE, min: '00000000-0000-7000-8000-000000000003' },
  ]);
});
