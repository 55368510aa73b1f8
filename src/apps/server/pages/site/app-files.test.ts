import { describe, expect, test } from 'vitest';
import { LIMITS } from '#platform/limits/rules/policy.ts';
import { STORE_PICTURES } from '#restaurant/pictures/wire/store-pictures.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { createTestStore, patchStore, teaStore } from '#testing/server/test-stores.ts';
import { loadBuiltPages } from '../built-pages.ts';
import { officeManifest, shortName } from '../stores/store-manifest.ts';

const pages = await loadBuiltPages(new URL('../../../../../dist', import.meta.url).pathname);
const thali = await useTestApp({ pages });

const change = (store: { storeId: string; token: string }, body: object) => patchStore(thali, store, body);
const manifestOf = async (slug: string, lang = 'en') => {
  const answer = await thali.call('GET', `/manifest.webmanifest?store=${slug}&lang=${lang}`);
  return { ...answer, manifest: answer.status === 200 ? JSON.parse(answer.text) : null };
};

describe("a store's manifest", () => {
  test.each([
    ['?store=no-such-store', 404, 'STORE_NOT_FOUND'],
    ['', 422, 'VALIDATION'],
    [`?store=${'a'.repeat(300)}`, 422, 'VALIDATION'],
  ])('is refused for %s', async (query, status, code) => {
    const answer = await thali.call('GET', `/manifest.webmanifest${query}`);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test('makes an app of the store', async () => {
    const store = await teaStore(thali);
    await change(store, { name: 'Chai at the Corner', description: 'Tea', primaryColor: 'c2410c' });
    const { manifest, headers } = await manifestOf(store.slug, 'hi');
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    expect(manifest).toMatchObject({
      id: `/${store.slug}`,
      name: 'Chai at the Corner',
      short_name: 'Chai at the',
      description: 'Tea',
      lang: 'hi',
      start_url: `/${store.slug}`,
      scope: '/',
      display: 'standalone',
    });
    expect(manifest.theme_color).toMatch(/^#[0-9a-f]{6}$/);
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await thali.app.inject({ url: src });
      expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, type]);
      expect(`${icon.rawPayload.readUInt32BE(16)}x${icon.rawPayload.readUInt32BE(20)}`).toBe(sizes);
    }
  });

  test('is sent once, until the store changes', async () => {
    const store = await teaStore(thali);
    const first = await manifestOf(store.slug);
    const headers = { 'if-none-match': String(first.headers.etag) };
    const url = `/manifest.webmanifest?store=${store.slug}`;
    expect((await thali.call('GET', url, { headers })).status).toBe(304);
    await change(store, { name: 'Another name' });
    const changed = await thali.call('GET', url, { headers });
    expect([changed.status, JSON.parse(changed.text).name]).toEqual([200, 'Another name']);
  });

  test('an unknown language counts as none', async () => {
    const store = await createTestStore(thali);
    expect((await manifestOf(store.slug, 'xx')).manifest.lang).toBe('en');
  });

  test.each([
    ['Chai', 'Chai'],
    ['Saffron Street', 'Saffron'],
    ['The Old House of Tea', 'The Old'],
    ['Konditoreikaffeehaus', 'Konditoreika'],
    ['  ', ''],
    ['स्वाद घर का भोजनालय', 'स्वाद घर का'],
  ])('%s is %s under an icon', (name, short) => {
    expect(shortName(name)).toBe(short);
  });
});

describe("the office's manifest", () => {
  test('makes an app of it in the name of the brand', async () => {
    const answer = await thali.call('GET', '/app/manifest.webmanifest');
    expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    const manifest = JSON.parse(answer.text);
    expect(manifest).toMatchObject({ id: '/app', name: 'Thali', start_url: '/app', scope: '/' });
    const [{ src, type }] = manifest.icons;
    const icon = await thali.call('GET', src);
    expect([icon.status, icon.headers['content-type']]).toEqual([200, type]);
    expect((await thali.call('GET', '/app')).text).toContain('href="/app/manifest.webmanifest"');
  });

  test('has the icon of a brand that has one', () => {
    const { name, icons } = officeManifest({ name: 'Rasoi', icon: '/assets/brand/icon-1.png' }, '');
    expect([name, icons]).toEqual([
      'Rasoi',
      [{ src: '/assets/brand/icon-1.png', sizes: '192x192', type: 'image/png' }],
    ]);
  });
});

