import { randomBytes } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { HOUR } from '#platform/time/rules/durations.ts';
import { NOON, useTestApp } from '#testing/server/test-app.ts';
import {
  createTestStore,
  patchItem,
  simpleItem,
  type TestStore,
  teaStore,
} from '#testing/server/test-stores.ts';
import { loadBuiltPages } from '../built-pages.ts';
import { startAnother } from '../testing/two-processes.ts';

const pages = await loadBuiltPages(new URL('../../../../../dist', import.meta.url).pathname);
const thali = await useTestApp({ pages });
const NOW = { now: NOON, isAhead: false };

const get = (url: string) => thali.call('GET', url, { headers: { accept: 'text/html' } });
const at = ({ slug }: TestStore, time: string) => get(`/profile/web/${slug}/${time}`);
const bodyOf = (bytes: Buffer) => ({
  contentType: 'text/plain',
  etag: 'tag',
  encoded: { identity: bytes },
  revision: 1,
  state: '',
  validUntil: null,
});

async function countRows({ storeId }: TestStore, where = 'true'): Promise<number | null> {
  await thali.services.afterwards.settled();
  const sql = `select from rendered_pages where store_id = $1 and ${where}`;
  return (await thali.database.pool.query(sql, [storeId])).rowCount;
}

const storeWithHours = (...spans: [string, string][]) =>
  createTestStore(thali, {
    orderConfigs: [{ label: 'Dine-In' }],
    menus: spans.map(([activeStartTime, activeEndTime]) => ({
      label: activeStartTime,
      activeStartTime,
      activeEndTime,
      categories: [{ label: 'Drinks', items: [simpleItem('Tea', 20)] }],
    })),
  });

/** Asks for bodies of a store that take until `end` is called. */
function ask(storeId: string, names: string[], begun: string[], ended: Promise<void>) {
  return names.map((name) =>
    thali.services.storePages.get({ storeId, address: [name], revision: 1, state: '' }, NOW, async () => {
      begun.push(name);
      await ended;
      return bodyOf(Buffer.from(name));
    }),
  );
}

beforeEach(() => {
  thali.clock.now = NOON;
});

test('menus of a minute that strangers pick have no row, and are sent from memory', async () => {
  const store = await storeWithHours(['11:00', '13:00'], ['12:30', '20:00'], ['18:00', '23:00']);
  const loaded = vi.spyOn(thali.services.storeCache, 'getSince');
  const times = ['09-00', '11-30', '12-45', '15-00', '19-00', '22-00'];
  const first: string[] = [];
  for (const time of times) first.push((await at(store, time)).text);
  expect([new Set(first).size, loaded.mock.calls.length, await countRows(store)]).toEqual([6, 6, 1]);
  const again: string[] = [];
  for (const time of times) again.push((await at(store, time)).text);
  expect([again, loaded.mock.calls.length]).toEqual([first, 6]);
  loaded.mockRestore();
});

test('the menus served now have one row, which the next hour replaces', async () => {
  const store = await storeWithHours(['11:00', '13:00'], ['12:30', '20:00']);
  const older = `/store/api/store/retrieve/${store.storeId}`;
  const before = [(await at(store, '12-00')).text, (await get(older)).text];
  thali.clock.now = NOON + 3 * HOUR;
  const after = [(await at(store, '15-00')).text, (await get(older)).text];
  expect(after[0]).not.toBe(before[0]);
  expect(await countRows(store)).toBe(2);
  expect((await at(store, '12-00')).text).toBe(before[0]);
});

test('when a store has changed, its older rows of this build go with the first new one', async () => {
  const store = await teaStore(thali);
  const { body } = await at(store, '12-00');
  const urls = [`/${store.slug}`, `/menu/${body.menus[0]._id}`, `/restaurant/api/menu/${body.menus[0]._id}`];
  for (const url of urls) await get(url);
  const other = await startAnother(thali, pages, { build: 'next' });
  await other.get(`/${store.slug}`);
  expect([await countRows(store), await countRows(store, `build = 'next'`)]).toEqual([5, 1]);
  await patchItem(thali, store, 'Tea', { state: 'Sold out' });
  await at(store, '12-00');
  expect([await countRows(store), await countRows(store, `build = 'next'`)]).toEqual([2, 1]);
});

test('a body that is too large is sent and not kept', async () => {
  const store = await teaStore(thali);
  const make = vi.fn(async () => bodyOf(randomBytes(1_100_000)));
  const asked = { storeId: store.storeId, address: ['large'], revision: 1, state: '' };
  for (const _ of [1, 2]) {
    await thali.services.storePages.get(asked, NOW, make);
    expect(await countRows(store)).toBe(0);
  }
  expect(make).toHaveBeenCalledTimes(2);
});

test('the rows of a store have a bound, and the oldest go', async () => {
  const store = await teaStore(thali);
  for (let no = 1; no <= 18; no++) {
    thali.clock.now += 1000;
    const asked = { storeId: store.storeId, address: [no], revision: 1, state: `${no}` };
    await thali.services.storePages.get(asked, NOW, async () => ({
      ...bodyOf(randomBytes(900_000)),
      state: `${no}`,
    }));
    await thali.services.afterwards.settled();
  }
  expect([await countRows(store), await countRows(store, `state = '18'`)]).toEqual([17, 1]);
});

test('a store makes one body at a time, so that others need not wait for all of its own', async () => {
  const [heavy, light] = [await teaStore(thali), await teaStore(thali)];
  const { promise, resolve } = Promise.withResolvers<void>();
  const begun: string[] = [];
  const flood = ask(heavy.storeId, ['a', 'b', 'c', 'd', 'e'], begun, promise);
  const one = ask(light.storeId, ['light'], begun, Promise.resolve());
  await Promise.all(one);
  expect(begun.toSorted()).toEqual(['a', 'light']);
  resolve();
  await Promise.all(flood);
  expect(begun).toHaveLength(6);
});

test('who asks for too many bodies of one store is refused, and nobody else', async () => {
  const [heavy, light] = [await teaStore(thali), await teaStore(thali)];
  const { promise, resolve } = Promise.withResolvers<void>();
  const names = Array.from({ length: 60 }, (_, no) => `${no}`);
  const flood = Promise.allSettled(ask(heavy.storeId, names, [], promise));
  await Promise.all(ask(light.storeId, ['light'], [], Promise.resolve()));
  resolve();
  const refused = (await flood).filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(9);
  expect(refused[0]).toMatchObject({ reason: { code: 'UNAVAILABLE' } });
});
