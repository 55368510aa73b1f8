import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useTestApp } from '#testing/server/test-app.ts';
import {
  catalogueOf,
  patchItem,
  replaceCatalogue,
  simpleItem,
  type TestStore,
  teaStore,
} from '#testing/server/test-stores.ts';
import { loadBuiltPages } from './built-pages.ts';

const built = await loadBuiltPages(new URL('../../../../dist', import.meta.url).pathname);
const drawn: string[] = [];
const pages: typeof built = {
  ...built,
  render(input, assets) {
    drawn.push(input.model.kind);
    return built.render(input, assets);
  },
};
const thali = await useTestApp({ pages });

const get = (url: string, headers: Record<string, string> = {}) =>
  thali.call('GET', url, { headers: { accept: 'text/html', ...headers } });
const menuOf = (items: object[], more: object = {}) => ({
  label: 'Menu',
  categories: [0, 1, 2].map((at) => ({
    label: `Part ${at}`,
    items: items.slice(at * 1000, (at + 1) * 1000),
  })),
  ...more,
});
const manyItems = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_, at) => simpleItem(`Dish ${at}`, 20, more));
const change = (store: TestStore) =>
  patchItem(thali, store, Object.keys(store.items)[0] ?? '', { state: `Sold out ${Math.random()}` });

beforeEach(() => {
  drawn.length = 0;
});

describe('a menu that is too long to render', () => {
  test('comes without its dishes, which the script then fetches', async () => {
    const store = await teaStore(thali);
    const id = `${store.slug}-a`;
    const morning = { activeStartTime: '07:00', activeEndTime: '11:00', _id: `${store.slug}-b` };
    const items = manyItems(2001);
    await replaceCatalogue(thali, store, {
      orderConfigs: [{ label: 'Dine-In' }],
      menus: [menuOf(items, { _id: id })],
    });
    const first = await get(`/${store.slug}`);
    expect([first.status, drawn]).toEqual([200, ['shell']]);
    expect(first.text.length).toBeLessThan(100_000);
    expect(first.text).not.toContain('Dish 7');
    const again = await get(`/${store.slug}`, { 'if-none-match': String(first.headers.etag) });
    expect([again.status, drawn]).toEqual([304, ['shell']]);
    const { body } = await thali.call('GET /api/store-pages/:slug', { params: store });
    expect(body.page?.menus?.[0]?.categories?.[2]?.items).toHaveLength(1);

    const named = await get(`/menu/${id}`);
    expect([named.status, named.headers.location]).toEqual([302, `/${store.slug}?men=${id}`]);
    await replaceCatalogue(thali, store, {
      orderConfigs: [{ label: 'Dine-In' }],
      menus: [menuOf(items, morning)],
    });
    const unserved = await get(`/menu/${morning._id}`);
    expect([unserved.status, unserved.headers.location]).toEqual([302, `/${store.slug}`]);
  });

  test('is rendered up to a length that no real menu reaches', async () => {
    const store = await teaStore(thali);
    await replaceCatalogue(thali, store, {
      orderConfigs: [{ label: 'Dine-In' }],
      menus: [menuOf(manyItems(2000))],
    });
    const { text } = await get(`/${store.slug}`);
    expect([drawn, text.includes('Dish 1999')]).toEqual([['store'], true]);
    await get(`/${store.slug}`);
    expect(drawn).toEqual(['store']);
  });

  test('is rendered once if its texts are too long', async () => {
    const store = await teaStore(thali);
    const items = manyItems(1800, { description: '<'.repeat(700) });
    await replaceCatalogue(thali, store, {
      orderConfigs: [{ label: 'Dine-In' }],
      menus: [menuOf(items)],
    });
    expect((await get(`/${store.slug}`)).text.length).toBeLessThan(100_000);
    expect(drawn).toEqual(['store', 'shell']);
    expect((await get(`/${store.slug}`)).text.length).toBeLessThan(100_000);
    expect(drawn).toEqual(['store', 'shell']);
  });
});

describe('many requests at once, just after a change', () => {
  test('render the page once', async () => {
    const store = await replaceCatalogue(thali, await teaStore(thali), catalogueOf(manyItems(50)));
    await change(store);
    const texts = await Promise.all(
      Array.from({ length: 40 }, async () => (await get(`/${store.slug}`)).text),
    );
    expect([drawn, new Set(texts).size]).toEqual([['store'], 1]);
  });

  test.each([
    ['the data of the page', (store: TestStore) => `/api/store-pages/${store.slug}`],
    ['the older list', (store: TestStore) => `/store/api/store/retrieve/${store.storeId}`],
  ])('write %s once, and then get 304', async (_, urlOf) => {
    const store = await replaceCatalogue(thali, await teaStore(thali), catalogueOf(manyItems(50)));
    await change(store);
    const loaded = vi.spyOn(thali.services.storeCache, 'getSince');
    const url = urlOf(store);
    const answers = await Promise.all(Array.from({ length: 40 }, () => thali.call('GET', url)));
    expect([loaded.mock.calls.length, new Set(answers.map(({ text }) => text)).size]).toEqual([1, 1]);
    loaded.mockRestore();
    const headers = { 'if-none-match': String(answers[0]?.headers.etag) };
    expect((await thali.call('GET', url, { headers })).status).toBe(304);
    await change(store);
    if (url.startsWith('/api')) expect((await thali.call('GET', url, { headers })).status).toBe(200);
  });
});
