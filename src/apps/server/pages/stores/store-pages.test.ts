import { beforeEach, expect, test, vi } from 'vitest';
import { createContext } from '#platform/context/server/context.ts';
import { DAY, MINUTE } from '#platform/time/rules/durations.ts';
import { NOON, useTestApp } from '#testing/server/test-app.ts';
import { patchItem, patchStore, type TestStore, teaStore } from '#testing/server/test-stores.ts';
import { waitUntil } from '#testing/server/wait-until.ts';
import { loadBuiltPages } from '../built-pages.ts';
import { createFiller } from '../fill-pages.ts';
import { sweepPages } from '../sweep-pages.ts';
import { createSharedBus, startAnother } from '../testing/two-processes.ts';

const built = await loadBuiltPages(new URL('../../../../../dist', import.meta.url).pathname);
const drawn: string[] = [];
const pages: typeof built = {
  ...built,
  render(input, assets) {
    drawn.push(input.model.kind);
    return built.render(input, assets);
  },
};
const joinBus = createSharedBus();
const thali = await useTestApp({ pages, bus: joinBus() });
const TABLE = 'iden=12&idel=Table&conf=Dine-In';

const get = (url: string) => thali.call('GET', url, { headers: { accept: 'text/html' } });
const addressesOf = ({ slug, storeId }: TestStore) => [
  `/${slug}`,
  `/profile/web/${slug}/12-00`,
  `/api/store-pages/${slug}`,
  `/store/api/store/retrieve/${storeId}`,
];
const sellOut = (store: TestStore, more: object = {}) =>
  patchItem(thali, store, 'Tea', { state: 'Sold out', ...more });
const countRows = async ({ storeId }: TestStore, where = 'true') => {
  const sql = `select from rendered_pages where store_id = $1 and ${where}`;
  return (await thali.database.pool.query(sql, [storeId])).rowCount;
};

beforeEach(() => {
  drawn.length = 0;
  thali.services.changedStores.clear();
});

test('what one process has rendered, another sends as it is, and loads no dishes for it', async () => {
  const store = await teaStore(thali);
  const first: string[] = [];
  for (const url of addressesOf(store)) first.push((await get(url)).text);
  const other = await startAnother(thali, pages);
  const loaded = vi.spyOn(other.services.storeCache, 'get');
  const second: string[] = [];
  for (const url of addressesOf(store)) second.push((await other.get(url)).text);
  expect(second).toEqual(first);
  expect([drawn, loaded.mock.calls.length]).toEqual([['store'], 0]);
});

test('a link to a table gets its place from a page that another process has rendered', async () => {
  const store = await teaStore(thali);
  await thali.database.pool.query(
    `insert into store_tables (store_id, iden, idel) values ($1, '12', 'Table')`,
    [store.storeId],
  );
  await patchStore(thali, store, { description: 'With a table' });
  const url = `/${store.slug}?${TABLE}`;
  const { text } = await get(url);
  expect(text).toContain('Table 12 · Dine-In');
  const other = await startAnother(thali, pages);
  expect((await other.get(url)).text).toBe(text);
  expect((await other.get(`/${store.slug}?iden=13`)).text).toBe((await get(`/${store.slug}`)).text);
  expect(drawn).toEqual(['store']);
});

test('a change in one process is seen by the other at once, by its hint', async () => {
  const store = await teaStore(thali);
  const other = await startAnother(thali, pages, { bus: joinBus(), pollMs: MINUTE });
  const before = await other.get(`/${store.slug}`);
  await sellOut(store);
  const after = await other.get(`/${store.slug}`);
  expect([before.text.includes('Sold out'), after.text.includes('Sold out')]).toEqual([false, true]);
});

test('a lost hint is made up for', async () => {
  const store = await teaStore(thali);
  const other = await startAnother(thali, pages);
  await other.get(`/${store.slug}`);
  await sellOut(store);
  const isSeen = async () => (await other.get(`/${store.slug}`)).text.includes('Sold out');
  await waitUntil(isSeen, 'the other process has the change');
});

test('a state that ends by time ends in every process', async () => {
  const store = await teaStore(thali);
  await sellOut(store, { until: new Date(NOON + MINUTE).toISOString() });
  const url = `/profile/web/${store.slug}/12-00`;
  await get(url);
  const other = await startAnother(thali, pages);
  expect((await other.get(url)).text).toContain('Sold out');
  thali.clock.now = NOON + MINUTE;
  expect((await other.get(url)).text).not.toContain('Sold out');
  expect((await get(url)).text).not.toContain('Sold out');
  thali.clock.now = NOON;
});

test('another build renders its own, and a day later only those are left', async () => {
  const store = await teaStore(thali);
  await get(`/${store.slug}`);
  const other = await startAnother(thali, pages, { build: 'next' });
  await other.get(`/${store.slug}`);
  expect([drawn, await countRows(store)]).toEqual([['store', 'store'], 2]);
  const sweep = (now: number) =>
    sweepPages({ ...createContext(other.services, { kind: 'system' }), now }, [store.storeId]);
  await sweep(NOON + DAY);
  expect(await countRows(store)).toBe(2);
  await sweep(NOON + DAY + 1);
  expect([await countRows(store), await countRows(store, `build = 'next'`)]).toEqual([1, 1]);
  await sellOut(store);
  await sweep(NOON + DAY + 1);
  expect(await countRows(store)).toBe(0);
});

test('a process that has rendered an earlier revision replaces nothing', async () => {
  const { storeId } = await teaStore(thali);
  const other = await startAnother(thali, pages);
  const keep = async ({ services }: Pick<typeof thali, 'services'>, revision: number) => {
    const asked = { storeId, address: ['a race'], revision, state: '' };
    const made = {
      contentType: 'text/plain',
      etag: `${revision}`,
      encoded: { identity: Buffer.from('Tea') },
    };
    await services.storePages.get(asked, { now: NOON, isAhead: false }, async () => ({
      ...made,
      revision,
      state: '',
      validUntil: null,
    }));
    await services.afterwards.settled();
  };
  await keep(thali, 7);
  await keep(other, 6);
  const { rows } = await thali.database.pool.query('select etag from rendered_pages where store_id = $1', [
    storeId,
  ]);
  expect(rows).toEqual([{ etag: '7' }]);
});

test('changed stores are rendered before anybody asks', async () => {
  const store = await teaStore(thali);
  const fill = createFiller(thali.services, { built: pages, version: '0.0.0-test' });
  await sellOut(store);
  await fill(new AbortController().signal);
  await thali.services.afterwards.settled();
  expect(drawn).toEqual(['store', 'store']);
  const { text } = await get(`/${store.slug}`);
  expect([text.includes('Sold out'), drawn.length]).toEqual([true, 2]);
  await fill(new AbortController().signal);
  expect(drawn).toHaveLength(2);
});

test('after the start a new build renders the stores of the one before', async () => {
  const [read, unread] = [await teaStore(thali), await teaStore(thali)];
  await get(`/${read.slug}`);
  const other = await startAnother(thali, pages, { build: 'newer' });
  const fill = createFiller(other.services, { built: pages, version: '0.0.0-test' });
  const isFilled = async () => {
    await fill(new AbortController().signal);
    await other.services.afterwards.settled();
    return ((await countRows(read, `build = 'newer'`)) ?? 0) > 0;
  };
  await waitUntil(isFilled, 'the pages are rendered');
  expect(await countRows(unread)).toBe(0);
  drawn.length = 0;
  await other.get(`/${read.slug}`);
  expect(drawn).toEqual([]);
});
