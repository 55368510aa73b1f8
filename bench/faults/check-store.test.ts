import { expect, test } from 'vitest';
import type { OrderState } from '#ordering/orders/rules/order.ts';
import { checkStore, type Noted, type Stored } from './check-store.ts';

const AT = new Date('2026-11-20T06:30:00Z');
const STORE = 'a-store';
const guest = { kind: 'guest' } as const;

function order(orderNo: number): Stored['orders'][number] {
  return {
    storeId: STORE,
    id: `order-${orderNo}`,
    orderNo,
    tabletLetter: null,
    channel: 'guest',
    slug: `slug-${orderNo}`,
    state: 1,
    amount: 10_500,
    roundOff: null,
    currency: 'INR',
    orderTypeId: 'type',
    orderType: 'Dine-In',
    orderKind: 'table',
    orderTypeTranslations: null,
    customerName: '',
    customerPhone: '',
    countryCode: '+91',
    address: 'Table 4',
    remarks: '',
    tableName: null,
    tableLabel: null,
    tableId: null,
    sittingId: null,
    round: null,
    charges: [],
    discounts: null,
    paymentState: 'unpaid',
    paymentMethod: 'Cash',
    paid: 0,
    refunded: 0,
    revision: 1,
    estimateFrom: 20,
    estimateTo: 30,
    createdAt: AT,
    servedAt: null,
    buyer: null,
    seenAt: null,
  };
}

function line(orderNo: number): Stored['lines'][number] {
  return {
    storeId: STORE,
    orderId: `order-${orderNo}`,
    id: `line-${orderNo}`,
    position: 0,
    itemId: 'dosa',
    itemLabel: 'Dosa',
    itemTranslations: null,
    quantity: 2,
    base: 5_000,
    unit: 5_000,
    categoryDiscount: 0,
    itemDiscount: 0,
    taxes: [{ label: 'GST', rate: 500 }],
    hsn: null,
    images: [],
    configs: [],
    discarded: false,
    off: null,
    shares: null,
    partOf: null,
    ready: false,
    pricedBy: null,
    remarks: null,
    course: null,
    hold: null,
  };
}

function entry(orderNo: number): Stored['log'][number] {
  const event = { what: 'placed' as const, state: 1 as OrderState, amount: 10_500 };
  return {
    storeId: STORE,
    seq: orderNo,
    at: AT,
    kind: 'order',
    orderId: `order-${orderNo}`,
    sittingId: null,
    actor: guest,
    event,
  };
}

function scene(): { noted: Noted; stored: Stored } {
  const numbers = [1, 2, 3];
  const answer = (orderNo: number) => ({
    _id: `order-${orderNo}`,
    slug: `slug-${orderNo}`,
    orderNo,
    amount: 105,
    state: 1 as OrderState,
    createdAt: AT.toISOString(),
  });
  return {
    noted: {
      placed: new Map(numbers.map((orderNo) => [`key-${orderNo}`, [answer(orderNo)]])),
      refused: [],
      moved: [],
      discarded: [],
    },
    stored: {
      orders: numbers.map(order),
      lines: numbers.map(line),
      log: numbers.map(entry),
      keys: numbers.map((orderNo) => ({ key: `key-${orderNo}`, orderId: `order-${orderNo}` })),
      counters: { orderNo: 3, logSeq: 3 },
    },
  };
}

type Scene = ReturnType<typeof scene>;
const change = <T extends object>(rows: T[], index: number, by: Partial<T>) =>
  Object.assign(rows[index] as T, by);
const without = (index: number) => (_: unknown, at: number) => at !== index;

test('reports nothing for consistent data', () => {
  const { noted, stored } = scene();
  expect(checkStore(noted, stored)).toEqual([]);
});

