import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OrderDiscount } from '#money/discounts/rules/discounts.ts';
import type { Tax } from '#ordering/menu/rules/menu.ts';
import type { Charge } from '#ordering/prices/rules/price-line.ts';
import { businessDay, startOfBusinessDay } from './business-day.ts';
import { drawersOf, type Stretch, sumsOfStretch } from './day.ts';
import { reportSections } from './day-report.ts';
import { DRAWER_MOVES, type DrawerEntry, doubtOf, drawerSums, sumOfCount } from './drawers.ts';
import type { SoldOrder } from './sales.ts';
import { addTillSums, tillSum, totalOf } from './sums.ts';
import { TILL_WORDS } from './words.ts';

const minor = fc.integer({ min: 0, max: 1_000_000 });
const drawer = fc.constantFrom(null, 'bar');
const GIVEN = { id: 'd', line: null, reason: 'Regular', by: 'Asha' };
const line = fc.record({
  base: minor,
  categoryDiscount: fc.constantFrom(0, 1_000),
  itemDiscount: fc.constantFrom(0, 500),
  taxes: fc.constantFrom<Tax[]>(
    [],
    [{ label: 'GST', rate: 500 }],
    [{ label: 'GST', rate: 500, included: true }],
  ),
  quantity: fc.integer({ min: 1, max: 5 }),
  discarded: fc.boolean(),
});
const order: fc.Arbitrary<SoldOrder> = fc.record({
  state: fc.constantFrom(1, 4, 5),
  amount: minor,
  roundOff: fc.constantFrom(null, -40, 12),
  lines: fc.array(line, { minLength: 1, maxLength: 3 }),
  charges: fc.constantFrom<Charge[]>([], [{ label: 'Packing', kind: 'absolute', amount: 10_00 }]),
  discounts: fc.constantFrom<OrderDiscount[]>([], [{ ...GIVEN, kind: 'percent', percent: 1_000 }]),
});
const receipt = fc.record({
  method: fc.constantFrom('Cash' as const, 'UPI' as const, 'gateway' as const, 'Account' as const),
  amount: minor,
  tip: minor,
  drawer,
  account: fc.constantFrom(null, 'tea@upi'),
  person: fc.constantFrom(null, { id: 'a', name: 'Asha' }),
  isReversal: fc.boolean(),
  isForAccount: fc.boolean(),
});
const refund = fc.record({
  method: fc.constantFrom('Cash' as const, 'UPI' as const, '' as const),
  amount: minor,
  drawer,
  account: fc.constantFrom(null, 'tea@upi'),
});
/** The orders of each tab as they were at the end of several days in a row. */
const lives = fc.array(fc.array(fc.array(order, { maxLength: 2 }), { minLength: 3, maxLength: 3 }), {
  maxLength: 4,
});
const DAYS = [0, 1, 2];
const EMPTY = {
  sums: [],
  unpaid: [],
  firstOrder: null,
  lastOrder: null,
  bills: [],
  told: [],
  cancellations: [],
  unlisted: { told: 0, cancellations: 0 },
  allUnpaid: null,
};

