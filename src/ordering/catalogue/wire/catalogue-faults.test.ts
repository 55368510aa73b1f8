import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOST_LANGUAGES } from '#ordering/menu/rules/translations.ts';
import { formatPath } from '#platform/calls/wire/faults.ts';
import {
  aCategoryDocument,
  aDocument,
  aDocumentOf,
  aGroupDocument,
  aMenuDocument,
  anItemDocument,
  anOptionDocument,
  anOrderTypeDocument,
  type Document,
  documents,
} from '#testing/rules/documents.ts';
import { holds } from '#testing/rules/expecting.ts';
import { checkCatalogue, checkGroups, hasMoreEntries } from './catalogue-faults.ts';

const ITEM = 'menus[0].categories[0].items[0]';
const OPTION = `${ITEM}.configs[0].contents[0]`;
const AMOUNT = 'Must be an amount with two decimals at most';
const PERCENT = 'Must be a percentage from 0 to 100 with two decimals at most';
const withOption = (option: Document, group: Document = {}) =>
  aDocumentOf(anItemDocument({ configs: [aGroupDocument({ ...group, contents: [option] })] }));

describe('names a fault with its place', () => {
  test.each<[string, unknown, string, string]>([
    ['no menus', { orderConfigs: [] }, 'menus', 'Invalid input: expected array, received undefined'],
    ['no object', null, '', 'Invalid input: expected object, received null'],
    ['a list', [], '', 'Invalid input: expected object, received array'],
    ['an unknown field', aDocument({ colour: 'red' }), 'colour', 'Is not a known field'],
    [
      'an unknown field of an item',
      aDocumentOf(anItemDocument({ prize: 9 })),
      `${ITEM}.prize`,
      'Is not a known field',
    ],
    [
      'an unknown allergen',
      aDocumentOf(anItemDocument({ allergens: ['milk', 'mustard'] })),
      `${ITEM}.allergens[1]`,
      'Must be one of milk, gluten, nuts, peanuts, egg, soy, fish, crustaceans, sulphite',
    ],
    [
      'too high a spice level',
      aDocumentOf(anItemDocument({ spice: 4 })),
      `${ITEM}.spice`,
      'Must be 0, 1, 2 or 3',
    ],
    ['an empty label', aDocumentOf(anItemDocument({ label: '' })), `${ITEM}.label`, 'This field is required'],
    [
      'a long label',
      aDocumentOf(anItemDocument({ label: 'x'.repeat(201) })),
      `${ITEM}.label`,
      'At most 200 characters',
    ],
    ['a third decimal', withOption(anOptionDocument({ value: 1.005 })), `${OPTION}.value`, AMOUNT],
    ['a negative price', withOption(anOptionDocument({ value: -1 })), `${OPTION}.value`, AMOUNT],
    ['a price in words', withOption(anOptionDocument({ value: 'ten' })), `${OPTION}.value`, AMOUNT],
    ['too high a price', withOption(anOptionDocument({ value: 100_000_000.01 })), `${OPTION}.value`, AMOUNT],
    ['too high a discount', aDocumentOf(anItemDocument({ discount: 100.01 })), `${ITEM}.discount`, PERCENT],
    ['a negative discount', aDocumentOf(anItemDocument({ discount: -1 })), `${ITEM}.discount`, PERCENT],
    [
      'a tax with three decimals',
      aDocumentOf(anItemDocument({ taxes: [{ label: 'GST', value: 2.505 }] })),
      `${ITEM}.taxes[0].value`,
      PERCENT,
    ],
    [
      'a charge above 100 %',
      aDocument({
        orderConfigs: [
          anOrderTypeDocument({ contents: [{ label: 'Packing', value: '100.01', valueType: 'percentage' }] }),
        ],
      }),
      'orderConfigs[0].contents[0].value',
      'Must be a percentage from 0 to 100',
    ],
    [
      'a start without an end',
      aDocument({ menus: [aMenuDocument({ activeStartTime: '07:00' })] }),
      'menus[0].activeEndTime',
      'Give both times, or none',
    ],
    [
      'an end without a start',
      aDocument({ menus: [aMenuDocument({ activeStartTime: null, activeEndTime: '11:00' })] }),
      'menus[0].activeStartTime',
      'Give both times, or none',
    ],
    [
      'a time past midnight',
      aDocument({ menus: [aMenuDocument({ activeStartTime: '24:00', activeEndTime: '11:00' })] }),
      'menus[0].activeStartTime',
      'Must be a time such as 07:30',
    ],
    [
      'a colour with a #',
      aDocument({ menus: [aMenuDocument({ primaryColor: '#FF9900' })] }),
      'menus[0].primaryColor',
      'Must be six hexadecimal digits',
    ],
    [
      'a day that does not exist',
      aDocumentOf(anItemDocument({ until: '2030-02-30T10:00:00Z' })),
      `${ITEM}.until`,
      'Must be a time such as 2030-01-31T18:00:00Z',
    ],
    [
      'a time without a time zone',
      aDocumentOf(anItemDocument({ until: '2030-01-31T18:00:00' })),
      `${ITEM}.until`,
      'Must be a time such as 2030-01-31T18:00:00Z',
    ],
    [
      'a picture with a script as address',
      aDocumentOf(anItemDocument({ images: ['javascript:alert(1)'] })),
      `${ITEM}.images[0]`,
      'Must be the address of a picture',
    ],
    [
      'a cancelled first state',
      aDocument({ orderConfigs: [anOrderTypeDocument({ initialOrderState: 5 })] }),
      'orderConfigs[0].initialOrderState',
      'Must be 1, 2, 3 or 4',
    ],
    ['an id with a space', aDocumentOf(anItemDocument({ _id: 'a b' })), `${ITEM}._id`, 'Not a valid id'],
    [
      'two order types with the same label',
      aDocument({ orderConfigs: [anOrderTypeDocument(), anOrderTypeDocument()] }),
      'orderConfigs[1].label',
      'There is another order type with the label "Dine-In"',
    ],
    [
      'two groups with the same label',
      aDocumentOf(anItemDocument({ configs: [aGroupDocument(), aGroupDocument()] })),
      `${ITEM}.configs[1].label`,
      'There is another option group with the label "Price"',
    ],
    [
      'two options with the same label',
      aDocumentOf(
        anItemDocument({ configs: [aGroupDocument({ contents: [anOptionDocument(), anOptionDocument()] })] }),
      ),
      `${ITEM}.configs[0].contents[1].label`,
      'There is another option with the label "Regular"',
    ],
    [
      'one id used twice',
      aDocument({ menus: [aMenuDocument({ _id: 'x', categories: [aCategoryDocument({ _id: 'x' })] })] }),
      'menus[0].categories[0]._id',
      'The same id as menus[0]',
    ],
  ])('%s', (_, document, path, message) => {
    expect(checkCatalogue(document)).toMatchObject({ catalogue: null, faults: [{ path, message }] });
  });

  test('finds faults of meaning in a document whose shape is broken', () => {
    const document = {
      orderConfigs: [anOrderTypeDocument(), anOrderTypeDocument({ online_payment: 2 })],
      menus: [
        aMenuDocument({ activeStartTime: '07:00' }),
        { categories: 'none' },
        aMenuDocument({
          categories: [aCategoryDocument({ discount: 'half', items: [anItemDocument({ veg: 1 })] })],
        }),
      ],
      extra: true,
    };
    const paths = checkCatalogue(document).faults.map(({ path }) => path);
    expect(paths.toSorted()).toEqual([
      'extra',
      'menus[0].activeEndTime',
      'menus[1].categories',
      'menus[1].label',
      'menus[2].categories[0].discount',
      'menus[2].categories[0].items[0].veg',
      'orderConfigs[1].label',
      'orderConfigs[1].online_payment',
    ]);
  });
});

