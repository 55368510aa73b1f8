import { describe, expect, test } from 'vitest';
import { CANCELLED, PREPARING, RECEIVED, SERVED } from '#ordering/orders/rules/order.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import type { KitchenLine } from './kitchen-lines.ts';
import { allDay, lastBumped, PASS, passTickets, progressOf, stationTickets } from './station-tickets.ts';

const NOW = Date.parse('2026-11-20T13:00:00Z');
const at = (minute: number) => new Date(NOW + minute * MINUTE).toISOString();

/** "2 dosa ready", "1 tea off". */
function line(text: string, more: Partial<KitchenLine> = {}): KitchenLine {
  const [quantity, itemLabel = '', mark] = text.split(' ');
  return {
    _id: text,
    itemID: itemLabel,
    itemLabel,
    quantity: Number(quantity),
    configs: [],
    discarded: mark === 'off',
    ready: mark === 'ready',
    price: '1.00',
    value: '1.00',
    savings: '0.00',
    images: [],
    ...more,
  };
}

function order(orderNo: number, lines: (string | KitchenLine)[], more: object = {}): StaffOrderView {
  return {
    _id: `o${orderNo}`,
    orderNo,
    state: RECEIVED,
    createdAt: at(orderNo),
    timeline: [],
    payment: { state: 'unpaid', method: '' },
    items: lines.map((one) => (typeof one === 'string' ? line(one) : one)),
    ...more,
  } as unknown as StaffOrderView;
}

const grill = { id: 'grill', cooks: ({ itemID }: { itemID: string }) => itemID !== 'tea' };
const shown = (orders: StaffOrderView[]) =>
  stationTickets(orders, grill, NOW).map(({ order: { orderNo }, open, struck }) => [
    orderNo,
    open.map(({ _id }) => _id),
    struck.map(({ _id }) => _id),
  ]);

