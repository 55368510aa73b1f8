import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { formatClock, minuteOfDayIn } from '#platform/time/rules/clock.ts';
import { HOUR, MINUTE } from '#platform/time/rules/durations.ts';
import { DAYS, WHOLE_DAY } from '#restaurant/opening-hours/rules/opening.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import {
  catalogueOf,
  patchStore,
  placeTestOrder,
  replaceCatalogue,
  simpleItem,
  TEA,
  teaStore,
} from '#testing/server/test-stores.ts';
import { loadBuiltPages } from './built-pages.ts';

const pages = await loadBuiltPages(new URL('../../../../dist', import.meta.url).pathname);
const thali = await useTestApp({ pages });
const HTML = { accept: 'text/html' };

const get = (url: string, headers: Record<string, string> = {}) =>
  thali.call('GET', url, { headers: { ...HTML, ...headers } });
const change = (store: { storeId: string; token: string }, body: object) => patchStore(thali, store, body);

test.each([
  ['book', 'Reserve a table'],
  ['book/1', 'Your reservation'],
  ['line', 'Wait for a table'],
])('without its script the page %s has its own title', async (path, title) => {
  const { text } = await get(`/any/${path}`);
  expect(/<h1[^>]*>([^<]*)<\/h1>/.exec(text)?.[1]).toBe(title);
});

describe('addresses without a page', () => {
  test.each(['/no-such-store', '/status/none', '/order?s=none', '/order', '/a/b/c'])('%s', async (url) => {
    const answer = await get(url);
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.text).toContain('Sorry, page not found!');
    expect(answer.headers['x-robots-tag']).toBe('noindex');
  });

  test('a program gets the error as JSON', async () => {
    const answer = await thali.call('GET', '/a/b/c');
    expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);
  });
});

