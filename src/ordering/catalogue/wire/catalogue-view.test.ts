import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { aCategory, aGroup, aMenu, anItem, anOption, anOrderType } from '#testing/rules/builders.ts';
import { aDocument, aDocumentOf, anItemDocument, documents } from '#testing/rules/documents.ts';
import { at, holds } from '#testing/rules/expecting.ts';
import type { Catalogue } from '../rules/catalogue.ts';
import { type CatalogueInput, catalogueView } from './catalogue.ts';
import { checkCatalogue } from './catalogue-faults.ts';
import { menuForGuests, menuForStaff, toItemView, toOrderTypeView } from './catalogue-view.ts';
import { parseMenuInput, parseOptionGroups, parseOrderTypeInput } from './parse-catalogue-input.ts';

const NOW = Date.UTC(2026, 10, 20, 12);

function checked(document: unknown): CatalogueInput {
  const { catalogue, faults } = checkCatalogue(document);
  expect(faults).toEqual([]);
  if (!catalogue) throw new Error('Not a catalogue');
  return catalogue;
}

function read(document: unknown, newId: () => string): Catalogue {
  const { orderConfigs, menus } = checked(document);
  return {
    orderTypes: orderConfigs.map((orderType) => parseOrderTypeInput(orderType, newId)),
    menus: menus.map((menu) => parseMenuInput(menu, newId)),
  };
}

function counter(): () => string {
  let count = 0;
  return () => `id-${count++}`;
}

const noNewId = () => {
  throw new Error('Everything has an id already');
};

const present = ({ orderTypes, menus }: Catalogue, now: number) => ({
  orderConfigs: orderTypes.map(toOrderTypeView),
  menus: menus.map((menu) => menuForStaff(menu, now)),
});

describe('document, model and view', () => {
  test('a catalogue has the same ids, figures, texts and order when it is saved again', () => {
    holds(
      fc.property(documents, (document) => {
        const model = read(document, counter());
        const view = present(model, Date.UTC(2019, 0));
        expect(z.parse(catalogueView, { revision: 1, ...view })).toEqual({ revision: 1, ...view });
        const again = read(JSON.parse(JSON.stringify(view)), noNewId);
        expect(again).toEqual(model);
        expect(present(again, Date.UTC(2019, 0))).toEqual(view);
      }),
    );
  });

  test('a state that has ended is shown as ended, and stays so', () => {
    holds(
      fc.property(documents, (document) => {
        const view = present(read(document, counter()), NOW);
        expect(present(read(view, noNewId), NOW)).toEqual(view);
      }),
    );
  });

  test('every price of a document is in its model', () => {
    const model = read(aDocument(), counter());
    const item = at(at(at(model.menus, 0).categories, 0).items, 0);
    expect(at(at(item.groups, 0).options, 0)).toEqual({
      id: 'id-5',
      label: 'Regular',
      price: 80_00,
      text: null,
      added: false,
    });
    expect(model.menus).toMatchObject([{ active: true, start: null, end: null, primaryColor: null }]);
    expect(model.orderTypes).toEqual([anOrderType({ id: 'id-0' })]);
  });

  test('a value in an information group is a text, even if it looks like a number', () => {
    const contents = [
      { label: 'Nuts', value: 'Contains nuts' },
      { label: 'Calories', value: 250 },
      { label: 'Nothing', value: '' },
    ];
    const configs = [{ label: 'Notes', maxSelection: 0, contents }];
    const model = read(aDocumentOf(anItemDocument({ configs })), counter());
    const item = at(at(at(model.menus, 0).categories, 0).items, 0);
    expect(at(item.groups, 0).options.map(({ price, text }) => [price, text])).toEqual([
      [0, 'Contains nuts'],
      [0, '250'],
      [0, ''],
    ]);
    expect(at(toItemView(item, NOW, true).configs, 0).contents.map(({ value }) => value)).toEqual([
      'Contains nuts',
      '250',
      '',
    ]);
  });

  test('an entry without an order takes its position in the list', () => {
    const items = [anItemDocument({ order: 7 }), anItemDocument()];
    const categories = [{ label: 'A' }, { label: 'B', items }];
    const { menus } = read({ orderConfigs: [], menus: [{ label: 'M', categories }] }, counter());
    const [, second] = at(menus, 0).categories;
    expect(second?.order).toBe(1);
    expect(second?.items.map(({ order }) => order)).toEqual([7, 1]);
  });
});

