import { describe, expect, test } from 'vitest';
import { type Readings, settlePrices } from './settle-price.ts';

/** A price on a page without signs that was read well, unless something else is said. */
const read = (page: string, more: Partial<Readings> = {}): Readings => ({
  page,
  alone: page,
  sign: page,
  behindFirst: page.slice(1),
  hasSignWord: false,
  letters: page.replaceAll(/[^\d/]/g, '').length,
  ...more,
});
/** A price with ₹ at its figures, as it is read on drawn menus: English takes the sign for a 3. */
const signed = (page: string, price: string, more: Partial<Readings> = {}): Readings =>
  read(page, {
    alone: `3${price}`,
    sign: `₹${price}`,
    behindFirst: price,
    letters: price.length + 1,
    ...more,
  });
const settle = (...page: Readings[]) =>
  settlePrices(page).map(({ prices, isSure }) => `${prices}${isSure ? '' : '?'}`);

describe('a page without currency signs', () => {
  const others = ['120', '90', '260', '45'].map((price) => read(price));

  test('has sure prices where two readings and the number of letters agree', () => {
    expect(settle(...others, read('240/-'), read('180/260'))).toEqual([
      '120',
      '90',
      '260',
      '45',
      '240',
      '180,260',
    ]);
  });

  test.each<[string, Readings, string]>([
    ['1 for 7', read('170', { alone: '110' }), '170?'],
    ['5 for S', read('2S0', { alone: '250', letters: 3 }), '250?'],
    ['8 for 3', read('380', { alone: '330' }), '380?'],
    ['0 for O', read('1O0', { alone: '100', letters: 3 }), '100?'],
    ['a narrow 1 that both lost', read('90', { letters: 3 }), '90?'],
    ['a 1 that one lost', read('90', { alone: '190', letters: 3 }), '190?'],
    ['figures that touch', read('240', { letters: 2 }), '240?'],
    ['nothing that could be a price', read('ao', { alone: '', letters: 2 }), '?'],
    ['a sign that only this price shows', read('7250', { alone: '3250', sign: '₹250', letters: 4 }), '7250?'],
  ])('asks about %s', (_, price, expected) => {
    expect(settle(...others, price).at(-1)).toBe(expected);
  });
});

describe('a page with ₹ at its figures', () => {
  test('has sure prices without the sign, which is read as 7, 2, 3, as nothing or as ¥', () => {
    expect(
      settle(signed('7250', '250'), signed('2180', '180'), signed('¥365', '365'), signed('70', '70')),
    ).toEqual(['250', '180', '365', '70']);
  });

  test('takes a 3 for the sign where every price begins with one', () => {
    const plain = signed('3240', '240', { sign: '- 240' });
    expect(settle(signed('7250', '250'), signed('F450', '450'), plain)).toEqual(['250', '450', '240']);
  });

  test('asks where the figures behind the sign differ, or their letters are too few', () => {
    const [, differs, few] = settle(
      signed('7250', '250'),
      signed('7190', '190', { behindFirst: '100' }),
      signed('7310', '310', { behindFirst: '30', letters: 4 }),
    );
    expect([differs, few]).toEqual(['100?', '30?']);
  });

  test('asks about two prices with a slash, and proposes both', () => {
    const pair = signed('1400/2380', '', { alone: '3400/3380', behindFirst: '400/3380', letters: 9 });
    expect(settle(signed('7250', '250'), signed('739', '39'), pair).at(-1)).toBe('400,380?');
  });
});

test('asks about all prices where most begin alike, because ₹ may be read as a 3 by every language', () => {
  const page = ['3260', '3120', '340', '3180', '3450'].map((price) => read(price));
  expect(settle(...page).every((price) => price.endsWith('?'))).toBe(true);
});

test('figures behind a sign of its own are settled like those without one', () => {
  const apart = (price: string) => read(price, { hasSignWord: true, sign: `₹ ${price}` });
  expect(settle(apart('250'), apart('320'))).toEqual(['250', '320']);
});

test('"Rs." in the same word counts as two letters', () => {
  const inWord = (price: string) =>
    read(`रि5. ${price}`, { alone: `Rs. ${price}`, letters: price.length + 2 });
  expect(settle(inWord('330'), inWord('90'))).toEqual(['330', '90']);
});
