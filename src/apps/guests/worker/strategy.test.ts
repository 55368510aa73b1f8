import { expect, test } from 'vitest';
import { strategyFor } from './strategy.ts';

const ORIGIN = 'https://menu.example';
const ID = '0123456789abcdef0123456789abcdef';
const decide = (path: string, mode = 'cors', method = 'GET') =>
  strategyFor({ method, mode, url: new URL(path, ORIGIN).href }, ORIGIN, null).kind;

test.each([
  ['/thankyou', 'after a payment'],
  ['/menu', 'the directory'],
  ['/menu/abc', 'one menu'],
  ['/demo', 'a demonstration'],
  ['/auth/login', 'the back office'],
  ['/auth/tablet/other', 'nothing'],
  ['/operator/stores', 'the operators'],
  ['/apple/a', 'nothing'],
  ['/docs', 'the calls'],
  ['/STATUS', 'a reserved word in capitals'],
  ['/a/b', 'nothing'],
])('%s (%s) is never cached', (path) => {
  expect(decide(path, 'navigate')).toBe('network');
});

test.each([
  '/',
  '/place-order',
  '/orders',
  '/orders/',
  '/order?s=abc',
  '/status/abc',
  '/udupi-tiffin/book',
  '/udupi-tiffin/book/abc',
  '/udupi-tiffin/line',
  '/udupi-tiffin/table',
])('%s is filled in from what this browser knows where there is no network', (path) => {
  expect(decide(path, 'navigate')).toBe('shell');
  expect(decide(path, 'cors')).toBe('leave');
});

test.each([
  ['/order/create/web/1', 'cors', 'POST'],
  ['/udupi-tiffin', 'navigate', 'POST'],
  ['/payments/paytm/callback/1', 'navigate', 'POST'],
  ['/order/send-otp/91/1/0000', 'cors', 'POST'],
  ['/order/status/abc', 'cors', 'GET'],
  ['/order/status/abc/events', 'cors', 'GET'],
  ['/profile/web/udupi-tiffin/events', 'cors', 'GET'],
  ['/api/store-pages/udupi-tiffin', 'cors', 'GET'],
  ['/api/stores/1/orders', 'cors', 'GET'],
  ['/service-worker.js', 'same-origin', 'GET'],
  ['/manifest.webmanifest?store=udupi-tiffin', 'cors', 'GET'],
  ['/images/stores/udupi-tiffin/social.jpg', 'no-cors', 'GET'],
  ['/images/../secret', 'no-cors', 'GET'],
  ['/assets/icon.svg', 'no-cors', 'GET'],
  ['/assets/office/kept-files.txt', 'cors', 'GET'],
  ['/app/manifest.webmanifest', 'cors', 'GET'],
  ['/app-assets/main-12345678.js', 'cors', 'GET'],
  ['https://elsewhere.example/udupi-tiffin', 'navigate', 'GET'],
  ['https://elsewhere.example/assets/main-12345678.js', 'cors', 'GET'],
])('%s (%s, %s) is left to the browser', (path, mode, method) => {
  expect(decide(path, mode, method)).toBe('leave');
});

test('pages of stores, files and pictures are cached', () => {
  expect(decide('/udupi-tiffin', 'navigate')).toBe('page');
  expect(decide('/udupi-tiffin/?men=1&conf=Dine-In&iden=4', 'navigate')).toBe('page');
  expect(decide('/assets/entry-client-Dyh025aY.js')).toBe('file');
  expect(decide('/assets/status-route-Dyh02-.js')).toBe('file');
  expect(decide('/assets/1f9d1-1f3fd-200d-1f373-C-jwe8B8.webp', 'no-cors')).toBe('file');
  expect(decide(`/images/${ID}-640.avif`, 'no-cors')).toBe('picture');
  expect(decide('/udupi-tiffin/t/12', 'navigate')).toBe('table');
});

test('pages and files of the office are what a tablet may have kept', () => {
  for (const path of [
    '/app',
    '/app/dashboard?view=expo',
    '/app/management/e-commerce/checkout',
    '/auth/tablet',
  ])
    expect(decide(path, 'navigate')).toBe('office');
  expect(decide('/app/dashboard', 'navigate', 'POST')).toBe('leave');
  expect(decide('/assets/office/index-BM_ZInJi.js')).toBe('office file');
  expect(decide('/assets/office/anek-devanagari-latin-600-normal-C0NeUuKX.woff2')).toBe('office file');
});

test("the query of a store's link does not matter", () => {
  const asked = { method: 'GET', mode: 'navigate', url: `${ORIGIN}/udupi-tiffin/?men=1` };
  expect(strategyFor(asked, ORIGIN, null)).toEqual({ kind: 'page', slug: 'udupi-tiffin' });
});

test('the page of a store is at / on its own host', () => {
  const ask = { method: 'GET', mode: 'navigate', url: `${ORIGIN}/?iden=4` };
  expect(strategyFor(ask, ORIGIN, 'udupi-tiffin')).toEqual({ kind: 'page', slug: 'udupi-tiffin' });
  const table = strategyFor({ ...ask, url: `${ORIGIN}/t/4` }, ORIGIN, 'udupi-tiffin');
  expect(table).toEqual({ kind: 'table', slug: 'udupi-tiffin', iden: '4' });
  expect(decide('/t/4', 'navigate')).toBe('network');
});
