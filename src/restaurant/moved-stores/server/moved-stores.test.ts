import { expect, test } from 'vitest';
import { loadBuiltPages } from '#apps/server/pages/built-pages.ts';
import { selectStoreTables } from '#platform/db/server/table-names.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { placeTestOrder, TEA, type TestStore, teaStore } from '#testing/server/test-stores.ts';

const pages = await loadBuiltPages(new URL('../../../../dist', import.meta.url).pathname);
const thali = await useTestApp({ pages });
const THERE = 'https://two.example';
const html = { accept: 'text/html' };

/** As if it had moved: it is not here any more, and the directory knows where it is. */
async function moveAway({ storeId }: TestStore): Promise<void> {
  const { pool } = thali.database;
  await pool.query('insert into moved_stores (store_id, origin, moved_at) values ($1, $2, now())', [
    storeId,
    THERE,
  ]);
  const kept = ['store_routes', 'moved_stores'];
  const tables = await selectStoreTables(thali.services.db);
  for (const table of tables.filter((name) => !kept.includes(name)))
    await pool.query(`delete from ${table} where store_id = $1`, [storeId]);
  thali.services.storeHeads.forget(storeId);
}

const leadFrom = async (url: string) => {
  const { statusCode, headers, body } = await thali.app.inject({ url, headers: html });
  return statusCode === 307 && body === '' ? headers['location'] : statusCode;
};

test('the pages of a store that has moved lead to its new place, with what was asked', async () => {
  const [store, other] = [await teaStore(thali), await teaStore(thali)];
  const { slug: order } = await placeTestOrder(thali, store, TEA);
  const { body } = await thali.call('GET', `/profile/web/${store.slug}/12-00`);
  const addresses = [
    `/${store.slug}?t=4`,
    `/status/${order}`,
    `/status/${order}/bill`,
    `/${store.slug}/table`,
    `/${store.slug}/book`,
    `/${store.slug}/stories`,
    `/menu/${body.menus[0]._id}`,
  ];
  expect(await leadFrom(`/${store.slug}`)).toBe(200);
  await moveAway(store);
  for (const url of addresses) expect(await leadFrom(url), url).toBe(THERE + url);
  expect(await leadFrom(`/${other.slug}/book`)).toBe(200);
  expect(await leadFrom('/no-such-store')).toBe(404);
});

test('the proxy alone learns where a store is', async () => {
  const [store, other] = [await teaStore(thali), await teaStore(thali)];
  const { slug: order } = await placeTestOrder(thali, store, TEA);
  await moveAway(store);
  const ask = (name: string, from: object = {}) =>
    thali.app.inject({ url: `/internal/place?name=${encodeURIComponent(name)}`, ...from });
  for (const name of [store.slug, store.slug.toUpperCase(), order])
    expect((await ask(name)).json()).toEqual({ origin: THERE });
  expect((await ask(other.slug)).json()).toEqual({ origin: null });
  for (const name of ['no-such-store', 'a b', '']) expect((await ask(name)).statusCode, name).toBe(404);
  expect((await ask(store.slug, { remoteAddress: '203.0.113.9' })).statusCode).toBe(404);
  for (const header of ['x-forwarded-for', 'x-real-ip', 'via'])
    expect((await ask(store.slug, { headers: { [header]: '203.0.113.9' } })).statusCode, header).toBe(404);
});
