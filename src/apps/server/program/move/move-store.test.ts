import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { recordSecretKey } from '#platform/db/server/instance.ts';
import { createSecrets } from '#platform/secrets/server/secrets.ts';
import { atEnd } from '#testing/server/at-end.ts';
import { readEvents } from '#testing/server/event-reader.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { type TestApp, useTestApp } from '#testing/server/test-app.ts';
import { createTestDatabase } from '#testing/server/test-database.ts';
import {
  addTestStaff,
  placeTestOrder,
  postOrder,
  TEA,
  type TestStore,
  teaStore,
} from '#testing/server/test-stores.ts';
import { withClient } from '#testing/server/with-client.ts';
import { putUpFence } from './fence-queries.ts';
import { type Move, moveStore } from './move-store.ts';
import { selectTables } from './queries.ts';

const THERE = 'https://two.example';
const [here, there] = [await useTestApp({ heartbeatMs: 50 }), await useTestApp({ publicUrl: THERE })];
const secrets = createSecrets(Buffer.alloc(32, 7));

beforeAll(async () => {
  for (const [at, { database, clock }] of [here, there].entries())
    await recordSecretKey(database.db, secrets, clock.now + at);
});

const move = ({ slug }: TestStore, changes: Partial<Move> = {}) =>
  moveStore({
    slug,
    from: here.database.connection,
    to: there.database.connection,
    origin: THERE,
    log: () => {},
    graceMs: 0,
    ...changes,
  });

const back = (store: TestStore) =>
  move(store, { from: there.database.connection, to: here.database.connection, origin: 'http://localhost' });

