import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { MOST_WEBSITES } from '#restaurant/domains/rules/website.ts';
import { giveDomain } from '#restaurant/domains/server/testing/give-domain.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { addTestStaff, patchStore, placeTestOrder, TEA, teaStore } from '#testing/server/test-stores.ts';
import { loadBuiltPages } from '../built-pages.ts';

const pages = await loadBuiltPages(new URL('../../../../../dist', import.meta.url).pathname);
const thali = await useTestApp({ pages, publicUrl: 'https://thali.example' });
const [store, other] = [await teaStore(thali), await teaStore(thali)];
const WEBSITE = 'https://their-place.in';

const get = (url: string, headers: Record<string, string> = {}) =>
  thali.call('GET', url, { headers: { host: 'thali.example', accept: 'text/html', ...headers } });
const framersOf = async (url: string, host = 'thali.example') => {
  const { headers } = await get(url, { host });
  return /frame-ancestors ([^;]+)/.exec(String(headers['content-security-policy']))?.[1];
};
const patch = (websites: unknown, token = store.token) =>
  thali.call('PATCH', `/store/api/store/${store.storeId}/`, { token, body: { websites } });

test('nobody may frame a store’s pages until its owner names a website', async () => {
  expect(await framersOf(`/${store.slug}`)).toBe("'none'");
  const { body } = await patch([`${WEBSITE}/menu`, 'www.their-place.in', WEBSITE]);
  expect(body.websites).toEqual([WEBSITE, 'https://www.their-place.in']);
  const named = `${WEBSITE} https://www.their-place.in`;
  for (const page of ['', '?iden=4', '?lang=hi', '/book', '/book/1'])
    expect([page, await framersOf(`/${store.slug}${page}`)]).toEqual([page, named]);
  await patch([WEBSITE]);
  expect(await framersOf(`/${store.slug}?iden=4`)).toBe(WEBSITE);
});

test('every other page stays without a frame', async () => {
  await patch([WEBSITE]);
  const order = await placeTestOrder(thali, store, TEA);
  const paths = ['/', '/menu/', '/place-order', '/orders', '/app', '/auth/login', `/status/${order.slug}`];
  const ofStore = ['/line', '/tokens', '/table', '/stories'].map((page) => `/${store.slug}${page}`);
  for (const path of [...paths, ...ofStore, `/${other.slug}`, `/${other.slug}/book`, '/no-such-store'])
    expect([path, await framersOf(path)]).toEqual([path, "'none'"]);
});

test.each([
  ['without encryption', ['http://their-place.in']],
  ['this machine', ['https://localhost']],
  ['any part of a domain', ['https://*.their-place.in']],
  ['a rule of a policy', ["https://their-place.in; script-src 'unsafe-inline'"]],
  ['too many', Array.from({ length: MOST_WEBSITES + 1 }, (_, at) => `https://place-${at}.in`)],
])('refuses websites: %s', async (_, websites) => {
  const { status, body } = await patch(websites);
  expect([status, body.code]).toEqual([422, 'VALIDATION']);
});

test('managers name websites, and the kitchen does not', async () => {
  expect((await patch([WEBSITE], await addTestStaff(thali, store, 'MANAGER'))).status).toBe(200);
  expect((await patch([WEBSITE], await addTestStaff(thali, store, 'KITCHEN'))).status).toBe(403);
});

test('the language may stand in the address, since frames get no cookie', async () => {
  expect((await get(`/${store.slug}?lang=hi`)).text).toContain('<html lang="hi">');
  expect((await get(`/${store.slug}/book?lang=hi`)).text).toContain('<html lang="hi">');
  expect((await get(`/${store.slug}?lang=xx`, { cookie: 'lang=hi' })).text).toContain('<html lang="hi">');
});

test('a frame stays on the host of its script, and works on a domain of the store’s own', async () => {
  const own = await teaStore(thali);
  const host = await giveDomain(thali, own.storeId);
  await patchStore(thali, own, { websites: [WEBSITE] });
  const framed = { 'sec-fetch-dest': 'iframe' };
  expect((await get(`/${own.slug}`)).status).toBe(302);
  expect((await get(`/${own.slug}`, framed)).status).toBe(200);
  expect((await get(`/${own.slug}/book`, framed)).status).toBe(200);
  expect(await framersOf('/', host)).toBe(WEBSITE);
  expect((await get('/embed.js', { host })).text).toBe(pages.embed);
});

test('an app token comes with a frame as well, for that website alone', async () => {
  const guarded = await useTestApp({
    pages,
    appToken: 'token-of-this-test',
    publicUrl: 'https://thali.example',
  });
  const headers = { host: 'thali.example', accept: 'text/html', 'sec-fetch-dest': 'iframe' };
  const { headers: sent } = await guarded.call('GET', '/orders', { headers });
  expect(sent['set-cookie']).toMatch(/; HttpOnly; Secure; Partitioned; SameSite=None$/);
});

test('the script for websites weighs 5 kB at most, and sets no cookie', async () => {
  const { status, headers, text } = await get('/embed.js');
  expect([status, headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
  expect(headers['set-cookie']).toBeUndefined();
  expect(text).not.toMatch(/cookie|localStorage|sessionStorage|\beval\b|innerHTML/);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(5_000);
  expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(2_500);
});