describe('sums of days', () => {
  test('add up to the sums of the whole log', () => {
    fc.assert(
      fc.property(
        lives,
        fc.array(fc.array(receipt, { maxLength: 3 }), { minLength: 3, maxLength: 3 }),
        fc.array(fc.array(refund, { maxLength: 2 }), { minLength: 3, maxLength: 3 }),
        (orders, receipts, refunds) => {
          const day = (at: number): Stretch => ({
            tabs: orders.map((life) => ({ before: life[at - 1] ?? [], after: life[at] ?? [] })),
            receipts: receipts[at] ?? [],
            refunds: refunds[at] ?? [],
            covers: at,
          });
          const whole: Stretch = {
            tabs: orders.map((life) => ({ before: [], after: life[2] ?? [] })),
            receipts: receipts.flat(),
            refunds: refunds.flat(),
            covers: 3,
          };
          const ofDays = addTillSums(DAYS.flatMap((at) => sumsOfStretch(day(at))));
          expect(ofDays.map(({ label: _, ...sum }) => sum)).toEqual(
            sumsOfStretch(whole).map(({ label: _, ...sum }) => sum),
          );
        },
      ),
    );
  });

  test('gross less discounts, with charges, taxes and rounding, is what the orders cost', () => {
    fc.assert(
      fc.property(order, (sold) => {
        const sums = sumsOfStretch({
          tabs: [{ before: [], after: [sold] }],
          receipts: [],
          refunds: [],
          covers: 0,
        });
        const of = (kind: Parameters<typeof totalOf>[1]) => totalOf(sums, kind).amount;
        expect(
          of('gross') - of('discount') - of('complimentary') + of('charge') + of('tax') + of('rounding'),
        ).toBe(of('order'));
        expect(of('order')).toBe(sold.state === 5 ? 0 : sold.amount + (sold.roundOff ?? 0));
      }),
    );
  });

  test('tell no count below nothing, whatever was undone', () => {
    const days = fc.record({
      tabs: lives.map((all) => all.map(([before = [], after = []]) => ({ before, after }))),
      receipts: fc.array(receipt, { maxLength: 4 }),
      refunds: fc.array(fc.tuple(refund, fc.boolean()), { maxLength: 3 }),
      covers: fc.integer({ min: -5, max: 5 }),
    });
    fc.assert(
      fc.property(days, ({ receipts, refunds, ...day }) => {
        const sums = sumsOfStretch({
          ...day,
          receipts: receipts.map((one) =>
            one.isReversal ? { ...one, amount: -one.amount, tip: -one.tip } : one,
          ),
          refunds: refunds.map(([one, isFailed]) => (isFailed ? { ...one, amount: -one.amount } : one)),
        });
        const sections = reportSections({ ...EMPTY, sums }, { drawers: [], ways: [] }, TILL_WORDS.en);
        for (const { name, count = 0, text = '' } of sections.flatMap(({ rows }) => rows)) {
          expect(count, name).toBeGreaterThanOrEqual(0);
          expect(text, name).not.toMatch(/^[-−]/);
        }
        const isMoney = ({ kind }: (typeof sums)[number]) => ['received', 'settled', 'person'].includes(kind);
        expect(Math.min(0, ...sums.filter(isMoney).map(({ count }) => count))).toBe(0);
      }),
    );
  });

  test('an order that is cancelled on the next day is taken off that day', () => {
    const sold: SoldOrder = {
      state: 4,
      amount: 100_00,
      roundOff: null,
      lines: [],
      charges: [],
      discounts: [],
    };
    const tabs = [{ before: [sold], after: [{ ...sold, state: 5 as const }] }];
    const sums = sumsOfStretch({ tabs, receipts: [], refunds: [], covers: 0 });
    expect(totalOf(sums, 'order')).toEqual({ count: -1, amount: -100_00 });
    expect(totalOf(sums, 'cancelled')).toEqual({ count: 1, amount: 100_00 });
  });
});

describe('a drawer', () => {
  const entry: fc.Arbitrary<DrawerEntry> = fc.record({
    drawer,
    what: fc.constantFrom(...DRAWER_MOVES),
    amount: minor,
  });

  test('must hold its float, its cash and what was put in, less what was taken out', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 8 }), minor, (entries, cash) => {
        const { float, in: put, out, expected, counted, difference } = drawerSums(entries, 'bar', cash);
        expect(expected).toBe(float + put - out + cash);
        expect(difference).toBe(counted === null ? null : counted - expected);
      }),
    );
  });

  test('gets the cash of its receipts with their tips, less what was refunded from it', () => {
    const person = { id: 'a', name: 'Asha' };
    const of = { person, account: null, isReversal: false, isForAccount: false };
    const cash = { method: 'Cash' as const, amount: 100_00, tip: 10_00, ...of };
    const sums = sumsOfStretch({
      tabs: [],
      receipts: [
        { ...cash, drawer: null },
        { ...cash, drawer: 'bar' },
      ],
      refunds: [{ method: 'Cash', amount: 30_00, drawer: 'bar', account: null }],
      covers: 0,
    });
    const known = ['bar', null].map((id) => ({ id, name: id }));
    const drawers = drawersOf(known, [], sums);
    expect(drawers.map(({ expected }) => expected)).toEqual([80_00, 110_00]);
    expect(totalOf(sums, 'person')).toEqual(totalOf(sums, 'received'));
  });

  test('is counted by its notes and coins', () => {
    expect(sumOfCount({ '500': 3, '20': 2, '1': 4 })).toBe(1544_00);
  });
});

