import { expect, test } from 'vitest';
import { isKitchenScreen, placeAfter } from './place.ts';

const GRILL = '/app/kitchen/6f1c';
const PASS = '/app/kitchen/pass';

test.each([
  [GRILL, true],
  [PASS, true],
  ['/app/kitchen/pass/', true],
  ['/app/kitchen', false],
  ['/app/kitchen/', false],
  ['/app/kitchen/pass/more', false],
  ['/app/kitchenette/pass', false],
  ['/x/app/kitchen/pass', false],
  ['/app/dashboard', false],
])('%s is a screen of the kitchen: %s', (path, is) => {
  expect(isKitchenScreen(path)).toBe(is);
});

test.each([
  ['a station', GRILL, null, GRILL],
  ['another screen of the kitchen', PASS, GRILL, PASS],
  ['what somebody looked at meanwhile', '/app/management/e-commerce/invoice', GRILL, GRILL],
  ['the board, where whoever cooks by it begins', '/app/dashboard', GRILL, null],
  ['the counter', '/app/management/e-commerce/checkout', PASS, null],
  ['the floor', '/app/floor', PASS, null],
  ['a screen before there was any of the kitchen', '/app/till', null, null],
])('where a tablet stands after %s', (_what, path, before, after) => {
  expect(placeAfter(path, before)).toBe(after);
});
