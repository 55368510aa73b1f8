import { expect, test } from 'vitest';
import { shownAt, storeUrl } from './store-url.ts';

test('a store is at / on its own host, and at its slug on the program’s', () => {
  expect(storeUrl({ origin: 'https://menu.place.in', home: 'udupi' }, 'udupi')).toBe(
    'https://menu.place.in/',
  );
  expect(storeUrl({ origin: 'https://thali.example', home: null }, 'udupi')).toBe(
    'https://thali.example/udupi',
  );
});

test.each([
  ['/udupi', '/'],
  ['/udupi?iden=4', '/?iden=4'],
  ['/udupi-2', '/udupi-2'],
  ['/udupi/t/4', '/udupi/t/4'],
  ['/status/udupi', '/status/udupi'],
  ['/', '/'],
])('%s is shown as %s on the host of udupi', (to, shown) => {
  expect(shownAt('udupi', to)).toBe(shown);
  expect(shownAt(null, to)).toBe(to);
});