describe("a store's page", () => {
  test('is complete before any script runs', async () => {
    const store = await teaStore(thali);
    const { status, text, headers } = await get(`/${store.slug}`);
    expect(status).toBe(200);
    expect(text).toMatch(/<html lang="en">.*<h1>Test .*Tea.*₹20/s);
    expect(headers['x-robots-tag']).toBeUndefined();
    expect(headers['cache-control']).toBe('no-cache');
  });

  test('shows no picture of another site, nor does any other page', async () => {
    const store = await teaStore(thali, {}, { images: ['https://elsewhere.example/tea.jpg'] });
    await change(store, { logo: 'https://elsewhere.example/logo.png' });
    const order = await placeTestOrder(thali, store, TEA);
    const pages = [
      '/',
      `/${store.slug}`,
      `/${store.slug}/about`,
      `/status/${order.slug}`,
      '/no-such',
      '/a/b',
    ];
    for (const page of pages) {
      const { text, headers } = await get(page);
      expect(String(headers['content-security-policy'])).toMatch(/(^|; )img-src 'self' data:(;|$)/);
      expect(text).not.toContain('elsewhere.example');
    }
    const office = String((await get('/app/login')).headers['content-security-policy']);
    expect(office).toMatch(/(^|; )img-src 'self' data: blob:(;|$)/);
  });

  test('allows only our own scripts, and names inline content by hash', async () => {
    const store = await teaStore(thali);
    const { text, headers } = await get(`/${store.slug}`);
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toMatch(/unsafe|nonce|\*/);
    const inside = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, content = '']) => content);
    const hashes = (contents: string[]) =>
      contents.map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`);
    const styles = inside(/<style>(.*?)<\/style>/gs);
    const scripts = inside(/<script data-icon="[^"]*">(.*?)<\/script>/gs);
    expect([styles.length, scripts.length]).toEqual([2, 1]);
    expect(policy).toContain(`script-src ${["'self'", ...hashes(scripts)].join(' ')};`);
    expect(policy).toContain(`style-src ${["'self'", ...hashes(styles)].join(' ')};`);
    expect(text.match(/<script/g)).toHaveLength(4);
    expect(text).not.toMatch(/<[^>]* style=|<script>|<[^>]* on[a-z]+=/);
  });

  test('shows typed text as text everywhere', async () => {
    const nasty = '</script><script>alert(1)</script><img src=x onerror="alert(2)">\u2028';
    const store = await teaStore(thali, {}, { description: nasty, tags: [nasty.slice(0, 60)] });
    await change(store, { name: nasty, description: nasty, legalName: nasty, aboutUs: nasty });
    const { text } = await get(`/${store.slug}`);
    const boot = /id="boot">(.*?)<\/script>/s.exec(text)?.[1] ?? '';
    expect(JSON.parse(boot).model.store.page.profile.name).toBe(nasty);
    expect(boot.match(/[<\u2028]/g)).toBeNull();
    expect(text.match(/<script>|<img src=x/g)).toBeNull();
    expect(text.match(/<\/script>/g)).toHaveLength(4);
  });

  test('is sent once, then answered with 304', async () => {
    const store = await teaStore(thali);
    const first = await get(`/${store.slug}`, { 'accept-encoding': 'br' });
    expect(first.headers['content-encoding']).toBe('br');
    const etag = String(first.headers.etag);
    const again = await get(`/${store.slug}`, { 'accept-encoding': 'br', 'if-none-match': etag });
    expect([again.status, again.text]).toEqual([304, '']);
    await replaceCatalogue(thali, store, catalogueOf([simpleItem('Coffee', 30)]));
    const changed = await get(`/${store.slug}`, { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(changed.text).toContain('Coffee');
  });

  test('says that the store is paused, until the pause ends', async () => {
    const store = await teaStore(thali);
    const pausedUntil = new Date(thali.clock.now + HOUR).toISOString();
    await change(store, { paused: true, pausedUntil });
    expect((await get(`/${store.slug}`)).text).toContain('Not taking orders right now');
    thali.clock.advance(61 * MINUTE);
    expect((await get(`/${store.slug}`)).text).not.toContain('Not taking orders right now');
  });

  test('shows a menu only in its hours', async () => {
    const menu = { activeStartTime: '07:00', activeEndTime: '11:00' };
    const store = await teaStore(thali, { menu });
    const { text } = await get(`/${store.slug}`);
    expect(text).toContain('Store is offline at the moment.');
    expect(text).toContain('opens tomorrow at 7 am');
    thali.clock.advance(13 * HOUR);
    expect((await get(`/${store.slug}`)).text).toContain('opens at 7 am');
  });

  test('says on which day a closed store opens', async () => {
    const store = await teaStore(thali);
    const today = new Date(thali.clock.now).getDay();
    const week = Object.fromEntries(DAYS.map((day) => [day, [] as object[]]));
    const opensOn = DAYS[(today + 3) % 7] ?? 'sun';
    await change(store, { openingHours: { week: { ...week, [opensOn]: [WHOLE_DAY] }, holidays: [] } });
    const { text } = await get(`/${store.slug}`);
    expect(text).toMatch(/Closed right now.*opens (Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day at 12 am/s);
    // The menu is there all the same.
    expect(text).toContain('₹20');
  });

  test('drops a menu at the minute it ends, and announces that minute', async () => {
    const activeEndTime = formatClock(minuteOfDayIn('Asia/Kolkata', thali.clock.now) + 30);
    const store = await teaStore(thali, { menu: { activeStartTime: '00:00', activeEndTime } });
    expect((await get(`/${store.slug}`)).text).toContain('Tea');
    const { body } = await thali.call('GET /api/store-pages/:slug', { params: store });
    expect(body.changesAt).toBe(Math.floor(thali.clock.now / MINUTE) * MINUTE + 30 * MINUTE);
    thali.clock.advance(30 * MINUTE);
    expect((await get(`/${store.slug}`)).text).toContain('Store is offline at the moment.');
  });

  test('has one address, to which other spellings redirect with their query', async () => {
    const store = await teaStore(thali);
    const answer = await get(`/${store.slug.toUpperCase()}?iden=4&idel=A%20b`);
    expect([answer.status, answer.headers.location]).toEqual([301, `/${store.slug}?iden=4&idel=A%20b`]);
  });

  test('opens the menu that the link names, or the choice if it names none or an unknown one', async () => {
    const store = await teaStore(thali);
    const { menus } = catalogueOf([simpleItem('Idli', 40)]);
    const [first] = menus;
    await replaceCatalogue(thali, store, {
      ...catalogueOf([]),
      menus: [
        { ...first, _id: `${store.slug}-a`, label: 'Morning' },
        { ...first, _id: `${store.slug}-b`, label: 'Evening' },
      ],
    });
    const choice = '<h2>Select Your Favourite Menu</h2>';
    expect((await get(`/${store.slug}`)).text).toContain(choice);
    expect((await get(`/${store.slug}?men=none`)).text).toContain(choice);
    const named = await get(`/${store.slug}?men=${store.slug}-b`);
    expect(named.text).toContain('data-dish');
    expect(named.text).not.toContain(choice);
  });

  test('opens the menu that fits the hour, and the choice at its own address', async () => {
    const store = await teaStore(thali);
    const [menu] = catalogueOf([simpleItem('Idli', 40)]).menus;
    const activeEndTime = formatClock(minuteOfDayIn('Asia/Kolkata', thali.clock.now) + 30);
    await replaceCatalogue(thali, store, {
      ...catalogueOf([]),
      menus: [
        { ...menu, _id: `${store.slug}-a`, label: 'All day' },
        { ...menu, _id: `${store.slug}-b`, label: 'Breakfast', activeStartTime: '00:00', activeEndTime },
      ],
    });
    const opened = (await get(`/${store.slug}`)).text;
    expect(/aria-current="page" href="([^"]*)"/.exec(opened)?.[1]).toBe(`/${store.slug}?men=${store.slug}-b`);
    expect((await get(`/${store.slug}?men=all`)).text).toContain('<h2>Select Your Favourite Menu</h2>');
  });

  test('is in the language that the browser chose before', async () => {
    const store = await teaStore(thali);
    expect((await get(`/${store.slug}`, { cookie: 'lang=hi' })).text).toContain('<html lang="hi">');
    expect((await get(`/${store.slug}`, { cookie: 'lang=xx' })).text).toContain('<html lang="en">');
  });
});

describe("an order's page", () => {
  test('is not cached or indexed, and hides the number', async () => {
    const store = await teaStore(thali);
    const more = { user: { phone: '9876543210', name: 'Meera', countryCode: '+91' } };
    const order = await placeTestOrder(thali, store, { ...TEA, more });
    const { status, text, headers } = await get(`/status/${order.slug}`);
    expect(status).toBe(200);
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(text).not.toContain('9876543210');
    expect(text).toContain('******3210');
    expect((await get(`/order?s=${order.slug}`)).status).toBe(200);
  });
});

describe("an order's page, before any script runs", () => {
  test("shows the number, the state and the dishes, by the store's clock", async () => {
    const store = await teaStore(thali);
    const order = await placeTestOrder(thali, store, TEA);
    const { headers } = await get(`/status/${order.slug}`, { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
    const { text } = await get(`/status/${order.slug}`);
    const shown = text.slice(0, text.indexOf('id="boot"'));
    expect(shown).toContain(`Order ${order.orderNo}`);
    for (const words of ['The restaurant has your order', 'Tea', '₹20', 'Grand Total'])
      expect(shown).toContain(words);
    const minute = minuteOfDayIn('Asia/Kolkata', thali.clock.now);
    const clock = `${Math.floor(minute / 60) % 12 || 12}:${String(minute % 60).padStart(2, '0')}`;
    expect(shown).toContain(clock);
  });

  test('shows the order too if it is to be paid', async () => {
    const store = await teaStore(thali);
    const order = await placeTestOrder(thali, store, TEA);
    const { text } = await get(`/status/${order.slug}?pay`);
    expect(text).toContain('Grand Total');
  });
});

describe('built files', () => {
  test('are cached for ever, compressed', async () => {
    const { headers } = await get(pages.assets.script, { 'accept-encoding': 'br, gzip' });
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-encoding']).toBe('br');
    expect(headers['content-type']).toContain('javascript');
  });

  test('are all cached for ever, also those that come later', async () => {
    const { script, preloads, order, places, texts } = pages.assets;
    const later = [...order.scripts, ...places.scripts, ...places.styles, ...Object.values(texts)];
    for (const file of [script, ...preloads, ...later])
      expect([file, (await get(file)).headers['cache-control']]).toEqual([
        file,
        expect.stringMatching(/immutable$/),
      ]);
  });

  test.each(['/assets/manifest.json', '/assets/../renderer/entry-server.js', '/assets/.made-from'])(
    '%s is not served',
    async (url) => {
      expect((await thali.call('GET', url)).status).toBe(404);
    },
  );
});

describe('the back office', () => {
  test.each(['/auth/login', '/app', '/app/dashboard', '/app/management/e-commerce/list'])(
    '%s',
    async (url) => {
      const [first, second] = [await get(url), await get(url)];
      expect(first.status).toBe(200);
      const nonce = (answer: typeof first) =>
        /'nonce-([^']+)'/.exec(String(answer.headers['content-security-policy']))?.[1];
      expect(nonce(first)).not.toBe(nonce(second));
      expect(first.text).toContain(`content="${nonce(first)}"`);
      expect(first.headers['cache-control']).toBe('no-store');
    },
  );
});

describe('with an app token', () => {
  test('our own pages set it', async () => {
    const guarded = await useTestApp({ pages, appToken: 'app-token-of-this-test' });
    const refused = await guarded.call('GET', '/api/store-pages/none');
    expect(refused.body.code).toBe('APP_TOKEN_INVALID');
    const page = await guarded.call('GET', '/orders', { headers: HTML });
    const cookie = String(page.headers['set-cookie']).split(';')[0] ?? '';
    const answer = await guarded.call('GET', '/api/store-pages/none', { headers: { cookie } });
    expect(answer.body.code).toBe('STORE_NOT_FOUND');
  });
});
