import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { NOON, useTestApp } from '#testing/server/test-app.ts';
import {
  catalogueOf,
  createTestStore,
  patchItem,
  patchStore,
  replaceCatalogue,
  simpleItem,
  type TestStore,
} from '#testing/server/test-stores.ts';

const thali = await useTestApp();

const newStore = (tea: object = {}) => createTestStore(thali, catalogueOf([simpleItem('Tea', 20, tea)]));
const pageOf = ({ slug }: TestStore, headers: Record<string, string> = {}) =>
  thali.call('GET', `/profile/web/${slug}/12-00`, { headers });

async function addresses(store: TestStore): Promise<string[]> {
  const { body } = await pageOf(store);
  return [
    `/profile/web/${store.slug}/12-00`,
    `/restaurant/api/store/web/${store.slug}/`,
    `/restaurant/api/menu/${body.menus?.[0]?._id}`,
  ];
}

const patchTea = (store: TestStore, body: object) => patchItem(thali, store, 'Tea', body);

test('an unchanged page is answered with 304, for each encoding separately', async () => {
  const store = await newStore();
  const tags = new Set<string>();
  for (const url of await addresses(store)) {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const read = (known: string) =>
        thali.app.inject({ url, headers: { 'accept-encoding': encoding, 'if-none-match': known } });
      const first = await read('"other"');
      const etag = String(first.headers.etag);
      tags.add(etag);
      expect(etag).toMatch(/^"[\w-]+"$/);
      expect(first.statusCode).toBe(200);
      expect(first.headers).toMatchObject({ vary: 'accept-encoding', 'cache-control': 'no-cache' });
      for (const known of [etag, `"other", ${etag}`, `"other",${etag}`, `W/${etag}`, '*']) {
        const { statusCode, body, headers } = await read(known);
        expect({ statusCode, body, etag: headers.etag }, known).toEqual({ statusCode: 304, body: '', etag });
      }
    }
  }
  expect(tags.size).toBe(3);
});

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['gzip;q=0', undefined],
  ['zstd', undefined],
  ['', undefined],
])('accept-encoding "%s"', async (accepted, used) => {
  const store = await newStore({ description: 'चाय '.repeat(100) });
  const { body: plain } = await pageOf(store);
  const url = `/profile/web/${store.slug}/12-00`;
  const answer = await thali.app.inject({ method: 'GET', url, headers: { 'accept-encoding': accepted } });
  expect(answer.headers['content-encoding']).toBe(used);
  const decode = { br: brotliDecompressSync, gzip: gunzipSync }[used ?? ''] ?? ((bytes: Buffer) => bytes);
  expect(JSON.parse(decode(answer.rawPayload).toString('utf8'))).toEqual(plain);
});

test('a change of an item is on every page at once, with a new ETag', async () => {
  const store = await newStore();
  for (const [url, state] of (await addresses(store)).map((url, index) => [url, `State ${index}`] as const)) {
    const before = await thali.call('GET', url);
    expect((await patchTea(store, { state })).status).toBe(200);
    const stateOnPage = async () =>
      (await thali.call('GET', url)).body.menus[0].categories[0].items[0].state as string;
    expect(await stateOnPage(), url).toBe(state);
    const headers = { 'if-none-match': String(before.headers.etag) };
    expect((await thali.call('GET', url, { headers })).status).toBe(200);
  }
});

test('a new catalogue and a changed profile are on the page at once', async () => {
  const store = await newStore();
  await pageOf(store);
  await replaceCatalogue(thali, store, catalogueOf([simpleItem('Coffee', 30)]));
  const labelOnPage = async () => (await pageOf(store)).body.menus[0].categories[0].items[0].label;
  expect(await labelOnPage()).toBe('Coffee');

  expect((await patchStore(thali, store, { viewMode: true, name: 'New Name' })).status).toBe(200);
  expect((await pageOf(store)).body).toMatchObject({ viewMode: true, profile: { name: 'New Name' } });
  const older = `/store/api/store/retrieve/${store.storeId}`;
  expect((await thali.call('GET', older)).body.profile.name).toBe('New Name');
});

test('the older page shows a change too, in any spelling of the store id', async () => {
  const store = await newStore();
  const urls = [store.storeId, store.storeId.toUpperCase()].map((id) => `/store/api/store/retrieve/${id}`);
  for (const url of urls) expect((await thali.call('GET', url)).status).toBe(200);
  expect((await patchTea(store, { label: 'Coffee' })).status).toBe(200);
  for (const url of urls) {
    const label = async () => (await thali.call('GET', url)).body.menu.categories[0].items[0].label;
    expect(await label(), url).toBe('Coffee');
  }
});

test('readers during many changes get the last one in the end', async () => {
  const store = await newStore();
  const reading = { isOver: false };
  const readers = Array.from({ length: 4 }, async () => {
    for (let reads = 0; !reading.isOver && reads < 200; reads++) await pageOf(store);
  });
  const state = async () => (await pageOf(store)).body.menus[0].categories[0].items[0].state;
  for (let change = 1; change <= 25; change++) {
    await patchTea(store, { state: `State ${change}` });
    expect.soft(await state()).toBe(`State ${change}`);
  }
  reading.isOver = true;
  await Promise.all(readers);
  expect(await state()).toBe('State 25');
});

test('an item is available again when its time has passed', async () => {
  const until = new Date(NOON + MINUTE).toISOString();
  const item = async (url: string) => (await thali.call('GET', url)).body.menus[0].categories[0].items[0];
  for (const which of [0, 1, 2]) {
    const url = (await addresses(await newStore({ state: 'Sold out', until })))[which] as string;
    expect(await item(url)).toMatchObject({ state: 'Sold out', until });
    thali.clock.now = NOON + 59_999;
    expect(await item(url)).toMatchObject({ state: 'Sold out', until });
    thali.clock.now = NOON + MINUTE;
    const back = await item(url);
    expect(back.state).toBe('Available');
    expect(back).not.toHaveProperty('until');
    thali.clock.now = NOON;
  }
});

test("no page contains the gateway's key or its id", async () => {
  const store = await newStore();
  const gateway = { merchent_id: 'id-of-the-gateway', merchent_key: 'key-of-the-gateway' };
  const patched = await patchStore(thali, store, { store_gateway_config: gateway });
  expect(patched.status, patched.text).toBe(200);
  const answers = [
    patched,
    await thali.call('GET /store/api/store/:storeId', { params: store, token: store.token }),
  ];
  for (const url of [...(await addresses(store)), `/store/api/store/retrieve/${store.storeId}`]) {
    answers.push(await thali.call('GET', url));
  }
  const seen = [...answers.map(({ text }) => text), ...thali.logs].join('\n');
  expect(seen).not.toMatch(/merchent|of-the-gateway|store_gateway_config/);
  const sql = 'select gateway_sealed from stores where store_id = $1';
  const { rows } = await thali.database.pool.query(sql, [store.storeId]);
  expect(rows[0].gateway_sealed).not.toContain('of-the-gateway');
});
