import { expect, test } from 'vitest';
import { giveDomain } from '#restaurant/domains/server/testing/give-domain.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import {
  logIn,
  PASSWORD,
  placeTestOrder,
  TEA,
  type TestStore,
  teaStore,
} from '#testing/server/test-stores.ts';
import { loadBuiltPages } from '../built-pages.ts';

const pages = await loadBuiltPages(new URL('../../../../../dist', import.meta.url).pathname);
const thali = await useTestApp({
  pages,
  publicUrl: 'https://thali.example',
  otherHosts: ['www.thali.example'],
  storeHosts: ['menus.example'],
});
const store = await teaStore(thali);
const other = await teaStore(thali);
const host = await giveDomain(thali, store.storeId);
const origin = `https://${host}`;

const get = (url: string, at = host, headers: Record<string, string> = {}) =>
  thali.call('GET', url, { headers: { host: at, accept: 'text/html', ...headers } });

test('the page of a store is at / on its domain, which is its only address', async () => {
  const { status, text } = await get('/?iden=4');
  expect(status).toBe(200);
  expect(text).toContain(`<link rel="canonical" href="${origin}/">`);
  expect(text).toContain(`<meta property="og:url" content="${origin}/">`);
  expect(text).toContain(`"url":"${origin}/"`);
  expect(text).toContain('Tea');
});

test('the manifest installs that page', async () => {
  const { text } = await get('/');
  const manifest = /rel="manifest" href="([^"]+)"/.exec(text)?.[1]?.replace('&amp;', '&') ?? '';
  expect(JSON.parse((await get(manifest)).text)).toMatchObject({ id: '/', start_url: '/', scope: '/' });
  const main = await get(manifest, 'thali.example');
  expect(JSON.parse(main.text)).toMatchObject({ start_url: `/${store.slug}` });
});

test('the worker knows the store at /', async () => {
  expect((await get('/service-worker.js')).text).toMatch(new RegExp(`^self\\.home="${store.slug}";`));
  expect((await get('/service-worker.js', 'thali.example')).text).not.toContain('self.home=');
});

test('search engines find the page of the store alone', async () => {
  expect((await get('/robots.txt')).text).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const { text } = await get('/sitemap.xml');
  expect(text.match(/<loc>.*?<\/loc>/g)).toEqual([`<loc>${origin}/</loc>`]);
});

test('the old address redirects with its table, on both hosts', async () => {
  const query = '?iden=4&idel=Table&men=lunch';
  const here = await get(`/${store.slug}${query}`);
  expect([here.status, here.headers['location']]).toEqual([308, `/${query}`]);
  const main = await get(`/${store.slug}${query}`, 'thali.example');
  expect([main.status, main.headers['location']]).toEqual([302, `${origin}/${query}`]);
  const table = await get(`/${store.slug}/t/4`);
  expect([table.status, table.headers['location']]).toEqual([302, '/?iden=4']);
  expect((await get('/t/4')).headers['location']).toBe('/?iden=4');
  expect((await get('/t/4', 'thali.example')).status).toBe(404);
});

test('reservations are on the host of their store', async () => {
  const path = `/${store.slug}/book/1?from=email`;
  for (const page of ['book', 'book/1', 'line', 'table'])
    expect((await get(`/${store.slug}/${page}`)).status).toBe(200);
  const main = await get(path, 'thali.example');
  expect([main.status, main.headers['location']]).toEqual([302, origin + path]);
  expect((await get(`/${other.slug}/book`)).status).toBe(404);
});

test('a domain that is proved but not live has the page, and guests are not sent there', async () => {
  const waiting = await teaStore(thali);
  const domain = await giveDomain(thali, waiting.storeId);
  await thali.database.pool.query('update own_domains set live_at = null where store_id = $1', [
    waiting.storeId,
  ]);
  thali.services.sites.forget();
  expect((await get('/', domain)).text).toContain(`href="https://${domain}/"`);
  const main = await get(`/${waiting.slug}`, 'thali.example');
  expect(main.headers['location']).toBe(`https://${waiting.slug}.menus.example/`);
});

test('an earlier domain of a store leads to the one that it has now', async () => {
  const moving = await teaStore(thali);
  const old = await giveDomain(thali, moving.storeId);
  await thali.database.pool.query(
    `update own_domains set created_at = now() - interval '1 day' where store_id = $1`,
    [moving.storeId],
  );
  const next = await giveDomain(thali, moving.storeId);
  const led = await get('/?iden=4&idel=Table', old);
  expect([led.status, led.headers['location']]).toEqual([302, `https://${next}/?iden=4&idel=Table`]);
  expect((await get('/', next)).status).toBe(200);
  expect((await get(`/${moving.slug}`, 'thali.example')).headers['location']).toBe(`https://${next}/`);
});

