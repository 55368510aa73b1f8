import { describe, expect, test } from 'vitest';
import { createContext } from '#platform/context/server/context.ts';
import { HOUR } from '#platform/time/rules/durations.ts';
import { NOON, useTestApp } from '#testing/server/test-app.ts';
import {
  catalogueOf,
  PASSWORD,
  patchStore,
  placeTestOrder,
  replaceCatalogue,
  simpleItem,
  TEA,
  type TestStore,
  teaStore,
  unique,
} from '#testing/server/test-stores.ts';
import type { DemoStore } from '../../demo/demo-store.ts';
import { seedDemo } from '../../demo/seed-demo.ts';
import { nightOwl } from '../../demo/stores/night-owl.ts';
import { loadBuiltPages } from '../built-pages.ts';

const pages = await loadBuiltPages(new URL('../../../../../dist', import.meta.url).pathname);
const thali = await useTestApp({ pages });

const get = (url: string, headers: Record<string, string> = {}) =>
  thali.call('GET', url, { headers: { accept: 'text/html', ...headers } });
const change = (store: TestStore, body: object) => patchStore(thali, store, body);
const menuIdOf = async (store: TestStore) => {
  return (await thali.call('GET /api/stores/:storeId/catalogue', { params: store, token: store.token })).body
    ?.menus?.[0]?._id as string;
};
const canonicalOf = (text: string) => /<link rel="canonical" href="([^"]+)">/.exec(text)?.[1];
const linkedData = (text: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? 'null');

describe('missing pages', () => {
  test.each(['/menu/none', '/menu/none/', '/menu/order/none', '/menu/a/b', '/demo/x', '/example/x'])(
    '%s',
    async (url) => {
      const { status, text, headers } = await get(url);
      expect(status).toBe(404);
      expect(text).toContain('Sorry, page not found!');
      expect(headers['x-robots-tag']).toBe('noindex');
    },
  );

  test('an invalid cursor is a 404, and one that is too long is the first page', async () => {
    expect((await get('/menu/?after=zzz')).status).toBe(404);
    expect((await get(`/menu/?after=${'a'.repeat(5000)}&q=${'a'.repeat(300)}`)).status).toBe(200);
  });

  test('a menu that its store has switched off', async () => {
    const store = await teaStore(thali, { menu: { active: false } });
    expect((await get(`/menu/${await menuIdOf(store)}`)).status).toBe(404);
  });
});

describe('every one of these pages', () => {
  test.each(['/menu/', '/demo/', '/example/', '/menu/?q=zzzz'])('%s keeps to the policy', async (url) => {
    const { status, text, headers } = await get(url);
    expect(status).toBe(200);
    expect(String(headers['content-security-policy'])).not.toMatch(/unsafe|nonce|\*/);
    expect(text).not.toMatch(/ style=|<script>| on[a-z]+=/);
    expect(text.match(/<h1/g)).toHaveLength(1);
    const style = pages.assets.places.styles[0] ?? '';
    expect(text).toContain(`<link rel="stylesheet" href="${style}">`);
    expect((await get(style)).headers['content-type']).toContain('text/css');
    expect((await get(url, { cookie: 'lang=hi' })).text).toContain('<html lang="hi">');
    const named = `${url}${url.includes('?') ? '&' : '?'}lang=hi`;
    expect((await get(named, { cookie: 'lang=mr' })).text).toContain('<html lang="hi">');
  });

  test('the first page is in the language of its address too', async () => {
    expect((await get('/?lang=hi')).text).toContain('<html lang="hi">');
    expect((await get('/?lang=xx', { cookie: 'lang=hi' })).text).toContain('<html lang="hi">');
  });

  test('their files are not loaded by store pages', async () => {
    const store = await teaStore(thali);
    const { text } = await get(`/${store.slug}`);
    for (const file of [...pages.assets.places.styles, ...pages.assets.places.scripts])
      expect(text).not.toContain(file);
  });
});

describe('the preview', () => {
  test('is an empty page that our own pages may frame, and that loads no data', async () => {
    const { status, text, headers } = await get('/menu/preview');
    expect(status).toBe(200);
    const policy = String(headers['content-security-policy']);
    for (const rule of ["frame-ancestors 'self'", "connect-src 'none'", "form-action 'none'"])
      expect(policy).toContain(rule);
    expect(policy).not.toMatch(/unsafe|nonce|\*/);
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(text).toContain('<meta name="robots" content="noindex">');
  });

  test.each([
    ['hi', 'hi'],
    ['en', 'en'],
    ['xx', 'hi'],
  ])('is in the language of its address: %s', async (lang, shown) => {
    const { text } = await get(`/menu/preview?lang=${lang}`, { cookie: 'lang=hi' });
    expect(text).toContain(`<html lang="${shown}">`);
  });

  test.each(['/', '/menu/', '/example/', '/orders', '/app', '/auth/login'])(
    '%s may not be framed',
    async (url) => {
      const { headers } = await get(url);
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    },
  );
});

