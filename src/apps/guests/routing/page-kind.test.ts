import { expect, test } from 'vitest';
import { kindOfPage } from './page-kind.ts';

test.each([
  ['', 'other'],
  ['/', 'other'],
  ['/a/b', 'other'],
  ['/status/slug/more', 'other'],
  ['/place-order/more', 'other'],
  ['/menu', 'other'],
  ['/menu/', 'other'],
  ['/menu/id/more', 'other'],
  ['/demo', 'other'],
  ['/example/', 'other'],
  ['/thankyou', 'other'],
  ['/thankyou/cancel', 'other'],
  ['/constructor', 'menu'],
  ['/demonstration', 'menu'],
  ['/thankyou-cafe', 'menu'],
  ['/udupi-tiffin', 'menu'],
  ['/udupi-tiffin/', 'menu'],
  ['/menu/0198-lunch', 'menu'],
  ['/place-order', 'cart'],
  ['/udupi-tiffin/table', 'cart'],
  ['/orders/', 'history'],
  ['/order', 'status'],
  ['/status/slug', 'status'],
] as const)('%j is counted as %s', (path, kind) => {
  expect(kindOfPage(path)).toBe(kind);
});