test('a day begins at its boundary, not at midnight', () => {
  const zone = 'Asia/Kolkata';
  const early = Date.parse('2026-11-20T22:00:00Z');
  expect(businessDay(zone, early, 240)).toBe('2026-11-20');
  expect(businessDay(zone, early + 30 * 60_000, 240)).toBe('2026-11-21');
  expect(startOfBusinessDay(zone, '2026-11-21', 240)).toBe(Date.parse('2026-11-20T22:30:00Z'));
});

test('taxes within the prices are told and not added', () => {
  const line = { base: 105_00, categoryDiscount: 0, itemDiscount: 0, quantity: 1, discarded: false };
  const taxes = [{ label: 'GST', rate: 500, included: true as const }];
  const sold: SoldOrder = {
    state: 4,
    amount: 105_00,
    roundOff: null,
    charges: [],
    discounts: [],
    lines: [{ ...line, taxes }],
  };
  const tabs = [{ before: [], after: [sold] }];
  const sums = sumsOfStretch({ tabs, receipts: [], refunds: [], covers: 0 });
  expect(sums.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['order', 105_00],
    ['gross', 105_00],
    ['taxWithin', 5_00],
  ]);
});

test('a report does not count what was only reversed', () => {
  const sums = [tillSum('received', -90_00, { key: 'Cash', count: -1 })];
  const report = { ...EMPTY, sums };
  expect(reportSections(report, { drawers: [], ways: [] }, TILL_WORDS.en)).toEqual([
    { title: 'Received', rows: [{ name: 'Cash', amount: -90_00 }] },
  ]);
});

test('a discount on an order of an earlier day is told, though nothing was sold', () => {
  const sums = [
    tillSum('order', -20_00, { count: 0 }),
    tillSum('discount', 20_00, { key: 'Complaint', label: 'Complaint' }),
  ];
  const [sales] = reportSections({ ...EMPTY, sums }, { drawers: [], ways: [] }, TILL_WORDS.en);
  expect(sales?.rows.map(({ name, amount }) => [name, amount])).toEqual([
    ['Before discounts', 0],
    ['Discount: Complaint', -20_00],
    ['Total', -20_00],
    ['Orders', undefined],
  ]);
});

describe('before an entry of a drawer is kept, it is asked about', () => {
  const drawer = { float: 0, expected: 3_000_00 };
  const entry = { what: 'count' as const, amount: 100_00, pieces: {} };
  test.each([
    ['nothing, if nothing is odd', entry, drawer, null],
    ['an amount typed as a number of notes', { ...entry, pieces: { 500: 2_000 } }, drawer, 'manyPieces'],
    ['more than a drawer holds', { ...entry, amount: 10_00_000_00 }, drawer, 'large'],
    ['a second float', { ...entry, what: 'float' as const }, { ...drawer, float: 2_000_00 }, 'secondFloat'],
    [
      'more taken out than is there',
      { ...entry, what: 'out' as const, amount: 3_000_01 },
      drawer,
      'moreThanThere',
    ],
    [
      'nothing about what is there, where it is not shown',
      { ...entry, what: 'out' as const, amount: 9_000_00 },
      { ...drawer, expected: null },
      null,
    ],
  ])('%s', (_, asked, of, doubt) => {
    expect(doubtOf(asked, of)).toBe(doubt);
  });
});