async function upload(thali: TestApp, { storeId, token }: TestStore, colour = '#d2452c'): Promise<string> {
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: colour } });
  const answer = await thali.app.inject({
    method: 'POST',
    url: `/api/stores/${storeId}/images`,
    headers: { 'content-type': 'image/png', authorization: `token ${token}` },
    payload: await picture.png().toBuffer(),
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().url.replace(/#.*/, '');
}

const statusOf = async ({ app }: TestApp, url: string) => (await app.inject({ url })).statusCode;

/** How many rows each table has of the store, without those that have none. */
async function countRows({ database }: TestApp, { storeId }: TestStore): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const names = await withClient(database.connection, selectTables);
  for (const { name, columns } of names.values()) {
    if (!columns.includes('store_id')) continue;
    const { rows } = await database.pool.query(
      `select count(*)::int as count from ${name} where store_id = $1`,
      [storeId],
    );
    if (rows[0].count > 0) counts[name] = rows[0].count;
  }
  return counts;
}

test('a store goes with everything to the other database, and the old place leads to it', async () => {
  const store = await teaStore(here);
  const other = await teaStore(here);
  const waiter = await addTestStaff(here, store, 'STAFF');
  const order = await placeTestOrder(here, store, TEA);
  const picture = await upload(here, store);
  const before = await countRows(here, store);
  const beside = await countRows(here, other);
  const { rows } = await move(store);
  expect(rows).toBeGreaterThan(10);

  const { rendered_pages: _, ...rest } = before;
  expect(await countRows(there, store)).toEqual(rest);
  expect(await countRows(here, store)).toEqual({ store_routes: before['store_routes'], moved_stores: 1 });
  expect(await countRows(here, other)).toEqual(beside);
  expect([await statusOf(there, picture), await statusOf(here, picture)]).toEqual([200, 404]);

  const read = await there.call('GET /order/status/:slug', { params: { slug: order.slug } });
  expect(read.body).toMatchObject({ orderNo: 1, _id: order._id });
  for (const token of [store.token, waiter])
    expect((await there.call('GET /api/session', { token })).body.stores).toHaveLength(1);
  expect(await placeTestOrder(there, store, TEA)).toMatchObject({ orderNo: 2 });

  for (const url of [
    `/order/status/${order.slug}`,
    `/profile/web/${store.slug}/12-00`,
    `/api/stores/${store.storeId}/orders?state=1`,
  ]) {
    const answer = await here.call('GET', url, { token: store.token });
    expect([answer.status, answer.headers['location']], url).toEqual([307, THERE + url]);
  }
  const posted = await postOrder(here, store, TEA);
  expect([posted.status, posted.text]).toEqual([307, '']);
  expect((await postOrder(here, other, TEA)).status).toBe(201);
});

test('a store that comes back is here again, and the other place leads to it', async () => {
  const store = await teaStore(here);
  await move(store);
  await placeTestOrder(there, store, TEA);
  await back(store);
  expect(await placeTestOrder(here, store, TEA)).toMatchObject({ orderNo: 2 });
  expect((await postOrder(there, store, TEA)).headers['location']).toMatch(/^http:\/\/localhost\/order/);
  expect((await countRows(here, store))['moved_stores']).toBeUndefined();
  await move(store);
  expect(await placeTestOrder(there, store, TEA)).toMatchObject({ orderNo: 3 });
});

test.each(['copied', 'open there', 'found there', 'erased here'] as const)(
  'a move that ends after the step "%s" is finished by the next one, and there are never two stores',
  async (last) => {
    const store = await teaStore(here);
    await placeTestOrder(here, store, TEA);
    const onStep = (step: string) => {
      if (step === last) throw new Error('The end');
    };
    await expect(move(store, { onStep })).rejects.toThrow('The end');
    const [old, young] = [await postOrder(here, store, TEA), await postOrder(there, store, TEA)];
    const taken = [old, young].filter(({ status }) => status === 201);
    expect(taken).toHaveLength(1);
    await move(store);
    expect((await postOrder(here, store, TEA)).status).toBe(307);
    expect(await placeTestOrder(there, store, TEA)).toMatchObject({ orderNo: 3 });
  },
);

test.each(['open there', 'found there'] as const)(
  'a move that ends after the step "%s" is not finished by one to a third database',
  async (last) => {
    const [store, third] = [await teaStore(here), await createTestDatabase()];
    atEnd(() => third.close());
    await recordSecretKey(third.db, secrets, here.clock.now + 2);
    const onStep = (step: string) => {
      if (step === last) throw new Error('The end');
    };
    await expect(move(store, { onStep })).rejects.toThrow('The end');
    const elsewhere = { to: third.connection, origin: 'https://three.example' };
    await expect(move(store, elsewhere)).rejects.toThrow(THERE);
    const { rows } = await third.pool.query('select from stores where store_id = $1', [store.storeId]);
    expect(rows).toEqual([]);
    await move(store);
    expect(await placeTestOrder(there, store, TEA)).toMatchObject({ orderNo: 1 });
    await expect(move(store, elsewhere)).rejects.toThrow(`The store is at ${THERE} already`);
  },
);

test('while a store is closed, what is written to it waits, also after a break', async () => {
  const [store, other] = [await teaStore(here), await teaStore(here)];
  const tables = ['stores', 'orders', 'store_log'];
  await withClient(here.database.connection, (client) => putUpFence(client, tables, store.storeId));
  const answer = await postOrder(here, store, TEA);
  expectError(answer, 503, 'UNAVAILABLE');
  expect(answer.headers['retry-after']).toBe('2');
  expect((await postOrder(here, other, TEA)).status).toBe(201);
  await expect(move(other)).rejects.toThrow(`The move of the store ${store.storeId} was broken off`);
  await move(store);
  expect(await placeTestOrder(there, store, TEA)).toMatchObject({ orderNo: 1 });
});

test('what changes while a store is copied goes along', async () => {
  const store = await teaStore(here);
  const orders = [await placeTestOrder(here, store, TEA), await placeTestOrder(here, store, TEA)];
  await expect(
    move(store, {
      onStep: () => {
        throw new Error('The end');
      },
    }),
  ).rejects.toThrow();
  const { pool } = here.database;
  const [one, other] = orders.map(({ _id }) => _id);
  // They change numbers, which can't be written row by row.
  for (const [id, no] of [
    [one, 3],
    [other, 1],
    [one, 2],
  ])
    await pool.query('update orders set order_no = $3 where store_id = $1 and id = $2', [
      store.storeId,
      id,
      no,
    ]);
  await pool.query('delete from store_log where store_id = $1 and order_id = $2', [store.storeId, one]);
  const before = await countRows(here, store);
  await move(store);
  const { rendered_pages: _, ...rest } = before;
  expect(await countRows(there, store)).toEqual(rest);
  const numbers = await there.database.pool.query(
    'select id, order_no from orders where store_id = $1 order by order_no',
    [store.storeId],
  );
  expect(numbers.rows).toEqual([
    { id: other, order_no: 1 },
    { id: one, order_no: 2 },
  ]);
});

test('who follows an order hears no more here, and comes to the new place', async () => {
  const store = await teaStore(here);
  const { slug } = await placeTestOrder(here, store, TEA);
  const url = `${await here.listen()}/order/status/${slug}/events`;
  const reader = await readEvents(url);
  await reader.first(1);
  await move(store);
  await expect.poll(() => reader.hasEnded()).toBe(true);
  const again = await fetch(url, { redirect: 'manual' });
  expect(again.headers.get('location')).toBe(`${THERE}/order/status/${slug}/events`);
});

test('a picture that another store has too stays', async () => {
  const [store, other] = [await teaStore(here), await teaStore(here)];
  const picture = await upload(here, store, '#123456');
  expect(await upload(here, other, '#123456')).toBe(picture);
  await move(store);
  expect([await statusOf(here, picture), await statusOf(there, picture)]).toEqual([200, 200]);
});

test('what can not go is refused before anything changes', async () => {
  const store = await teaStore(here);
  await expect(move({ ...store, slug: 'nobody' })).rejects.toThrow('There is no store at /nobody');
  const { pool } = there.database;
  const { body } = await here.call('GET /api/session', { token: store.token });
  const { email } = body.account;
  await pool.query(
    `insert into accounts (id, email, name, password_hash, created_at)
     values (gen_random_uuid(), $1, 'Another', '', now())`,
    [email],
  );
  await expect(move(store)).rejects.toThrow(`The other database has another ${email}`);
  await pool.query('delete from accounts where email = $1', [email]);
  await pool.query("insert into store_routes (kind, key, store_id) values ('slug', $1, gen_random_uuid())", [
    store.slug,
  ]);
  await expect(move(store)).rejects.toThrow(`The other database has another ${store.slug}`);
  await pool.query('delete from store_routes where key = $1', [store.slug]);
  await here.database.pool.query(
    `insert into brands (brand_id, host, settings, created_at)
     values (gen_random_uuid(), 'rasoi.example', '{"name": "Rasoi"}', now())`,
  );
  const toBrand = (host: string) =>
    here.database.pool.query(
      'update stores set brand_id = (select brand_id from brands where host = $1) where store_id = $2',
      [host, store.storeId],
    );
  await toBrand('rasoi.example');
  await expect(move(store)).rejects.toThrow('The other database does not have the brand Rasoi.');
  await toBrand('');
  await pool.query("insert into migrations (name, applied_at) values ('9999_newer.sql', now())");
  await expect(move(store)).rejects.toThrow('different versions');
  await pool.query("delete from migrations where name = '9999_newer.sql'");
  await pool.query("update instance set key_check = 'another'");
  await expect(move(store)).rejects.toThrow('different secret keys');
  await pool.query('delete from instance');
  await recordSecretKey(there.database.db, secrets, there.clock.now);
  expect((await postOrder(here, store, TEA)).status).toBe(201);
  expect(await countRows(there, store)).toEqual({});
});