describe('accepts', () => {
  test.each([
    ['an empty catalogue', { orderConfigs: [], menus: [] }],
    ['the smallest document', aDocument()],
    [
      'a text in an information group',
      withOption(anOptionDocument({ value: 'Contains nuts' }), { maxSelection: 0 }),
    ],
    ['a numeric string', withOption(anOptionDocument({ value: '80.50' }))],
    ['the highest price', withOption(anOptionDocument({ value: 100_000_000 }))],
    ['a discount of 100 %', aDocumentOf(anItemDocument({ discount: 100 }))],
    [
      'the same label in two groups',
      aDocumentOf(anItemDocument({ configs: [aGroupDocument(), aGroupDocument({ label: 'Other' })] })),
    ],
    ['the same item label twice', aDocument({ menus: [aMenuDocument(), aMenuDocument()] })],
    [
      'an absolute charge above 100',
      aDocument({
        orderConfigs: [
          anOrderTypeDocument({ contents: [{ label: 'Delivery', value: 150, valueType: 'absolute' }] }),
        ],
      }),
    ],
  ])('%s', (_, document) => {
    expect(checkCatalogue(document).faults).toEqual([]);
  });

  test('accepts every valid catalogue', () => {
    holds(
      fc.property(documents, (document) => {
        expect(checkCatalogue(document).faults).toEqual([]);
      }),
    );
  });

  test('refuses anything else with faults, never with an exception', () => {
    const junk = fc.oneof(
      fc.anything(),
      fc.record({ orderConfigs: fc.anything(), menus: fc.array(fc.anything()) }),
    );
    holds(
      fc.property(junk, (document) => {
        const { catalogue, faults } = checkCatalogue(document);
        expect(catalogue === null).toBe(faults.length > 0);
      }),
    );
  });
});

