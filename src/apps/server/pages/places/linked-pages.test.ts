import { describe, expect, test, vi } from 'vitest';
import { useTestApp } from '#testing/server/test-app.ts';
import {
  patchStore,
  replaceCatalogue,
  simpleItem,
  type TestStore,
  teaStore,
} from '#testing/server/test-stores.ts';
import { loadBuiltPages } from '../built-pages.ts';

const built = await loadBuiltPages(new URL('../../../../../dist', import.meta.url).pathname);
let drawn = 0;
const pages: typeof built = {
  ...built,
  render(input, assets) {
    drawn += 1;
    return built.render(input, assets);
  },
};
const thali = await useTestApp({ pages });
const TABLE = 'conf=Dine-In&iden=12&idel=Table';

const get = (url: string, headers: Record<string, string> = {}) =>
  thali.call('GET', url, { headers: { accept: 'text/html', ...headers } });
/** Each once: the first dishes below several menus lead to their menu too. */
const linksIn = (text: string) => {
  const links = [...text.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
  return [...new Set(links)].filter((href) => !href.startsWith('/auth/'));
};
const shownIn = (text: string) => /data-shown-place="">([^<]*)</.exec(text)?.[1];

const ODD = ['"><script>1</script>', "x' onload='y", '$& $1 \\', 'मेज़ 4'];
const TABLES = [
  ...Array.from({ length: 20 }, (_, at) => ({ iden: String(at), idel: 'Table', conf: null })),
  ...ODD.map((iden) => ({ iden, idel: iden, conf: null })),
];

async function twoMenus(): Promise<TestStore & { menus: string[] }> {
  const store = await teaStore(thali);
  const menu = (label: string) => ({
    label,
    _id: `${store.slug}-${label}`,
    categories: [{ label: 'Dishes', items: [simpleItem(label, 20)] }],
  });
  await replaceCatalogue(thali, store, {
    orderConfigs: [{ label: 'Dine-In' }, { label: 'Pickup', active: false }],
    menus: [menu('Lunch'), menu('Drinks')],
  });
  const { storeId, token } = store;
  const added = await thali.call('POST', `/api/stores/${storeId}/tables`, {
    token,
    body: { tables: TABLES },
  });
  expect(added.status).toBe(200);
  return { ...store, menus: ['Lunch', 'Drinks'].map((label) => `${store.slug}-${label}`) };
}

describe('a link that names a table', () => {
  test('shows that table, and names it in every link', async () => {
    const { slug, menus } = await twoMenus();
    const choice = await get(`/${slug}?${TABLE}`);
    expect(shownIn(choice.text)).toBe('Table 12 · Dine-In');
    expect(linksIn(choice.text)).toEqual(menus.map((id) => `/${slug}?men=${id}&${TABLE}`));
    const menu = await get(`/${slug}?men=${menus[0]}&${TABLE}`);
    expect(shownIn(menu.text)).toBe('Table 12 · Dine-In');
    const tabs = ['all', ...menus].map((men) => `/${slug}?men=${men}&${TABLE}`);
    expect(linksIn(menu.text)).toEqual(tabs);
    const own = await get(`/menu/${menus[1]}?${TABLE}`);
    expect([shownIn(own.text), linksIn(own.text)]).toEqual(['Table 12 · Dine-In', tabs]);
  });

  test('ignores an order type that the store does not have', async () => {
    const { slug } = await twoMenus();
    for (const conf of ['Pickup', 'Nonsense'])
      expect(shownIn((await get(`/${slug}?conf=${conf}&iden=4&idel=Table`)).text)).toBe('Table 4');
  });

  test.each([
    ['"><script>1</script>', '&quot;&gt;&lt;script&gt;1&lt;/script&gt;'],
    ["x' onload='y", 'x&#39; onload=&#39;y'],
    ['$& $1 \\', '$&amp; $1 \\'],
    ['मेज़ 4', 'मेज़ 4'],
  ])('stays text: %s', async (iden, shown) => {
    const { slug, menus } = await twoMenus();
    const name = encodeURIComponent(iden);
    const query = `iden=${name}&idel=${name}`;
    const { text } = await get(`/${slug}?${query}`);
    expect(shownIn(text)).toBe(shown);
    expect(text.match(/<script>/g)).toBeNull();
    expect(linksIn(text).map((href) => href.replaceAll('&#39;', "'"))).toEqual(
      menus.map((id) => `/${slug}?men=${id}&${query}`),
    );
  });

  test('shows the table as the store calls it', async () => {
    const { slug } = await twoMenus();
    expect(shownIn((await get(`/${slug}?iden=12&idel=Throne`)).text)).toBe('Table 12');
  });

  test.each(['iden=Throne', 'iden=20&idel=Table', 'conf=Nonsense', `iden=${'9'.repeat(201)}`])(
    'is answered with the plain page if the store has no such place: %s',
    async (query) => {
      const { slug, menus } = await twoMenus();
      for (const path of [`/${slug}?`, `/${slug}?men=${menus[0]}&`, `/menu/${menus[1]}?`]) {
        const [plain, linked] = [await get(path), await get(path + query)];
        expect(linked.headers.etag).toBe(plain.headers.etag);
        expect(linked.text).toBe(plain.text);
      }
    },
  );
});

describe('one page for all tables', () => {
  test('is rendered once, and is unchanged without a table', async () => {
    const { slug } = await twoMenus();
    const plain = await get(`/${slug}`);
    const before = drawn;
    const tables = await Promise.all(
      Array.from({ length: 20 }, (_, at) => get(`/${slug}?conf=Dine-In&iden=${at}&idel=Table`)),
    );
    expect(drawn).toBe(before);
    expect(new Set(tables.map(({ headers }) => headers.etag)).size).toBe(20);
    expect((await get(`/${slug}`)).text).toBe(plain.text);
    expect(plain.text).not.toMatch(/place-[0-9a-f]{8}-/);
    const without = (text: string) =>
      text
        .replace('conf=Dine-In&amp;iden=7&amp;idel=Table">', '">')
        .replaceAll('&amp;conf=Dine-In&amp;iden=7&amp;idel=Table', '')
        .replace('Table 7 · Dine-In', '');
    expect(without(tables[7]?.text ?? '')).toBe(plain.text);
  });

  test('made-up tables make no page of their own', async () => {
    const { slug } = await twoMenus();
    await get(`/${slug}`);
    const kept = vi.spyOn(thali.services.placedPages, 'set');
    for (let at = 0; at < 50; at++) await get(`/${slug}?iden=${at + 20}&conf=Type${at}&idel=Row${at}`);
    expect(kept).not.toHaveBeenCalled();
    for (let at = 0; at < 50; at++) await get(`/${slug}?iden=7&conf=Type${at}&idel=Row${at}`);
    expect(kept).toHaveBeenCalledOnce();
  });

  test('beyond the budget of a network, its tables get the page without a table', async () => {
    const { slug } = await twoMenus();
    const { limiter } = thali.services;
    const take = vi.spyOn(limiter, 'tryTake').mockResolvedValue(null);
    const table = await get(`/${slug}?${TABLE}`);
    expect(take).toHaveBeenCalledWith('placedPages', expect.objectContaining({ near: '127.0.0.1' }));
    expect(table.text).toBe((await get(`/${slug}`)).text);
    take.mockRestore();
    expect(shownIn((await get(`/${slug}?${TABLE}`)).text)).toBe('Table 12 · Dine-In');
  });

  test('is sent to a table once, then answered with 304', async () => {
    const store = await twoMenus();
    const url = `/${store.slug}?${TABLE}`;
    const { headers } = await get(url, { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
    const known = { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) };
    expect((await get(url, known)).status).toBe(304);
    await patchStore(thali, store, { description: 'Another one' });
    const changed = await get(url, known);
    expect(changed.status).toBe(200);
  });
});