describe('a station shows', () => {
  test('its own lines that are to be made, the oldest ticket first', () => {
    const orders = [order(2, ['1 dosa', '1 tea', '3 idli ready']), order(1, ['2 idli']), order(3, ['1 tea'])];
    expect(shown(orders)).toEqual([
      [1, ['2 idli'], []],
      [2, ['1 dosa'], []],
    ]);
  });

  test('what is ready in its place, until all of it is', () => {
    const lines = (...texts: (string | KitchenLine)[]) =>
      stationTickets([order(1, texts)], grill, NOW).map((ticket) => ticket.lines.map(({ _id }) => _id));
    expect(lines('1 dosa', '2 idli ready', '1 tea ready', '1 vada off', '3 upma')).toEqual([
      ['1 dosa', '2 idli ready', '3 upma'],
    ]);
    expect(lines('1 dosa ready', line('2 idli', { held: true }))).toEqual([[]]);
    expect(lines('1 dosa ready', '2 idli ready')).toEqual([]);
  });

  test('nothing of a course that was ready when the open one was fired, and does not move for a tick', () => {
    const ready = (item: string, minute: number) => ({ at: at(minute), what: 'item_ready', item });
    const fired = line('1 kheer', { firedAt: at(20) });
    const courses = (...texts: string[]) =>
      order(1, [...texts, fired], { timeline: [ready('dosa', 10), ready('idli', 21)] });
    const shownOf = (first: StaffOrderView) =>
      stationTickets([order(2, ['1 upma']), first], grill, NOW).map((ticket) =>
        ticket.lines.map(({ _id }) => _id),
      );
    expect(shownOf(courses('1 dosa ready'))).toEqual([['1 upma'], ['1 kheer']]);
    expect(shownOf(courses('1 dosa ready', '1 idli ready'))).toEqual([
      ['1 idli ready', '1 kheer'],
      ['1 upma'],
    ]);
    expect(shownOf(courses('1 dosa ready', '1 idli'))).toEqual([
      ['1 dosa ready', '1 idli', '1 kheer'],
      ['1 upma'],
    ]);
  });

  test('held lines apart, and tickets with nothing else after all others', () => {
    const held = (text: string) => line(text, { held: true });
    const orders = [order(1, [held('1 dosa')]), order(2, ['1 idli', held('2 dosa')])];
    const tickets = stationTickets(orders, grill, NOW);
    expect(tickets.map((ticket) => [ticket.order.orderNo, ticket.held.map(({ _id }) => _id)])).toEqual([
      [2, ['2 dosa']],
      [1, ['1 dosa']],
    ]);
    expect(allDay(tickets).map(({ label, count }) => [label, count])).toEqual([['idli', 1]]);
  });

  test('what was fired by the time of its firing', () => {
    const fired = line('1 dosa', { firedAt: at(5) });
    const orders = [order(1, [fired]), order(3, ['1 idli'])];
    expect(shown(orders).map(([orderNo]) => orderNo)).toEqual([3, 1]);
  });

  test('an order for later when work on it begins', () => {
    const later = order(1, ['1 dosa'], { pickupAt: at(90) });
    expect(shown([later, order(2, ['1 idli'])]).map(([orderNo]) => orderNo)).toEqual([2, 1]);
  });

  test('nothing that waits for its payment, was handed over, or is ready', () => {
    const orders = [
      order(1, ['1 dosa'], { payment: { state: 'awaiting', method: '' } }),
      order(2, ['1 dosa'], { state: SERVED }),
      order(3, ['1 dosa ready']),
    ];
    expect(shown(orders)).toEqual([]);
  });

  test('what was taken off, until somebody has seen it there', () => {
    const seen = line('1 vada off', { changeSeen: ['grill'] });
    const elsewhere = line('1 upma off', { changeSeen: [PASS] });
    expect(shown([order(1, ['1 dosa', '1 idli off', seen, elsewhere])])).toEqual([
      [1, ['1 dosa'], ['1 idli off', '1 upma off']],
    ]);
  });

  test('nothing that was taken off once it was made', () => {
    expect(shown([order(1, [line('1 dosa off', { ready: true })])])).toEqual([]);
  });

  test('a cancelled order struck out for half an hour, unless it was never to be cooked', () => {
    const cancelled = (minute: number, before: object[] = []) => ({
      state: CANCELLED,
      timeline: [...before, { what: 'cancelled', at: at(minute) }],
    });
    expect(
      shown([
        order(1, ['1 dosa', '1 tea'], cancelled(-29)),
        order(2, ['1 dosa'], cancelled(-30)),
        order(3, ['1 dosa'], cancelled(-1, [{ what: 'payment_awaited', at: at(-9) }])),
        order(4, ['1 dosa'], cancelled(-1, [{ what: 'payment_awaited' }, { what: 'paid' }])),
      ]),
    ).toEqual([
      [1, [], ['1 dosa']],
      [4, [], ['1 dosa']],
    ]);
  });
});

test('the pass shows all that is open, and what was cancelled until it is seen there', () => {
  const orders = [
    order(1, ['1 dosa ready']),
    order(2, ['1 dosa'], { state: SERVED }),
    order(3, ['1 dosa'], { state: CANCELLED, timeline: [{ what: 'cancelled', at: at(0) }] }),
    order(4, [line('1 dosa', { changeSeen: [PASS] })], {
      state: CANCELLED,
      timeline: [{ what: 'cancelled', at: at(0) }],
    }),
  ];
  expect(passTickets(orders, NOW).map(({ order: { orderNo } }) => orderNo)).toEqual([1, 3]);
});

test('the last ten tickets that were bumped, the latest first', () => {
  const bumped = (orderNo: number, minute: number, more: object = {}) =>
    order(orderNo, ['1 dosa ready', '1 tea'], {
      state: PREPARING,
      timeline: [
        { what: 'item_ready', item: 'dosa', at: at(minute) },
        { what: 'item_ready', item: 'tea', at: at(99) },
      ],
      ...more,
    });
  const orders = [
    bumped(1, 5),
    bumped(2, 7),
    bumped(3, 6, { state: SERVED }),
    bumped(4, 8, { state: CANCELLED }),
    order(5, ['1 dosa']),
    order(6, ['1 tea ready']),
    ...Array.from({ length: 12 }, (_, index) => bumped(10 + index, -index - 1)),
  ];
  expect(lastBumped(orders, grill).map(({ order: { orderNo } }) => orderNo)).toEqual([
    2, 3, 1, 10, 11, 12, 13, 14, 15, 16,
  ]);
});