const planted: [string, (scene: Scene) => void, RegExp][] = [
  [
    'an acknowledged order that is not stored',
    ({ stored }) => {
      stored.orders = stored.orders.filter(without(2));
      stored.lines = stored.lines.filter(without(2));
      stored.log = stored.log.filter(without(2));
      stored.keys = stored.keys.filter(without(2));
      stored.counters = { orderNo: 2, logSeq: 2 };
    },
    /^Lost: order 3 \(key key-3\) was acknowledged and is not stored$/,
  ],
  [
    'an order stored under another number',
    ({ noted }) => change(noted.placed.get('key-1') ?? [], 0, { orderNo: 7 }),
    /is not as it was acknowledged/,
  ],
  [
    'a key that was answered with two orders',
    ({ noted }) => noted.placed.get('key-1')?.push(...(noted.placed.get('key-2') ?? [])),
    /^Doubled: the key key-1 was answered with two orders$/,
  ],
  [
    'a key that has two orders',
    ({ stored }) => change(stored.keys, 1, { key: 'key-1' }),
    /^Doubled: the key key-1 has 2 orders$/,
  ],
  ['an order that exists twice', ({ stored }) => stored.keys.pop(), /^Order 3 has 0 keys$/],
  [
    'a key whose order was rolled back',
    ({ stored }) => stored.keys.push({ key: 'key-4', orderId: 'order-4' }),
    /^The key key-4 has no order$/,
  ],
  [
    'a gap in the order numbers',
    ({ stored }) => change(stored.orders, 2, { orderNo: 4 }),
    /^Gap: the order number after 2 is 4$/,
  ],
  [
    'a repeated order number',
    ({ stored }) => change(stored.orders, 2, { orderNo: 2 }),
    /^Gap: the order number after 2 is 2$/,
  ],
  [
    'a gap in the log',
    ({ stored }) => change(stored.log, 0, { seq: 9 }),
    /^Gap: the log number after 0 is 2$/,
  ],
  [
    'a counter that ran ahead',
    ({ stored }) => Object.assign(stored.counters, { logSeq: 4 }),
    /^Gap: the last log number is 3, its counter says 4$/,
  ],
  [
    'an amount that differs from its lines',
    ({ stored }) => change(stored.lines, 0, { quantity: 3 }),
    /^Order 1: its amount is 105, its lines make 157.5$/,
  ],
  [
    'a row that changed without its log',
    ({ stored }) => change(stored.orders, 0, { state: 2 }),
    /^Order 1: its log folds to the state 1, its row says 2$/,
  ],
  [
    'a payment missing from the log',
    ({ stored }) => change(stored.orders, 0, { paymentState: 'paid' }),
    /^Order 1: its log folds to the payment unpaid, its row says paid$/,
  ],
  [
    'a log with another amount',
    ({ stored }) => change(stored.log, 0, { event: { what: 'placed', state: 1, amount: 1 } }),
    /^Order 1: its log folds to the amount 0.01, its row says 105$/,
  ],
  [
    'a line discarded without its log',
    ({ stored }) => change(stored.lines, 0, { discarded: true }),
    /disagree on what was discarded$/,
  ],
  [
    'a serving time missing from the log',
    ({ stored }) => change(stored.orders, 0, { servedAt: AT }),
    /disagree on when it was served$/,
  ],
  [
    'an acknowledged move that is lost',
    ({ noted }) => noted.moved.push({ orderId: 'order-1', to: 3 }),
    /^Lost: the move of order order-1 to 3/,
  ],
  [
    'an acknowledged discard that is lost',
    ({ noted }) => noted.discarded.push({ orderId: 'order-1', lineId: 'line-1' }),
    /^Lost: line line-1 of order order-1/,
  ],
  [
    'a line and an entry without their order',
    ({ stored }) => stored.orders.pop(),
    /^Line line-3 has no order$/,
  ],
  [
    'an order that was refused',
    ({ noted }) => noted.refused.push('key-9 with 409'),
    /^Refused: the key key-9/,
  ],
];

test.each(planted)('reports %s', (_, plant, fault) => {
  const planting = scene();
  plant(planting);
  expect(checkStore(planting.noted, planting.stored)).toContainEqual(expect.stringMatching(fault));
});
