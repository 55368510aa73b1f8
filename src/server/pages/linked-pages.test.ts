import { describe, expect, test } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';
import {
  patchStore,
  replaceCatalogue,
  simpleItem,
  type TestStore,
  teaStore,
} from '../testing/test-stores.ts';
import { loadBuiltPages } from './built-pages.ts';

const built = await loadBuiltPages(new URL('../../../dist', import.meta.url).pathname);
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
const linksIn = (text: string) =>
  [...text.matchAll(/<a [^>]*href="(\/[^"]*)"/g)]
    .map(([, href = '']) => href.replaceAll('&amp;', '&'))
    .filter((href) => !href.startsWith('/auth/'));
const shownIn = (text: string) => /data-shown-place="">([^<]*)</.exec(text)?.[1];

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
    expect(linksIn(menu.text)).toEqual([`/${slug}?${TABLE}`]);
    const own = await get(`/menu/${menus[1]}?${TABLE}`);
    expect([shownIn(own.text), linksIn(own.text)]).toEqual(['Table 12 · Dine-In', [`/${slug}?${TABLE}`]]);
  });

  test('ignores an order type that the store does not have', async () => {
    const { slug } = await twoMenus();
    for (const conf of ['Pickup', 'Nonsense'])
      expect(shownIn((await get(`/${slug}?conf=${conf}&iden=4&idel=Table`)).text)).toBe('Table 4');
  });

  test.each([
    ['"><script>alert(1)</script>', '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;'],
    ["x' onload='y", 'x&#39; onload=&#39;y'],
    ['$& $1 \\', '$&amp; $1 \\'],
    ['मेज़ 4', 'मेज़ 4'],
  ])('stays text: %s', async (iden, shown) => {
    const { slug, menus } = await twoMenus();
    const query = `iden=${encodeURIComponent(iden)}`;
    const { text } = await get(`/${slug}?${query}`);
    expect(shownIn(text)).toBe(shown);
    expect(text.match(/<script>/g)).toBeNull();
    expect(linksIn(text).map((href) => href.replaceAll('&#39;', "'"))).toEqual(
      menus.map((id) => `/${slug}?men=${id}&${query}`),
    );
  });

  test('counts as a link without a table if it is too long', async () => {
    const { slug } = await twoMenus();
    expect(shownIn((await get(`/${slug}?iden=${'9'.repeat(201)}`)).text)).toBe('');
  });
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

  test('made-up tables evict no page', async () => {
    const { slug } = await twoMenus();
    await get(`/${slug}`);
    const before = drawn;
    for (let at = 0; at < 300; at++) await get(`/${slug}?iden=${at}-${'x'.repeat(190)}`);
    await get(`/${slug}`);
    expect(drawn).toBe(before);
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
