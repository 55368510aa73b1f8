import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'vitest';
import { giveLegalPages, openEveryPage } from '#testing/server/every-page.ts';
import { listPageRoutes } from '#testing/server/page-routes.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { loadBuiltPages } from './built-pages.ts';

/** The validator finds mistakes that browsers silently forgive. */
const pages = await loadBuiltPages(new URL('../../../../dist', import.meta.url).pathname);
const thali = await useTestApp({ pages });
const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
    // Our scripts and styles come from the page's own server.
    rules: { 'require-sri': ['error', { target: 'crossorigin' }] },
  }),
);

async function faultsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
}

test('finds a mistake', async () => {
  const faults = await faultsOf('<div><a href="/"><span><h2>Tea</h2></span></a><p>a<ul></ul></p></div>');
  expect(faults).toEqual(
    expect.arrayContaining([
      expect.stringContaining('<h2> element is not permitted as content under <span>'),
      expect.stringContaining("Stray end tag '</p>'"),
    ]),
  );
});

test('all pages are valid HTML', async () => {
  const { sites } = thali.services;
  giveLegalPages(sites);
  const { store, order, pagesOf } = await openEveryPage(thali);
  expect(Object.keys(pagesOf).toSorted()).toEqual((await listPageRoutes(thali)).toSorted());
  const inHindi = [`/${store.slug}`, '/menu/', `/status/${order.slug}`];
  const asked = [
    ...Object.values(pagesOf).flatMap((urls) => urls.map((url) => [url, 'en'] as const)),
    ...inHindi.map((url) => [url, 'hi'] as const),
  ];
  for (const [url, language] of asked) {
    const headers = { accept: 'text/html', cookie: `lang=${language}` };
    const { text } = await thali.call('GET', url, { headers });
    expect(text.slice(0, 200), url).toMatch(/^<!doctype html>/i);
    expect(await faultsOf(text), `${url} in ${language}`).toEqual([]);
  }
});
