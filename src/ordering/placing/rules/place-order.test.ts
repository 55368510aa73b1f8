import { describe, expect, test } from 'vitest';
import type { Item } from '#ordering/menu/rules/menu.ts';
import type { OrderKind } from '#ordering/order-types/rules/order-kind.ts';
import { messageOf } from '#platform/errors/rules/error-messages.ts';
import {
  aCatalogueOf,
  aCategory,
  aForm,
  aGroup,
  aLine,
  aMenu,
  aMoment,
  anItem,
  anOption,
  anOrderType,
  aRequest,
} from '#testing/rules/builders.ts';
import { at, catchRefusal } from '#testing/rules/expecting.ts';
import { decideOrder, type OrderRequest } from './place-order.ts';

const AT = aMoment();
const pizza = anItem('pizza', {
  groups: [
    aGroup('Size', [anOption('Half', 100_00), anOption('Full', 180_00)], { required: true }),
    aGroup('Toppings', [anOption('Cheese', 20_00), anOption('Olives', 10_00)], { maxSelection: 1 }),
  ],
});

function refusal(request: OrderRequest, catalogue = aCatalogueOf([anItem('idli'), pizza])) {
  const error = catchRefusal(() => decideOrder(request, catalogue, AT));
  return { code: error.code, message: messageOf(error), details: error.details };
}

describe('the order type', () => {
  test.each([
    ['none', ''],
    ['an unknown one', 'Drive-In'],
    ['in other case', 'dine-in'],
    ['an inactive one', 'Pickup'],
  ])('%s', (_, orderType) => {
    const catalogue = aCatalogueOf([anItem('idli')]);
    catalogue.orderTypes.push(anOrderType({ label: 'Pickup', active: false }));
    expect(refusal(aRequest([aLine('idli')], { orderType }), catalogue)).toEqual({
      code: 'ORDER_TYPE_REQUIRED',
      message: 'Please Select Order Type',
      details: undefined,
    });
  });

  test('may share its label with an inactive one', () => {
    const catalogue = aCatalogueOf([anItem('idli')]);
    catalogue.orderTypes.unshift(anOrderType({ id: 'old', active: false }));
    expect(decideOrder(aRequest([aLine('idli')]), catalogue, AT).orderType.id).toBe('order-type');
  });
});

describe('the form', () => {
  test('names each wrong field with its message', () => {
    const contact = { phone: '12', name: 'x'.repeat(401), countryCode: '+91' };
    const form = aForm({ contact, address: '', remarks: '' });
    expect(refusal(aRequest([aLine('idli')], { form }))).toMatchObject({
      code: 'VALIDATION',
      details: {
        fields: {
          phone: 'Please Enter a Valid Mobile Number.',
          name: 'At most 400 characters',
          address: 'This field is required',
        },
      },
    });
  });

  test('asks for a pickup time by the kind of the order, not by its name', () => {
    const form = aForm({ address: 'Table 4' });
    const of = (kind: OrderKind) => aCatalogueOf([anItem('idli')], { label: 'Dine-In', kind });
    expect(refusal(aRequest([aLine('idli')], { form }), of('pickup')).details).toHaveProperty(
      'fields.address',
    );
    for (const kind of ['table', 'room', 'delivery'] as const)
      expect(decideOrder(aRequest([aLine('idli')], { form }), of(kind), AT).orderType.kind).toBe(kind);
  });

  test.each(['otpAuthentication', 'otpOnOrder'])('requires a phone with %s', (flag) => {
    const catalogue = aCatalogueOf([anItem('idli')], { [flag]: true });
    expect(refusal(aRequest([aLine('idli')]), catalogue)).toMatchObject({
      code: 'VALIDATION',
      details: { fields: { phone: 'Please Enter your Mobile Number.' } },
    });
  });
});

