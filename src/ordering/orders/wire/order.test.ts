import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { faultsOf, pathsOf } from '#testing/rules/expecting.ts';
import { changeStateBody, placeOrderBody, removeItemBody } from './order.ts';

const item = { itemID: 'idli', value: '80.00', quantity: 2 };
const body = { amount: 160, items: [item] };
const withItem = (overrides: object) => ({ ...body, items: [{ ...item, ...overrides }] });

/** Spread over groups of a hundred, the most that one may have. */
const chosen = (count: number) =>
  Array.from({ length: Math.ceil(count / 100) }, (_, at) => ({
    label: `Group ${at}`,
    contents: Array.from({ length: Math.min(100, count - at * 100) }, (_, option) => `${option}`),
  }));

describe('an order', () => {
  test.each<[string, unknown, string]>([
    ['no object', 'order', ''],
    ['no items', { amount: 1 }, 'items'],
    ['no amount', { items: [item] }, 'amount'],
    ['an unknown field', { ...body, discount: 100 }, 'discount'],
    ['an unknown field of an item', withItem({ free: true }), 'items[0].free'],
    ['no id', withItem({ itemID: undefined }), 'items[0].itemID'],
    ['too long an id', withItem({ itemID: 'x'.repeat(201) }), 'items[0].itemID'],
    ['null for an id', withItem({ itemID: null }), 'items[0].itemID'],
    ['null as value', withItem({ value: null }), 'items[0].value'],
    ['null for the items', { ...body, items: null }, 'items'],
    ['null for the amount', { ...body, amount: null }, 'amount'],
    ['no value', withItem({ value: undefined }), 'items[0].value'],
    ['an object as value', withItem({ value: {} }), 'items[0].value'],
    ['half a portion', withItem({ quantity: 1.5 }), 'items[0].quantity'],
    ['a quantity in words', withItem({ quantity: '2' }), 'items[0].quantity'],
    ['not a number of portions', withItem({ quantity: Number.NaN }), 'items[0].quantity'],
    [
      'options that are not a list',
      withItem({ configs: [{ label: 'Size', contents: 'Full' }] }),
      'items[0].configs[0].contents',
    ],
    ['a table without its id', { ...body, table: { idel: 'Table 4' } }, 'table.iden'],
    ['an empty table', { ...body, table: { iden: '' } }, 'table.iden'],
    ['a table whose id is null', { ...body, table: { iden: null } }, 'table.iden'],
    ['a list as code', { ...body, otp: { challengeId: 'c', code: ['1234'] } }, 'otp.code'],
    ['an unknown field of the guest', { ...body, user: { role: 'OWNER' } }, 'user.role'],
    ['far too long remarks', { ...body, remarks: 'x'.repeat(20_001) }, 'remarks'],
  ])('is refused with %s', (_, order, path) => {
    expect(pathsOf(placeOrderBody, order)).toEqual([path]);
  });

  test.each<[string, unknown, string]>([
    ['an empty cart', { ...body, items: [] }, 'Cart is empty'],
    ['101 lines', { ...body, items: Array.from({ length: 101 }, () => item) }, 'At most 100 lines'],
    ['a quantity of 0', withItem({ quantity: 0 }), 'At least 1'],
    ['a negative quantity', withItem({ quantity: -1 }), 'At least 1'],
    ['1000 of one dish', withItem({ quantity: 1000 }), 'At most 999'],
    ['half of one dish', withItem({ quantity: 0.5 }), 'Must be a whole number'],
    ['201 options of one dish', withItem({ configs: chosen(201) }), 'At most 200 options'],
    [
      '2010 options in all',
      { ...body, items: Array.from({ length: 67 }, () => ({ ...item, configs: chosen(30) })) },
      'At most 2000 options in all',
    ],
  ])('names the fault of %s', (_, order, message) => {
    expect(faultsOf(placeOrderBody, order).map((fault) => fault.message)).toContain(message);
  });

  test('may have 100 lines of 20 options each, or one line of 200', () => {
    const items = Array.from({ length: 100 }, () => ({ ...item, configs: chosen(20) }));
    expect(faultsOf(placeOrderBody, { ...body, items })).toEqual([]);
    expect(faultsOf(placeOrderBody, withItem({ configs: chosen(200) }))).toEqual([]);
  });

  test('may have 100 lines of 999 each, and every other field of old clients', () => {
    const order = {
      profileID: 'store',
      menuID: 'menu',
      currency: 'INR',
      address: 'x'.repeat(500),
      remarks: 'No onions',
      amount: '160.00',
      orderType: 'Dine-In',
      state: 1,
      items: Array.from({ length: 100 }, () => ({
        ...item,
        itemLabel: 'Idli',
        price: 80,
        savings: '0.00',
        quantity: 999,
        images: ['/images/idli.avif'],
        configs: [{ label: 'Price', contents: ['Regular'] }],
      })),
      charges: [{ label: 'Packing', value: 2.5 }],
      user: { phone: '9876543210', name: 'Asha', countryCode: '+91' },
      table: { iden: 't4', idel: 'Table 4' },
      otp: { challengeId: 'c', code: '1234' },
    };
    expect(z.parse(placeOrderBody, order)).toEqual(order);
  });

  test('may hold null in every optional field', () => {
    const nothing = { phone: null, name: null, countryCode: null };
    const order = {
      amount: 160,
      items: [{ ...item, itemLabel: null, price: null, savings: null, images: null, configs: null }],
      profileID: null,
      menuID: null,
      currency: null,
      address: null,
      remarks: null,
      orderType: null,
      state: null,
      charges: null,
      table: null,
      otp: null,
    };
    const read = z.parse(placeOrderBody, order);
    expect(JSON.parse(JSON.stringify(read))).toEqual({
      ...body,
      items: [{ ...item, configs: [] }],
      state: null,
    });
    expect(z.parse(placeOrderBody, { ...body, user: nothing }).user).toEqual({});
    expect(z.parse(placeOrderBody, { ...body, otp: { challengeId: null, code: null } }).otp).toEqual({});
    expect(z.parse(placeOrderBody, { ...body, otp: {} }).otp).toEqual({});
  });

  test.each([1, 'Served', { a: 1 }, [], true])('may hold the state %j, which is ignored', (state) => {
    expect(pathsOf(placeOrderBody, { ...body, state })).toEqual([]);
  });

  test('may hold ids that cannot be ours', () => {
    const order = { ...withItem({ itemID: "x' or 1=1" }), profileID: 'a b', menuID: '' };
    expect(z.parse(placeOrderBody, order)).toMatchObject(order);
  });

  test('may send a code or a table as a number', () => {
    const order = { ...body, table: { iden: 4 }, otp: { challengeId: 'c', code: 1234 } };
    expect(z.parse(placeOrderBody, order)).toMatchObject({ table: { iden: '4' }, otp: { code: '1234' } });
  });

  test('has no options unless it names some', () => {
    expect(z.parse(placeOrderBody, body).items[0]?.configs).toEqual([]);
  });
});

test.each<[unknown, string[]]>([
  [{}, ['from', 'to']],
  [{ from: 0, to: 6 }, []],
  [{ from: null, to: 2 }, ['from']],
  [{ from: 1.5, to: '2' }, ['from', 'to']],
  [{ from: 1, to: 2, force: true }, ['force']],
  [{ from: 1, to: 2, reason: 'x'.repeat(401) }, ['reason']],
  [{ from: 1, to: 5, reason: 'x'.repeat(400) }, []],
])('checks the change of state %j', (change, paths) => {
  expect(pathsOf(changeStateBody, change)).toEqual(paths);
});

test.each<[unknown, string[]]>([
  [{}, ['discarded']],
  [{ discarded: 'yes' }, ['discarded']],
  [{ discarded: true, reason: 7 }, ['reason']],
  [{ discarded: false }, []],
])('checks the discarded item %j', (remove, paths) => {
  expect(pathsOf(removeItemBody, remove)).toEqual(paths);
});
