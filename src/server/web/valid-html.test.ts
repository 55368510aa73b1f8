import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';
import { moveOrder, placeTestOrder, TEA, teaStore } from '../testing/test-stores.ts';
import { loadBuiltPages } from './built-pages.ts';

/** Mistakes that browsers forgive in silence, as the standard has them. */
const pages = await loadBuiltPages(new URL('../../../dist', import.meta.url).pathname);
const thali = await useTestApp({ pages });
const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
    // Our scripts and styles are ours, and come from where the page comes from.
    rules: { 'require-sri': ['error', { target: 'crossorigin' }] },
  }),
);

async function faultsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
}

test('a mistake is seen', async () => {
  const faults = await faultsOf('<div><a href="/"><span><h2>Tea</h2></span></a><p>a<ul></ul></p></div>');
  expect(faults).toEqual(
    expect.arrayContaining([
      expect.stringContaining('<h2> element is not permitted as content under <span>'),
      expect.stringContaining("Stray end tag '</p>'"),
    ]),
  );
});

test('the pages of guests and of signing in are as HTML is to be', async () => {
  const store = await teaStore(thali);
  const [open, served] = [await placeTestOrder(thali, store, TEA), await placeTestOrder(thali, store, TEA)];
  expect((await moveOrder(thali, store, served._id, { from: 1, to: 4 })).status).toBe(200);
  const addresses = [
    `/${store.slug}`,
    `/${store.slug}?conf=Dine-In&iden=12&idel=Table`,
    '/menu/',
    '/demo/',
    '/example/',
    '/',
    '/place-order',
    '/orders',
    '/thankyou',
    '/thankyou/cancel',
    `/status/${open.slug}`,
    `/status/${served.slug}`,
    `/status/${served.slug}/bill`,
    '/none',
    '/auth/login',
    '/auth/register',
    '/app',
  ];
  const inHindi = [`/${store.slug}`, '/menu/', `/status/${open.slug}`];
  const asked = [...addresses.map((url) => [url, 'en']), ...inHindi.map((url) => [url, 'hi'])] as const;
  for (const [url = '', language = ''] of asked) {
    const headers = { accept: 'text/html', cookie: `lang=${language}` };
    const { text } = await thali.call('GET', url, { headers });
    expect(text.slice(0, 200), url).toMatch(/^<!doctype html>/i);
    expect(await faultsOf(text), `${url} in ${language}`).toEqual([]);
  }
});