describe('too many of one item', () => {
  const lines = [aLine('idli', { quantity: 500 }), aLine('vada'), aLine('idli', { quantity: 499 })];
  const catalogue = aCatalogueOf([anItem('idli'), anItem('vada')]);

  test('are refused across all lines of an order', () => {
    const more = [...lines, aLine('idli')];
    expect(refusal(aRequest(more), catalogue)).toMatchObject({
      code: 'VALIDATION',
      details: { fields: { items: 'At most 999 of one item' } },
    });
    expect(refusal(aRequest(more, { form: aForm({ address: '' }) }), catalogue).details).toMatchObject({
      fields: { address: 'This field is required', items: 'At most 999 of one item' },
    });
  });

  test('start above the limit, other items not counted', () => {
    const request = aRequest(lines, { amount: 1000 * 250_00 });
    expect(decideOrder(request, catalogue, AT).lines).toHaveLength(3);
  });
});

describe('unavailable items', () => {
  const hidden = aCategory([anItem('secret')], { state: 2 });
  const breakfast = aMenu([aCategory([anItem('upma')])], { id: 'breakfast', start: 420, end: 660 });
  const off = aMenu([aCategory([anItem('fondue')])], { id: 'winter', active: false });
  const starters = aCategory([
    anItem('idli'),
    anItem('vada', { state: 'Sold out' }),
    anItem('dosa', { state: 'Sold out', until: AT.now + 1 }),
  ]);
  const catalogue = { orderTypes: [anOrderType()], menus: [aMenu([starters, hidden]), breakfast, off] };

  test.each([
    ['unknown', 'pasta', 'What the guest saw', 'Unknown'],
    ['sold out', 'vada', 'Item vada', 'Sold out'],
    ['sold out a little longer', 'dosa', 'Item dosa', 'Sold out'],
  ])('%s', (_, itemId, itemLabel, state) => {
    expect(refusal(aRequest([aLine(itemId, { label: 'What the guest saw' })]), catalogue)).toEqual({
      code: 'ITEM_UNAVAILABLE',
      message: 'Some items are not available right now.',
      details: { items: [{ itemID: itemId, itemLabel, state }] },
    });
  });

  test.each([
    ['in a hidden category', 'secret', null],
    ['in a menu that is not served now', 'upma', null],
    ['in an inactive menu', 'fondue', null],
    ["in another menu than the order's", 'idli', 'breakfast'],
    ['in a menu that does not exist', 'idli', 'supper'],
  ])('%s', (_, itemId, menuId) => {
    expect(refusal(aRequest([aLine(itemId)], { menuId }), catalogue)).toMatchObject({
      code: 'ITEM_UNAVAILABLE',
      details: { items: [{ itemID: itemId }] },
    });
  });

  test('names all unavailable items, and only them', () => {
    const lines = ['idli', 'vada', 'pasta', 'secret'].map((itemId) => aLine(itemId));
    const { items } = refusal(aRequest(lines), catalogue).details as { items: { itemID: string }[] };
    expect(items.map(({ itemID }) => itemID)).toEqual(['vada', 'pasta', 'secret']);
  });

  test('accepts an item that was sold out until now', () => {
    const item = anItem('dosa', { state: 'Sold out', until: AT.now });
    expect(decideOrder(aRequest([aLine('dosa')]), aCatalogueOf([item]), AT).lines).toHaveLength(1);
  });
});

test('names every impossible option of every line', () => {
  const lines = [
    aLine('pizza', { selections: [{ label: 'Toppings', contents: ['Cheese', 'Olives'] }] }),
    aLine('idli'),
    aLine('idli', { selections: [{ label: 'Price', contents: ['Large'] }] }),
  ];
  expect(refusal(aRequest(lines))).toEqual({
    code: 'OPTIONS_INVALID',
    message: 'Some of the chosen options are no longer available.',
    details: {
      items: [
        {
          itemID: 'pizza',
          itemLabel: 'Item pizza',
          faults: [
            { fault: 'REQUIRED', group: 'Size' },
            { fault: 'TOO_MANY', group: 'Toppings', max: 1 },
          ],
        },
        {
          itemID: 'idli',
          itemLabel: 'Item idli',
          faults: [{ fault: 'UNKNOWN_OPTION', group: 'Price', option: 'Large' }],
        },
      ],
    },
  });
});