describe('the menu for guests', () => {
  const full = aGroup('Size', [anOption('Full', 180_50)]);
  const menu = aMenu(
    [
      aCategory([anItem('b', { order: 2 }), anItem('a', { order: 1, groups: [aGroup('Gone', []), full] })], {
        id: 'shown',
        order: 5,
      }),
      aCategory([anItem('secret')], { id: 'hidden', state: 2 }),
      aCategory([], { id: 'first', order: 1 }),
    ],
    { start: 420, end: 660 },
  );

  test('leaves out hidden categories and empty groups, and puts the rest in order', () => {
    const { categories, activeStartTime, activeEndTime } = menuForGuests(menu, NOW);
    expect([activeStartTime, activeEndTime]).toEqual(['07:00', '11:00']);
    expect(categories.map(({ _id }) => _id)).toEqual(['first', 'shown']);
    const items = at(categories, 1).items;
    expect(items.map(({ _id }) => _id)).toEqual(['a', 'b']);
    expect(at(items, 0).configs.map(({ label }) => label)).toEqual(['Size']);
    expect(at(at(at(items, 0).configs, 0).contents, 0).value).toBe(180.5);
  });

  test('gives the back office everything, in its stored order', () => {
    const { categories } = menuForStaff(menu, NOW);
    expect(categories.map(({ _id }) => _id)).toEqual(['shown', 'hidden', 'first']);
    expect(at(at(categories, 0).items, 1).configs.map(({ label }) => label)).toEqual(['Gone', 'Size']);
  });

  test('never shows anything hidden, in any catalogue', () => {
    holds(
      fc.property(documents, (document) => {
        for (const model of read(document, counter()).menus) {
          const { categories } = menuForGuests(model, NOW);
          expect(categories).toHaveLength(model.categories.filter(({ state }) => state !== 2).length);
          const orders = categories.map(({ order }) => order);
          expect(orders).toEqual(orders.toSorted((a, b) => a - b));
          const groups = categories.flatMap(({ items }) => items.flatMap(({ configs }) => configs));
          expect(groups.every(({ contents }) => contents.length > 0)).toBe(true);
        }
      }),
    );
  });

  test.each([
    ['until later', NOW + 1, { state: 'Sold out', until: '2026-11-20T12:00:00.001Z' }],
    ['until now', NOW, { state: 'Available' }],
    ['for good', null, { state: 'Sold out' }],
  ])('an item that is sold out %s', (_, until, expected) => {
    const { state, ...rest } = toItemView(anItem('idli', { state: 'Sold out', until }), NOW, true);
    expect({ state, ...('until' in rest ? { until: rest.until } : {}) }).toEqual(expected);
  });
});

test('order types on the wire', () => {
  const charges = [
    { label: 'Packing', kind: 'percentage' as const, rate: 250 },
    { label: 'Delivery', kind: 'absolute' as const, amount: 30_50 },
  ];
  const view = toOrderTypeView(
    anOrderType({ onlinePayment: true, minimum: 700_00, charges, initialState: 2 }),
  );
  expect(view).toEqual({
    _id: 'order-type',
    label: 'Dine-In',
    kind: 'table',
    active: true,
    otpAuthentication: false,
    otp_on_order: false,
    online_payment: 1,
    paymentMethod: 'Cash',
    initialOrderState: 2,
    minimumOrderValue: 700,
    contents: [
      { label: 'Packing', value: 2.5, valueType: 'percentage' },
      { label: 'Delivery', value: 30.5, valueType: 'absolute' },
    ],
  });
  expect(toOrderTypeView(anOrderType()).online_payment).toBe(0);
});

test('throws on a price that was not validated', () => {
  const contents = [{ label: 'Regular', value: 'ten', added: false }];
  const groups = [{ label: 'Price', description: '', required: false, maxSelection: 1, contents }];
  expect(() => parseOptionGroups(groups, counter())).toThrow(new RangeError('Not a price: ten'));
});
