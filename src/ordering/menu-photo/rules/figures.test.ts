import { expect, test } from 'vitest';
import { figuresOf, isPriceLike, isSign } from './figures.ts';

test.each([
  ['240', [240], false],
  ['240/-', [240], false],
  ['1,250', [1250], false],
  ['89.00', [89], false],
  ['१२०', [120], false],
  ['₹250', [250], true],
  ['Rs. 205', [205], true],
  ['२5. 50', [50], true],
  ['रि5. 330', [330], true],
  ['180/260', [180, 260], false],
  ['180/-/260/-', [180, 260], false],
  ['₹180 / ₹260', [180, 260], true],
  ['220 / Rs. 395', [220, 395], false],
  ['.275/Rs: 415', [275, 415], false],
  ['2O5', [], false],
  ['89.50', [], false],
  ['3', [], false],
])('%j has the prices %j', (text, prices, hasSign) => {
  expect(figuresOf(text)).toEqual({ prices, hasSign });
});

test.each(['240', '₹240', 'F450', '¥365', '7310', '180/260', '291:', '(0'])('%j may be a price', (text) => {
  expect(isPriceLike(text)).toBe(true);
});

test.each(['₹', 'Rs.', 'Rs', '२5.', 'र', 'रू', '-', '...'])('%j is a sign', (text) => {
  expect([isSign(text), isPriceLike(text)]).toEqual([true, false]);
});

test.each(['Paneer', 'दाल', '(65)', 'Chicken'])('%j is neither', (text) => {
  expect([isSign(text), isPriceLike(text)]).toEqual([false, false]);
});
