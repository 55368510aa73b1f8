import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { aCategory, aMenu, anItem } from '#testing/rules/builders.ts';
import { splitAtMatch } from './exact-match.ts';
import { createSearch } from './search.ts';

const dish = (label: string, veg: boolean, hindi?: string) =>
  anItem(label, { label, veg, translations: hindi ? { hi: { label: hindi } } : {} });

const menu = aMenu([
  aCategory([dish('Paneer  Tikka', true, 'पनीर टिक्का'), dish('Chicken 65', false)], { label: 'Starters' }),
  aCategory([dish('Dal Makhani', true), dish('Paneer Butter Masala', true)], {
    label: 'Curries',
    translations: { hi: { label: 'करी' } },
  }),
]);

const everything = () => true;
const labels = (query: string, isShown: (item: { veg: boolean | null }) => boolean = everything) =>
  createSearch(menu)(query, isShown).categories.map(({ label, items }) => [
    label,
    ...items.map((item) => item.label),
  ]);

describe('searching a menu', () => {
  test('ignores case and white space', () => {
    expect(labels(' PANEERTIK ')).toEqual([['Starters', 'Paneer  Tikka']]);
  });

  test('shows the whole category when its label matches', () => {
    expect(labels('curr')).toEqual([['Curries', 'Dal Makhani', 'Paneer Butter Masala']]);
  });

  test('finds in every language of the menu', () => {
    expect(labels('पनीरटिक्का')).toEqual([['Starters', 'Paneer  Tikka']]);
    expect(labels('करी')).toEqual([['Curries', 'Dal Makhani', 'Paneer Butter Masala']]);
  });

  test('leaves out what is not shown, and categories that have nothing left', () => {
    expect(labels('6')).toEqual([['Starters', 'Chicken 65']]);
    expect(labels('6', ({ veg }) => veg === true)).toEqual([]);
    expect(createSearch(menu)('paneer', everything).dishes).toBe(2);
  });
});

describe('a typo', () => {
  const found = (query: string) => createSearch(menu)(query, everything);

  test.each([
    ['panner', ['Paneer  Tikka', 'Paneer Butter Masala']],
    ['chiken', ['Chicken 65']],
    ['chiken 65', ['Chicken 65']],
    ['dall makhni', ['Dal Makhani']],
    ['panner b', ['Paneer Butter Masala']],
    ['panirtika', ['Paneer  Tikka']],
    ['पनिर टिका', ['Paneer  Tikka']],
    ['curies', ['Dal Makhani', 'Paneer Butter Masala']],
  ])('%s is understood, and said to be close', (query, dishes) => {
    const { categories, isClose } = found(query);
    expect(categories.flatMap(({ items }) => items.map(({ label }) => label))).toEqual(dishes);
    expect(isClose).toBe(true);
  });

  test.each(['chiken 66', 'panner pizza', 'pam', 'xyz', '6 5 7'])('%s finds nothing', (query) => {
    expect(found(query)).toMatchObject({ categories: [], dishes: 0, isClose: false });
  });

  test('exact matches come first, and alone if there are enough', () => {
    const dishes = ['Panir roll', 'Paneer one', 'Paneer two', 'Paneer three'].map((label) =>
      dish(label, true),
    );
    const search = createSearch(aMenu([aCategory(dishes)]));
    const names = (query: string) =>
      search(query, everything).categories.flatMap(({ items }) => items.map(({ label }) => label));
    expect(names('paneer')).toEqual(['Paneer one', 'Paneer two', 'Paneer three']);
    expect(names('panir')).toEqual(['Panir roll', 'Paneer one', 'Paneer two', 'Paneer three']);
  });

  test('matching words are marked', () => {
    const { mark } = found('panner masla');
    expect(mark('Paneer Butter Masala', true)).toEqual(['', 'Paneer', ' Butter ', 'Masala', '']);
    expect(mark('Dal', true)).toBeNull();
    expect(found('panirtika').mark('Paneer  Tikka', true)).toEqual(['', 'Paneer  Tikka', '']);
  });
});

describe('descriptions and tags', () => {
  const told = (label: string, description: string, tags: string[] = []) =>
    anItem(label, { label, description, tags, translations: { hi: { description: 'काजू और केसर' } } });
  const search = createSearch(
    aMenu([
      aCategory([told('Korma', 'With cashew and an eggplant'), told('Barfi', '', ['Cashew'])]),
      aCategory([told('Cashew fry', 'Hot'), told('Egg curry', 'Of two eggs', ['Jain'])], { id: 'second' }),
    ]),
  );
  const names = (query: string) =>
    search(query, everything).categories.flatMap(({ items }) => items.map(({ label }) => label));

  test('are searched after the names', () => {
    expect(names('cashew')).toEqual(['Cashew fry', 'Korma', 'Barfi']);
    expect(names('jain')).toEqual(['Egg curry']);
    expect(names('केसर')).toHaveLength(4);
  });

  test('are found by what a tag is called in another language', () => {
    const tagged = anItem('Barfi', {
      label: 'Barfi',
      tags: ['New'],
      tagTranslations: { New: { hi: { label: 'नया' } } },
    });
    const { dishes } = createSearch(aMenu([aCategory([tagged])]))('नया', everything);
    expect(dishes).toBe(1);
  });

  test('match only at the beginning of a word, and not by short queries', () => {
    expect(names('plant')).toEqual([]);
    expect(names('wi')).toEqual([]);
    expect(names('cahsew')).toEqual(['Barfi', 'Cashew fry']);
    expect(names('egplant')).toEqual(['Korma']);
  });

  test('are marked where they match', () => {
    const { mark } = search('egg', everything);
    expect(mark('With cashew and an eggplant', false)).toEqual(['With cashew and an ', 'egg', 'plant']);
    expect(mark('Nutmeggy', false)).toBeNull();
  });
});

test('a menu of 500 dishes is analysed once, and each word judged once for each typed word', () => {
  const words = Array.from({ length: 200 }, (_, at) => `Dish${String.fromCharCode(97 + (at % 26))}${at}`);
  const dishes = Array.from({ length: 500 }, (_, at) =>
    anItem(`${at}`, {
      label: `${words[at % 200]} ${words[(at * 7) % 200]}`,
      description: Array.from({ length: 20 }, (_, further) => words[(at + further) % 200]).join(' '),
    }),
  );
  const search = createSearch(aMenu([aCategory(dishes)]));
  const sounded = vi.spyOn(String.prototype, 'normalize');
  search('panner biriyani', everything);
  const first = sounded.mock.calls.length;
  search('chiken tika masala', everything);
  const second = sounded.mock.calls.length - first;
  sounded.mockRestore();
  // Single words, pairs of them in names and in descriptions, and what was typed.
  expect(first).toBeLessThan(1_000);
  expect(second).toBeLessThan(10);
});

describe('the part of a label that matches', () => {
  test.each([
    ['Paneer  Tikka', 'rti', ['Panee', 'r  Ti', 'kka']],
    ['Dal Makhani', 'dal', ['', 'Dal', ' Makhani']],
    ['aab', 'ab', ['a', 'ab', '']],
    ['Dal', 'x', null],
    ['Dal', ' ', null],
  ])('%s, searched for %s', (label, query, parts) => {
    expect(splitAtMatch(label, query)).toEqual(parts);
  });

  test('the three parts are the label again', () => {
    void fc.assert(
      fc.property(fc.string(), fc.string({ maxLength: 3 }), (label, query) => {
        const parts = splitAtMatch(label, query);
        if (parts) expect(parts.join('')).toBe(label);
      }),
    );
  });
});