describe('the directory', () => {
  test('shows typed text as text', async () => {
    const nasty = '"><script>alert(1)</script><img src=x onerror=alert(2)>';
    const store = await teaStore(thali);
    await change(store, { name: nasty, description: nasty });
    const { text } = await get(`/menu/?q=${encodeURIComponent(nasty)}`);
    expect(text.match(/<script>|<img src=x/g)).toBeNull();
    expect(JSON.parse(/id="boot">(.*?)<\/script>/s.exec(text)?.[1] ?? '').model.q).toBe(nasty);
  });

  test('is read, searched and paged without scripts', async () => {
    const mark = unique();
    for (let at = 10; at < 40; at++) {
      const store = await teaStore(thali);
      await change(store, { name: `${mark} ${at}`, address: { city: 'Pune' } });
    }
    const first = await get(`/menu/?q=${mark}`);
    expect(first.text).toMatch(new RegExp(`value="${mark}".*<h2>${mark} 10</h2>.*Pune.*Open now`, 's'));
    expect(first.text).not.toContain(`<h2>${mark} 39</h2>`);
    expect(first.text).toContain('24 or more restaurants');
    expect(first.headers['x-robots-tag']).toBe('noindex');
    expect(canonicalOf(first.text)).toBeUndefined();
    const further = /href="(\/menu\/\?q=[^"]+after=[^"]+)"/.exec(first.text)?.[1] ?? '';
    const second = await get(further.replaceAll('&amp;', '&'));
    expect(second.text).toContain(`<h2>${mark} 39</h2>`);
    expect(second.text).toContain('Back to the start');
    expect((await get(`/menu/?q=${mark}%20nothing`)).text).toContain('No results for');
  });

  test('can be indexed, with its stores', async () => {
    const store = await teaStore(thali);
    await change(store, { name: `   ${unique()}` });
    const { text, headers } = await get('/menu/');
    expect(headers['x-robots-tag']).toBeUndefined();
    expect(canonicalOf(text)).toBe('http://localhost/menu/');
    const list = linkedData(text);
    expect(list['@type']).toBe('ItemList');
    const urls = list.itemListElement.map(({ item }: { item: { url: string } }) => item.url);
    expect(urls).toContain(`http://localhost/${store.slug}`);
  });
});

describe('the page of one menu', () => {
  const morning = { activeStartTime: '07:00', activeEndTime: '11:00', label: 'Morning' };

  test('is the page of its store with that menu chosen', async () => {
    const store = await teaStore(thali);
    const [one] = catalogueOf([simpleItem('Idli', 40)]).menus;
    const [id, label] = [`${store.slug}-b`, 'Second'];
    await replaceCatalogue(thali, store, {
      orderConfigs: [{ label: 'Dine-In' }],
      menus: [one, { ...one, _id: id, label }],
    });
    const { status, text, headers } = await get(`/menu/${id}`);
    expect(status).toBe(200);
    expect(text).toContain('data-dish');
    expect(text).toContain('<title>Second · ');
    expect(canonicalOf(text)).toBe(`http://localhost/${store.slug}?men=${id}`);
    expect(headers['x-robots-tag']).toBeUndefined();
    expect(linkedData(text)['@type']).toBe('Restaurant');
  });

  test('is view-only while the menu is not served, and says when it is', async () => {
    const store = await teaStore(thali, { menu: morning });
    const url = `/menu/${await menuIdOf(store)}`;
    const { status, text } = await get(url);
    expect(status).toBe(200);
    expect(text).toContain('Served from 7 am to 11 am');
    expect(text).toContain('data-dish');
    expect(text).not.toContain('>Add</button>');
    expect((await get(url, { cookie: 'lang=hi' })).text).toContain('7 am से 11 am तक मिलता है');
    thali.clock.now = NOON + 20 * HOUR;
    const served = await get(url);
    expect(served.text).not.toContain('Served from');
    expect(served.text).toContain('>Add</button>');
    thali.clock.now = NOON;
  });

  test('is rendered again once the menu has changed', async () => {
    const store = await teaStore(thali, { menu: morning });
    const id = await menuIdOf(store);
    expect((await get(`/menu/${id}`)).text).toContain('Tea');
    const [menu] = catalogueOf([simpleItem('Upma', 50)], { menu: { ...morning, _id: id } }).menus;
    await replaceCatalogue(thali, store, { orderConfigs: [{ label: 'Dine-In' }], menus: [menu] });
    const { text } = await get(`/menu/${id}`);
    expect(text).toContain('Upma');
    expect(text).not.toContain('Tea<');
  });
});

test('the older link to an order redirects to its page', async () => {
  const store = await teaStore(thali);
  const order = await placeTestOrder(thali, store, TEA);
  for (const slash of ['', '/']) {
    const { status, headers } = await get(`/menu/order/${order.slug}${slash}`);
    expect([status, headers.location]).toEqual([302, `/status/${order.slug}`]);
    expect(headers['cache-control']).toBe('no-store');
  }
});

describe('the demo stores', () => {
  test('link to other pages if there are none', async () => {
    const { text, headers } = await get('/demo/');
    expect(text).toContain('No demo restaurants here');
    expect(text).toMatch(/href="\/menu\/".*href="\/example\/"/s);
    expect(headers['x-robots-tag']).toBeUndefined();
  });

  test("are the demo owner's stores, also one without a menu", async () => {
    const other = await teaStore(thali);
    const demo: DemoStore = { ...nightOwl, slug: `night-owl` };
    await seedDemo(createContext(thali.services, { kind: 'system' }), [demo], PASSWORD, () => '/owl.png');
    const { text } = await get('/demo/');
    expect(text).toMatch(/href="\/night-owl".*Night Owl Kitchen.*A restaurant before it opens/s);
    expect(text).not.toContain(`href="/${other.slug}"`);
    expect((await get('/menu/?q=owl')).text).not.toContain('href="/night-owl"');
  });
});