describe('a catalogue that is too large', () => {
  const categories = (count: number) =>
    Array.from({ length: Math.ceil(count / 1000) }, (_, at) =>
      aCategoryDocument({ items: Array(Math.min(1000, count - at * 1000)).fill({ label: 'Idli' }) }),
    );
  const halves = (count: number) => [
    aMenuDocument({ categories: categories(count - 1) }),
    aMenuDocument({ categories: categories(1) }),
  ];

  test('has 3001 items, in one menu or in several', () => {
    const { faults } = checkCatalogue(aDocument({ menus: halves(3001) }));
    expect(faults).toMatchObject([{ path: 'menus', message: 'At most 3000 items in all' }]);
    expect(checkCatalogue(aDocument({ menus: halves(3000) })).faults).toEqual([]);
  });

  test('has more than fifty thousand entries', () => {
    const tags = Array(10_001).fill('x');
    const items = Array.from({ length: 5 }, () => anItemDocument({ tags }));
    const { faults } = checkCatalogue(
      aDocument({ menus: [aMenuDocument({ categories: [aCategoryDocument({ items })] })] }),
    );
    expect(faults).toMatchObject([
      { path: '', message: 'At most 50000 menus, categories, items and options in all' },
    ]);
  });
});

describe('more languages than anybody reads', () => {
  const languages = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`aa-${at + 10}`, { label: 'x' }]));
  const twelve = { translations: languages(MOST_LANGUAGES) };
  const more = { translations: languages(MOST_LANGUAGES + 1) };
  const tagged = (translations: object) =>
    anItemDocument({ tags: ['New'], tagTranslations: { New: translations } });

  test.each<[string, (named: Document) => Document]>([
    ['menus[0].translations', (named) => aDocument({ menus: [aMenuDocument(named)] })],
    [
      'menus[0].categories[0].translations',
      (named) => aDocument({ menus: [aMenuDocument({ categories: [aCategoryDocument(named)] })] }),
    ],
    [`${ITEM}.translations`, (named) => aDocumentOf(anItemDocument(named))],
    [`${ITEM}.tagTranslations.New`, ({ translations }) => aDocumentOf(tagged(translations as object))],
    [
      `${ITEM}.configs[0].translations`,
      (named) => aDocumentOf(anItemDocument({ configs: [aGroupDocument(named)] })),
    ],
    [`${OPTION}.translations`, (named) => withOption(anOptionDocument(named))],
    ['orderConfigs[0].translations', (named) => aDocument({ orderConfigs: [anOrderTypeDocument(named)] })],
    [
      'orderConfigs[0].contents[0].translations',
      (named) =>
        aDocument({
          orderConfigs: [
            anOrderTypeDocument({ contents: [{ label: 'Box', value: 5, valueType: 'absolute', ...named }] }),
          ],
        }),
    ],
  ])('%s', (path, document) => {
    expect(checkCatalogue(document(twelve)).faults).toEqual([]);
    expect(checkCatalogue(document(more)).faults).toMatchObject([{ path, message: 'At most 12' }]);
  });

  test('count as entries', () => {
    expect(hasMoreEntries(aDocumentOf(anItemDocument(twelve)), 20)).toBe(false);
    expect(hasMoreEntries(withOption(anOptionDocument({ translations: languages(3000) })), 2000)).toBe(true);
  });
});

test('checks the groups of a single item by the same rules', () => {
  const options = [anOptionDocument({ value: 'ten' }), anOptionDocument({ value: 100_000_000.01 })];
  const configs = [aGroupDocument({ contents: options }), aGroupDocument()];
  expect(checkGroups(configs)).toMatchObject([
    { path: 'configs[1].label', message: 'There is another option group with the label "Price"' },
    { path: 'configs[0].contents[1].label', message: 'There is another option with the label "Regular"' },
    { path: 'configs[0].contents[0].value', message: AMOUNT },
    { path: 'configs[0].contents[1].value', message: AMOUNT },
  ]);
  expect(checkGroups([aGroupDocument()])).toEqual([]);
  expect(checkGroups('none')).toEqual([]);
});

test.each([
  [[], ''],
  [['menus'], 'menus'],
  [['menus', 0, 'label'], 'menus[0].label'],
  [[0], '[0]'],
  [['a', 'b', 1, 2], 'a.b[1][2]'],
])('writes the path %j as %j', (path, text) => {
  expect(formatPath(path)).toBe(text);
});

/** Every document in which one value is replaced by another. */
function* replaced(value: unknown, by: unknown): Generator<unknown> {
  yield by;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value))
    for (const other of replaced(part, by))
      yield Array.isArray(value)
        ? value.map((entry, index) => (String(index) === key ? other : entry))
        : { ...value, [key]: other };
}

test.each([[{ toString: null }], [[{ toString: null }]], [null], [[]], [true]])(
  'tells what is wrong wherever %j stands',
  (odd) => {
    const charge = { label: 'Packing', value: '10', valueType: 'percentage' };
    const whole = {
      ...withOption(anOptionDocument()),
      orderConfigs: [anOrderTypeDocument({ contents: [charge] })],
    };
    for (const document of replaced(whole, odd)) expect(() => checkCatalogue(document)).not.toThrow();
  },
);
