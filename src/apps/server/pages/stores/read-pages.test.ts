import { expect, test, vi } from 'vitest';
import { createContext } from '#platform/context/server/context.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { NOON, useTestApp } from '#testing/server/test-app.ts';
import { type TestStore, teaStore } from '#testing/server/test-stores.ts';
import { waitUntil } from '#testing/server/wait-until.ts';
import { loadBuiltPages } from '../built-pages.ts';
import { createFiller } from '../fill-pages.ts';
import { sweepPages } from '../sweep-pages.ts';
import { startAnother } from '../testing/two-processes.ts';
import { recallStores } from './recall-stores.ts';

const pages = await loadBuiltPages(new URL('../../../../../dist', import.meta.url).pathname);
const thali = await useTestApp({ pages });
const { pool } = thali.database;
const signal = new AbortController().signal;

const get = (url: string) => thali.call('GET', url, { headers: { accept: 'text/html' } });
/** Data that no hour outdates. */
const dataOf = ({ storeId }: TestStore) => `/store/api/store/retrieve/${storeId}`;
const setRead = ({ storeId }: TestStore, at: number) =>
  pool.query('update rendered_pages set read_at = $2 where store_id = $1', [storeId, new Date(at)]);

/** When the pages of a store were read, by their builds. */
async function readsOf({ storeId }: TestStore): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ build: string; read_at: Date }>(
    'select build, read_at from rendered_pages where store_id = $1',
    [storeId],
  );
  return Object.fromEntries(rows.map((row) => [row.build, row.read_at.getTime()]));
}

test('that a page is read is noted once a day', async () => {
  const store = await teaStore(thali);
  const readAt = async (now: number) => {
    thali.clock.now = now;
    await get(dataOf(store));
    await thali.services.afterwards.settled();
    return Object.values(await readsOf(store));
  };
  expect(await readAt(NOON)).toEqual([NOON]);
  expect(await readAt(NOON + DAY - 1)).toEqual([NOON]);
  expect(await readAt(NOON + DAY)).toEqual([NOON + DAY]);
  thali.clock.now = NOON;
});

test('that is noted too by a process that has not rendered it', async () => {
  const store = await teaStore(thali);
  await get(dataOf(store));
  await thali.services.afterwards.settled();
  await setRead(store, NOON - DAY);
  const other = await startAnother(thali, pages);
  await other.get(dataOf(store));
  expect(Object.values(await readsOf(store))).toEqual([NOON]);
});

test('a page that nobody has read for 30 days goes, however often it was rendered', async () => {
  const store = await teaStore(thali);
  await get(dataOf(store));
  await thali.services.afterwards.settled();
  const left = async (read: number) => {
    await setRead(store, read);
    const later = { ...createContext(thali.services, { kind: 'system' }), now: NOON + 2 * DAY };
    await sweepPages(later, [store.storeId]);
    return Object.keys(await readsOf(store)).length;
  };
  expect([await left(NOON - 28 * DAY), await left(NOON - 28 * DAY - 1)]).toEqual([1, 0]);
});

test('a new build renders what guests still read, and that does not count as read', async () => {
  const [read, unread] = [await teaStore(thali), await teaStore(thali)];
  for (const store of [read, unread]) await get(dataOf(store));
  await thali.services.afterwards.settled();
  await setRead(read, NOON - 29 * DAY);
  await setRead(unread, NOON - 31 * DAY);
  const other = await startAnother(thali, pages, { build: 'next' });
  const fill = createFiller(other.services, { built: pages, version: '0.0.0-test' });
  const isFilled = async () => {
    await fill(signal);
    await other.services.afterwards.settled();
    return 'next' in (await readsOf(read));
  };
  await waitUntil(isFilled, 'the pages are rendered');
  expect((await readsOf(read))['next']).toBe(NOON - 29 * DAY);
  expect(await readsOf(unread)).not.toHaveProperty('next');
});

test('after a start, stores that were read of late need one more statement, for the page', async () => {
  const [read, unread] = [await teaStore(thali), await teaStore(thali)];
  for (const { slug } of [read, unread]) await get(`/${slug}`);
  await thali.services.afterwards.settled();
  await setRead(unread, NOON - 2 * DAY - 1);
  const other = await startAnother(thali, pages, { pollMs: DAY });
  await recallStores(other.services, signal);
  const asked = vi.spyOn(pool, 'query');
  const statementsFor = async ({ storeId, slug }: TestStore) => {
    asked.mockClear();
    expect((await other.get(`/${slug}`)).status).toBe(200);
    // Others run in the background.
    const values = asked.mock.calls.map(([config]) => JSON.stringify(config));
    return values.filter((text) => text.includes(storeId) || text.includes(slug)).length;
  };
  const counts = [await statementsFor(read), await statementsFor(unread)];
  asked.mockRestore();
  expect(counts[0]).toBe(1);
  expect(counts[1]).toBeGreaterThan(4);
});