test.each([
  '/menu',
  '/menu/preview',
  '/demo',
  '/example',
  '/app',
  '/app/dashboard',
  '/auth/login',
  '/operator',
  '/docs',
])('%s is not on the domain of a store', async (path) => {
  expect((await get(path)).status).toBe(404);
  expect((await get(path, 'thali.example')).status).toBeLessThan(400);
});

test('there are no pages of other stores', async () => {
  const { body } = await thali.call('GET', `/restaurant/api/store/web/${other.slug}/`);
  const order = await placeTestOrder(thali, other, TEA);
  const paths = [
    `/${other.slug}`,
    `/${other.slug}/t/4`,
    `/menu/${body.menus[0]._id}`,
    `/status/${order.slug}`,
    `/status/${order.slug}/bill`,
  ];
  for (const path of paths) expect([path, (await get(path)).status]).toEqual([path, 404]);
});

test('a guest orders there, and sees the order on both hosts', async () => {
  const { body: page } = await get(`/restaurant/api/store/web/${store.slug}/`);
  expect(page.profile._id).toBe(store.storeId);
  const { slug } = await placeTestOrder(thali, store, TEA);
  expect((await get(`/status/${slug}`)).status).toBe(200);
  expect((await get(`/status/${slug}`, 'thali.example')).status).toBe(200);
  expect((await get(`/order/status/${slug}`)).body.slug).toBe(slug);
});

test('nobody signs in there, and a session from elsewhere is not read', async () => {
  const headers = { host };
  const email = (await thali.call('GET /api/session', { token: store.token })).body.account.email;
  const body = { email, password: PASSWORD };
  for (const path of ['/tenant/api/login', '/api/session']) {
    const answer = await thali.call('POST', path, { body, headers });
    expect([answer.status, answer.headers['set-cookie']]).toEqual([404, undefined]);
  }
  const token = await logIn(thali, email);
  expect((await thali.call('GET', '/api/session', { token, headers })).status).toBe(404);
  const cookie = `__Host-thali_session=${token}`;
  expect((await thali.call('GET', '/api/session', { headers: { ...headers, cookie } })).status).toBe(404);
  expect((await thali.call('GET', '/api/session', { headers: { cookie } })).status).toBe(200);
});

test('HTTPS is asked for on the store’s host alone, not on what else its owner has there', async () => {
  const header = 'strict-transport-security';
  expect((await get('/')).headers[header]).not.toContain('includeSubDomains');
  expect((await get('/', 'thali.example')).headers[header]).toContain('includeSubDomains');
});

test('each store has its host below one of the program’s, and its domain comes first', async () => {
  const below = ({ slug }: TestStore) => `${slug}.menus.example`;
  expect((await get('/', below(other))).text).toContain(`href="https://${below(other)}/"`);
  const main = await get(`/${other.slug}?iden=4`, 'thali.example');
  expect(main.headers['location']).toBe(`https://${below(other)}/?iden=4`);
  const own = await get('/?iden=4', below(store));
  expect([own.status, own.headers['location']]).toEqual([302, `${origin}/?iden=4`]);
});

test('links for guests that are made in the office begin with the domain', async () => {
  const { body } = await thali.call('GET', `/api/stores/${store.storeId}/tables`, { token: store.token });
  expect(body.link).toBe(`${origin}/`);
});

test.each(['unknown.example', 'no-such-store.menus.example', 'menus.example', `www.${host}`])(
  'nothing is at %s, which is nobody’s here',
  async (unknown) => {
    for (const path of ['/', '/app', `/${store.slug}`, '/t/4', '/assets/none.js', '/no/such/page']) {
      const { status, text } = await get(path, unknown);
      expect([path, status]).toEqual([path, 421]);
      expect(text).toContain('There is no restaurant at this address');
      expect(text).toContain('इस पते पर कोई रेस्टोरेंट नहीं है');
    }
    const headers = { host: unknown };
    const call = await thali.call('POST', '/api/session', { headers, body: {} });
    expectError(call, 421, 'HOST_UNKNOWN');
    for (const path of ['/healthz', '/readyz']) expect((await get(path, unknown)).status).toBe(200);
  },
);

test('a code with a domain that its store has removed leads to nobody else', async () => {
  const leaving = await teaStore(thali);
  const domain = await giveDomain(thali, leaving.storeId);
  expect((await get('/?iden=4', domain)).status).toBe(200);
  await thali.call('DELETE', `/api/stores/${leaving.storeId}/domain`, { token: leaving.token });
  expect((await get('/?iden=4', domain)).status).toBe(421);
});

test.each([
  'thali.example',
  'www.thali.example',
  'localhost:3000',
  '127.0.0.1',
  '[::1]:3000',
  '192.168.1.20',
  'thali',
  '',
])('the program answers by the name or address %j', async (own) => {
  expect((await get('/auth/login', own)).status).toBe(200);
});

test('whoever wants such a page too is sent to the program’s host', async () => {
  expect((await get('/')).text).toContain('<a href="https://thali.example/auth/register">');
});
