import { expect, test } from 'vitest';
import { useTestApp } from '#testing/server/test-app.ts';
import { teaStore } from '#testing/server/test-stores.ts';
import { loadBuiltPages } from '../built-pages.ts';

const pages = await loadBuiltPages(new URL('../../../../../dist', import.meta.url).pathname);
const thali = await useTestApp({ pages });
const HTML = { accept: 'text/html' };

test.each([
  '/menu?after=%00',
  '/menu?q=%00',
  '/menu/%00',
  '/menu/order/%00',
  '/%00',
  '/none?men=%00',
  '/status/%00',
  '/order?s=%00',
  '/order?s=a&s=b',
  `/${'a'.repeat(250)}%00`,
])('%s is a missing page for a browser and an error for a program', async (url) => {
  const answer = await thali.call('GET', url, { headers: HTML });
  expect([answer.status, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(answer.text).toContain('Sorry, page not found!');
  expect(answer.headers['x-robots-tag']).toBe('noindex');
  const { status } = await thali.call('GET', url);
  expect([404, 422]).toContain(status);
});

test.each(['men=a&men=b', `men=${'a'.repeat(300)}`, 'iden=1&iden=2&utm_source=x'])(
  '?%s is ignored',
  async (query) => {
    const store = await teaStore(thali);
    const { status, text } = await thali.call('GET', `/${store.slug}?${query}`, { headers: HTML });
    expect([status, text.includes('data-dish')]).toEqual([200, true]);
  },
);

test("the app token's cookie is sent only over https if the program is on https", async () => {
  const appToken = 'app-token-of-this-test';
  const cookieAt = async (publicUrl: string) => {
    const { call } = await useTestApp({ pages, appToken, publicUrl });
    return String((await call('GET', '/orders', { headers: HTML })).headers['set-cookie']);
  };
  expect(await cookieAt('https://thali.example')).toMatch(/; HttpOnly; Secure; SameSite=Strict$/);
  expect(await cookieAt('http://localhost')).not.toContain('Secure');
});