describe('figures that differ from ours', () => {
  const taxed = anItem('idli', { discount: 1000, taxes: [{ label: 'GST', rate: 500 }] });
  const catalogue = aCatalogueOf([taxed, anItem('vada')], {
    charges: [{ label: 'Packing', kind: 'percentage', rate: 200 }],
  });
  const lines = [aLine('idli', { value: 225_00, quantity: 2 }), aLine('vada')];

  test.each<[string, Partial<OrderRequest>, boolean[]]>([
    ['another amount', { amount: 736_51 }, [false, false]],
    ['an amount that is no money', { amount: null }, [false, false]],
    [
      'another price',
      { lines: [aLine('idli', { quantity: 2 }), aLine('vada')], amount: 736_50 },
      [true, false],
    ],
    [
      'no price at all',
      { lines: [at(lines, 0), aLine('vada', { value: null })], amount: 736_50 },
      [false, true],
    ],
  ])('are refused with the current ones: %s', (_, overrides, changed) => {
    expect(refusal(aRequest(lines, overrides), catalogue)).toEqual({
      code: 'PRICE_CHANGED',
      message: 'Prices have changed. Please check your cart.',
      details: {
        amount: 736.5,
        items: [
          {
            itemID: 'idli',
            itemLabel: 'Item idli',
            price: '250.00',
            value: '225.00',
            savings: '25.00',
            quantity: 2,
            changed: changed[0],
          },
          {
            itemID: 'vada',
            itemLabel: 'Item vada',
            price: '250.00',
            value: '250.00',
            savings: '0.00',
            quantity: 1,
            changed: changed[1],
          },
        ],
        charges: [
          { label: 'Packing', value: 14 },
          { label: 'GST', value: 22.5 },
        ],
      },
    });
  });

  test('are refused, while ours are accepted', () => {
    const decided = decideOrder(aRequest(lines, { amount: 736_50 }), catalogue, AT);
    expect(decided.priced).toMatchObject({ cartValue: 700_00, grandTotal: 736_50 });
    expect(decided.lines.map(({ quantity, priced }) => [quantity, priced.total])).toEqual([
      [2, 450_00],
      [1, 250_00],
    ]);
    expect(at(decided.lines, 0).found.item).toBe(taxed);
  });
});

describe('the minimum', () => {
  const order = aRequest([aLine('idli')]);
  test('refuses a cart below it', () => {
    expect(refusal(order, aCatalogueOf([anItem('idli')], { minimum: 700_00 }))).toEqual({
      code: 'MINIMUM_ORDER',
      message: 'Minimum Cart Value is ₹ 700',
      details: { minimum: 700, cartValue: 250 },
    });
  });

  test('accepts a cart exactly at it', () => {
    const catalogue = aCatalogueOf([anItem('idli')], { minimum: 250_00 });
    expect(decideOrder(order, catalogue, AT).priced.grandTotal).toBe(250_00);
  });

  test('ignores charges and taxes', () => {
    const item = anItem('idli', { taxes: [{ label: 'GST', rate: 500 }] });
    const charges = [{ label: 'Delivery', kind: 'absolute' as const, amount: 500_00 }];
    const catalogue = aCatalogueOf([item], { minimum: 250_01, charges });
    expect(refusal({ ...order, amount: 762_50 }, catalogue).code).toBe('MINIMUM_ORDER');
  });
});

describe('gives the first of several reasons', () => {
  const bad = { orderType: 'None', form: aForm({ address: '' }), amount: 1 };
  const soldOut: Item = { ...anItem('vada'), state: 'Sold out' };
  const catalogue = aCatalogueOf([anItem('idli'), pizza, soldOut], { minimum: 900_00 });
  const [available, impossible, missing] = [aLine('idli'), aLine('pizza'), aLine('vada')];

  test.each<[string, OrderRequest]>([
    ['ORDER_TYPE_REQUIRED', aRequest([missing, impossible], bad)],
    ['VALIDATION', aRequest([missing, impossible], { ...bad, orderType: 'Dine-In' })],
    ['ITEM_UNAVAILABLE', aRequest([impossible, missing], { amount: 1 })],
    ['OPTIONS_INVALID', aRequest([available, impossible], { amount: 1 })],
    ['PRICE_CHANGED', aRequest([available], { amount: 1 })],
    ['MINIMUM_ORDER', aRequest([available])],
  ])('%s', (code, request) => {
    expect(refusal(request, catalogue).code).toBe(code);
  });
});
