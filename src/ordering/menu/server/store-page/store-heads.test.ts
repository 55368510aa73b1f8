import { expect, test, vi } from 'vitest';
import { addStory } from '#guests/stories/server/testing/add-story.ts';
import type { PagePart } from '#platform/feature/server/page-part.ts';
import { createLocalBus } from '#platform/realtime/server/hint-bus.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { patchStore, teaStore } from '#testing/server/test-stores.ts';
import { createStoreHeads } from './store-heads.ts';

const thali = await useTestApp();
const { db, clock } = thali.services;

const createHeads = (freshMs: number, parts: PagePart[] = []) =>
  createStoreHeads({ db, bus: createLocalBus(), clock, parts, freshMs });

test('says what a store’s page depends on, without its dishes', async () => {
  const orderTypes = [{ label: 'Dine-In' }, { label: 'Delivery', otp_on_order: true }];
  const store = await teaStore(thali, {
    menu: { activeStartTime: '07:00', activeEndTime: '11:00' },
    orderTypes,
  });
  const head = await createHeads(0).getBySlug(store.slug.toUpperCase());
  const { written } = await thali.services.storeCache.get(store.storeId);
  const always = { days: [], fromDay: null, untilDay: null };
  const [{ id } = {}] = written.menus;
  expect(head?.menus).toEqual([{ id, active: true, start: 420, end: 660, ...always }]);
  expect(head).toMatchObject({ asksForCodes: true });
  const { store: row } = await thali.services.storeCache.get(store.storeId);
  expect(row).toMatchObject(head?.store ?? {});
  expect((await createHeads(0).get((await teaStore(thali)).storeId))?.asksForCodes).toBe(false);
});

test('a head reads only the parts that change by time, and only for stores that have rows of them', async () => {
  const timed: PagePart = {
    read: async () => (now) => ({ shows: { hasStories: now > 0 } }),
    byTime: { table: 'blog_posts', withoutRows: () => ({ shows: {} }) },
  };
  const heads = createHeads(60_000, [
    { read: () => Promise.reject(new Error('It changes by edits')) },
    timed,
  ]);
  const [without, writes] = [await teaStore(thali), await teaStore(thali)];
  await addStory(thali, writes, { title: 'Diwali' });
  const shownAt = async ({ storeId }: typeof writes, now: number) =>
    (await heads.get(storeId))?.partsAt(now).byTime;
  expect(await shownAt(without, 1)).toEqual([{}]);
  expect([await shownAt(writes, 0), await shownAt(writes, 1)]).toEqual([
    [{ hasStories: false }],
    [{ hasStories: true }],
  ]);
});

test('no store has no head, until there is one', async () => {
  const heads = createHeads(60_000);
  expect(await heads.getBySlug('nobody')).toBeNull();
  expect(await heads.get('00000000-0000-4000-8000-000000000000')).toBeNull();
});

test('is read again only after a change, and many are looked at with one statement', async () => {
  const heads = createHeads(0);
  const stores = await Promise.all(Array.from({ length: 5 }, () => teaStore(thali)));
  const readAll = () => Promise.all(stores.map(({ storeId }) => heads.get(storeId)));
  const before = await readAll();
  const query = vi.spyOn(thali.database.pool, 'query');
  expect(await readAll()).toEqual(before);
  const names = query.mock.calls.map(([asked]) => (asked as { name?: string }).name);
  // Others, such as the poll of all logs, run in the background.
  expect(names.filter((name) => name?.endsWith('of stores'))).toEqual(['revisions of stores']);
  query.mockRestore();
  const [first] = stores;
  if (first) await patchStore(thali, first, { description: 'Another one' });
  const after = await readAll();
  expect(after.map((head, at) => head === before[at])).toEqual([false, true, true, true, true]);
});

test('is kept for as long as it is fresh, unless it is forgotten', async () => {
  const heads = createHeads(60_000);
  const { storeId } = await teaStore(thali);
  const before = await heads.get(storeId);
  await thali.database.pool.query('update stores set revision = revision + 1 where store_id = $1', [storeId]);
  expect(await heads.get(storeId)).toBe(before);
  heads.forget(storeId);
  expect((await heads.get(storeId))?.store.revision).toBe((before?.store.revision ?? 0) + 1);
});