test('all day counts portions and tickets, by dish and options, the most first', () => {
  const half = line('1 dosa', { options: ['Half'] });
  const tickets = stationTickets(
    [order(1, ['2 dosa', '3 dosa', half]), order(2, ['7 dosa', '1 idli'])],
    grill,
    NOW,
  );
  expect(
    allDay(tickets).map(({ label, options, count, tickets: inAll }) => [label, options, count, inAll]),
  ).toEqual([
    ['dosa', '', 12, 2],
    ['dosa', 'Half', 1, 1],
    ['idli', '', 1, 1],
  ]);
});

test('an order’s progress by station, without stations that have nothing of it', () => {
  const stationOfLine = ({ itemID }: KitchenLine) => (itemID === 'tea' ? 'bar' : 'grill');
  const one = order(1, ['1 dosa ready', '2 idli', '1 vada off']);
  const progress = progressOf(one, ['grill', 'bar'], stationOfLine);
  expect(progress.map(({ station, ready, lines }) => [station, ready, lines.length])).toEqual([
    ['grill', 1, 2],
  ]);
});

describe('the dishes of a combo', () => {
  const dish = (itemLabel: string, ready = false) => ({ itemID: itemLabel, itemLabel, ready });
  const lunch = (...parts: ReturnType<typeof dish>[]) => line('1 lunch', { parts });
  const bar = { id: 'bar', cooks: ({ itemID }: { itemID: string }) => itemID === 'tea' };

  test('stand at their own stations, and go from there when each is ready', () => {
    const orders = [order(1, [lunch(dish('dosa'), dish('tea', true))])];
    expect(shown(orders)).toEqual([[1, ['1 lunch/0'], []]]);
    expect(stationTickets(orders, bar, NOW)).toEqual([]);
    const [bumped] = lastBumped(orders, bar);
    expect(bumped?.lines.map(({ _id }) => _id)).toEqual(['1 lunch/1']);
  });

  test('are counted with others like them, and how many belong to which combo', () => {
    const orders = [order(1, [lunch(dish('dosa')), '2 dosa'])];
    const [counted] = allDay(stationTickets(orders, grill, NOW));
    expect(counted).toMatchObject({ label: 'dosa', count: 3, combos: [{ label: 'lunch', count: 1 }] });
  });

  test('are recalled by when the last of them, which ends the combo, was ready', () => {
    const ready = (minute: number, item: string) => ({ at: at(minute), what: 'item_ready', item });
    const first = order(1, [lunch(dish('tea', true))], { timeline: [ready(9, 'lunch')] });
    const second = order(2, ['1 tea ready'], { timeline: [ready(5, 'tea')] });
    expect(lastBumped([second, first], bar).map(({ order: { orderNo } }) => orderNo)).toEqual([1, 2]);
  });

  test('are progress of their stations, and struck at each where the combo is taken off', () => {
    const station = ({ itemID }: KitchenLine) => (itemID === 'tea' ? 'bar' : 'grill');
    const progress = progressOf(
      order(1, [lunch(dish('dosa'), dish('tea', true))]),
      ['grill', 'bar'],
      station,
    );
    expect(progress.map(({ station: name, ready, lines }) => [name, ready, lines.length])).toEqual([
      ['grill', 0, 1],
      ['bar', 1, 1],
    ]);
    const off = order(1, [line('1 lunch off', { parts: [dish('dosa'), dish('tea')] })]);
    expect(shown([off])).toEqual([[1, [], ['1 lunch off/0']]]);
  });
});
