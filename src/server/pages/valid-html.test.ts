import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'vitest';
import { listPageRoutes } from '../testing/page-routes.ts';
import { useTestApp } from '../testing/test-app.ts';
import { moveOrder, placeTestOrder, TEA, type TestStore, teaStore } from '../testing/test-stores.ts';
import { loadBuiltPages } from './built-pages.ts';

/** The validator finds mistakes that browsers silently forgive. */
const pages = await loadBuiltPages(new URL('../../../dist', import.meta.url).pathname);
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

/** These hours have ended by the noon of these tests, so the menu is view-only. */
const MORNING = { activeStartTime: '07:00', activeEndTime: '11:00' };

test('all pages are valid HTML', async () => {
  const store = await teaStore(thali);
  const closed = await teaStore(thali, { menu: MORNING });
  const [open, served] = [await placeTestOrder(thali, store, TEA), await placeTestOrder(thali, store, TEA)];
  expect((await moveOrder(thali, store, served._id, { from: 1, to: 4 })).status).toBe(200);
  const pagesOf: Record<string, string[]> = {
    '/{slug}': [`/${store.slug}`, `/${store.slug}?conf=Dine-In&iden=12&idel=Table`, '/none'],
    '/menu': ['/menu/'],
    '/menu/preview': ['/menu/preview'],
    '/menu/{menuId}': [`/menu/${await menuIdOf(store)}`, `/menu/${await menuIdOf(closed)}`],
    '/demo': ['/demo/'],
    '/example': ['/example/'],
    '/': ['/'],
    '/place-order': ['/place-order'],
    '/orders': ['/orders'],
    '/thankyou': ['/thankyou'],
    '/thankyou/cancel': ['/thankyou/cancel'],
    '/order': [`/order?s=${open.slug}`, '/order'],
    '/status/{slug}': [`/status/${open.slug}`, `/status/${served.slug}`],
    '/status/{slug}/bill': [`/status/${served.slug}/bill`],
    // This is /auth/*.
    '/*': ['/auth/login', '/auth/register'],
    '/app': ['/app'],
    '/app*': ['/app/dashboard'],
    '/operator': ['/operator'],
  };
  expect(Object.keys(pagesOf).toSorted()).toEqual((await listPageRoutes(thali)).toSorted());
  const inHindi = [`/${store.slug}`, '/menu/', `/status/${open.slug}`];
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

async function menuIdOf({ storeId, token }: TestStore): Promise<string> {
  const { body } = await thali.call('GET', `/api/stores/${storeId}/catalogue`, { token });
  return body.menus[0]._id;
}
