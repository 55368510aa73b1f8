import { expect, test } from 'vitest';
import { chooseCopy, copyName, isCacheable, parsePage, surplus } from './page-copy.ts';

const page = (lang = 'hi') =>
  `<!doctype html><html lang="${lang}"><head><script type="module" src="/assets/b-12345678.js"></script>` +
  '<link rel="modulepreload" href="/assets/d-1.js"><link rel="stylesheet" href="/assets/a-12345678.css">' +
  '<link rel="stylesheet" href="/assets/inlined.css" media="not all" disabled></head>' +
  '<body>"/assets/c-12345678.js"<script type="application/json" id="boot">{}</script></body></html>';

test.each([
  ['a captive portal', '<html lang="en"><body>Please sign in</body></html>'],
  ['a language that we do not speak', page('xx')],
  ['nothing', ''],
])('%s is not a page of ours', (_, html) => {
  expect(parsePage(html, 0)).toBeNull();
});

test('a copy is marked as one and lists its files', () => {
  const copy = parsePage(page(), 1700);
  expect(copy).toMatchObject({
    language: 'hi',
    files: ['/assets/b-12345678.js', '/assets/d-1.js', '/assets/a-12345678.css'],
  });
  expect(copy?.html).toContain('<html lang="hi" data-kept="1700">');
  expect(parsePage(copy?.html ?? '', 1800)?.html).toContain('<html lang="hi" data-kept="1800">');
});

test('a copy contains no table', () => {
  const at = (query: string, shown: string, links: string) =>
    page().replace(
      '<body>',
      `<body><div id="root" data-place="${query}"><p class="a" data-shown-place="">${shown}</p>${links}`,
    );
  const placed = at(
    'conf=Dine-In&amp;iden=12&amp;idel=Table',
    'Table 12 · Dine-In',
    '<a href="/a?men=b&amp;conf=Dine-In&amp;iden=12&amp;idel=Table"></a><a href="/a?conf=Dine-In&amp;iden=12&amp;idel=Table"></a>',
  );
  const plain = at('', '', '<a href="/a?men=b"></a><a href="/a"></a>');
  expect(parsePage(placed, 1)?.html).toBe(parsePage(plain, 1)?.html);
});

function answer(headers: Record<string, string>, more: Partial<Response> = {}): Response {
  return {
    status: 200,
    type: 'basic',
    redirected: false,
    headers: new Headers(headers),
    ...more,
  } as Response;
}
const HTML = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };

test.each([
  ['what is meant for one person', answer({ ...HTML, 'cache-control': 'no-store' })],
  ['what says nothing of itself', answer({ 'content-type': HTML['content-type'] })],
  ['data', answer({ ...HTML, 'content-type': 'application/json' })],
  ['a page that is missing', answer(HTML, { status: 404 })],
  ['a page from elsewhere', answer(HTML, { type: 'opaque' })],
  ['a page that another address has led to', answer(HTML, { redirected: true })],
])('%s is not cacheable', (_, refused) => {
  expect(isCacheable(refused)).toBe(false);
});

test("a store's page is cacheable", () => {
  expect(isCacheable(answer(HTML))).toBe(true);
});

test('the copy is chosen by language, else by age', () => {
  const names = [copyName('udupi', 'en'), copyName('udupi', 'hi'), copyName('udupi-two', 'en')];
  expect(chooseCopy(names, 'udupi', 'en')).toBe('/udupi?lang=en');
  expect(chooseCopy(names, 'udupi', null)).toBe('/udupi?lang=hi');
  expect(chooseCopy(names, 'udupi-two', 'hi')).toBe('/udupi-two?lang=en');
  expect(chooseCopy(names, 'udup', 'en')).toBeNull();
});

test.each([
  [['a', 'b'], [], 2, []],
  [['a', 'b', 'c'], [], 2, ['a']],
  [['a', 'b', 'c'], ['a'], 2, ['b']],
  [['a', 'b', 'c', 'd'], ['b', 'a', 'gone'], 2, ['c', 'd']],
  [['a', 'b'], ['a', 'b'], 0, ['a', 'b']],
  [[], [], 0, []],
])('of %j, with %j used and %i allowed, %j are surplus', (names, used, most, expected) => {
  expect(surplus(names, used, most)).toEqual(expected);
});