describe('pictures of a store', () => {
  test.each([
    ['/images/stores/no-such-store/social.jpg', 'STORE_NOT_FOUND'],
    ['/images/stores/no-such-store/..%2f..%2fsecret.key', 'IMAGE_NOT_FOUND'],
    ['/images/stores/no-such-store/icon-97.png', 'IMAGE_NOT_FOUND'],
  ])('%s is a 404', async (url, code) => {
    const answer = await thali.call('GET', url);
    expect([answer.status, answer.body.code]).toEqual([404, code]);
  });

  test('each is sent with its type and cached for a day, then answered with 304', async () => {
    const store = await teaStore(thali);
    for (const name of STORE_PICTURES) {
      const url = `/images/stores/${store.slug}/${name}?v=1`;
      const { status, headers } = await thali.call('GET', url);
      expect(status).toBe(200);
      expect(headers['content-type']).toBe(name === 'social.jpg' ? 'image/jpeg' : 'image/png');
      expect(headers['cache-control']).toBe('public, max-age=86400');
      expect(headers['x-content-type-options']).toBe('nosniff');
      const again = await thali.call('GET', url, { headers: { 'if-none-match': String(headers.etag) } });
      expect([again.status, again.text]).toEqual([304, '']);
    }
  });

  test('change only when something shown on them changes', async () => {
    const store = await teaStore(thali);
    const etag = async () =>
      (await thali.call('GET', `/images/stores/${store.slug}/icon-96.png`)).headers.etag;
    const first = await etag();
    await change(store, { aboutUs: 'Since 1921' });
    expect(await etag()).toBe(first);
    await change(store, { primaryColor: '1d4ed8' });
    expect(await etag()).not.toBe(first);
  });

  test('are drawn for one visitor up to a limit', async () => {
    const limited = await useTestApp({ pages, rateLimitScale: 1 / 60 });
    const store = await createTestStore(limited);
    const ask = async (name: string) =>
      (await limited.call('GET', `/images/stores/${store.slug}/${name}`)).status;
    expect([await ask('icon-96.png'), await ask('icon-192.png'), await ask('apple-180.png')]).toEqual([
      200, 200, 429,
    ]);
    expect(await ask('icon-96.png')).toBe(200);
  });

  test('are drawn for one store up to a limit, over all visitors', async () => {
    const limited = await useTestApp({ pages, rateLimitScale: 1 / 60, trustProxy: true });
    const [store, other] = [await createTestStore(limited), await createTestStore(limited)];
    const ask = async ({ slug }: { slug: string }, name: string, address: string) => {
      const headers = { 'x-forwarded-for': address };
      return (await limited.call('GET', `/images/stores/${slug}/${name}`, { headers })).status;
    };
    const left = 2;
    const drawn = Math.ceil(LIMITS.picturesOfStore.most * limited.services.limiter.scale) - left;
    await limited.services.limiter.take('picturesOfStore', store.storeId, drawn);
    expect([
      await ask(store, 'icon-96.png', '10.0.0.1'),
      await ask(store, 'icon-192.png', '10.0.0.2'),
    ]).toEqual([200, 200]);
    expect([
      await ask(store, 'apple-180.png', '10.0.0.3'),
      await ask(other, 'icon-96.png', '10.0.0.3'),
    ]).toEqual([429, 200]);
    expect(await ask(store, 'icon-96.png', '10.0.0.4')).toBe(200);
  });

  test("the store's page names them all", async () => {
    const store = await teaStore(thali);
    const { text } = await thali.call('GET', `/${store.slug}`, { headers: { accept: 'text/html' } });
    const address = (name: string) => `/images/stores/${store.slug}/${name}?v=`;
    expect(text).toContain(
      `<link rel="manifest" href="/manifest.webmanifest?store=${store.slug}&amp;lang=en">`,
    );
    expect(text).toContain(`<script data-icon="${address('icon-96.png')}`);
    expect(text).toContain(`<link rel="apple-touch-icon" href="${address('apple-180.png')}`);
    expect(text).toContain(`<meta property="og:image" content="http://localhost${address('social.jpg')}`);
    expect(text).toContain('<meta property="og:image:width" content="1200">');
    expect(text).toContain('<meta name="twitter:card" content="summary_large_image">');
    const manifest = (await manifestOf(store.slug)).manifest;
    expect(text).toContain(`media="(prefers-color-scheme: light)" content="${manifest.theme_color}"`);
  });
});

describe('the worker', () => {
  test('is fetched anew each time, and may connect only to us', async () => {
    const { status, headers } = await thali.call('GET', '/service-worker.js');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'; img-src 'self'");
    const known = { 'if-none-match': String(headers.etag) };
    expect((await thali.call('GET', '/service-worker.js', { headers: known })).status).toBe(304);
  });

  test('lists the files of this build, and each of them exists', async () => {
    const files = pages.worker.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? [];
    for (const needed of [pages.assets.script, pages.assets.texts.en, pages.assets.texts.hi]) {
      expect(files).toContain(needed);
    }
    const answers = await Promise.all(files.map((url) => thali.call('GET', url)));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(files.filter((file) => /places-route|terms-|privacy/.test(file))).toEqual([]);
  });
});
