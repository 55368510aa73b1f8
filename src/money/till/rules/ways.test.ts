import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DayReceipt, sumsOfStretch } from './day.ts';
import { reportSections } from './day-report.ts';
import { tillSum, totalOf } from './sums.ts';
import { comparedWith, compareWays, waysOf } from './ways.ts';
import { TILL_WORDS } from './words.ts';

const minor = fc.integer({ min: 0, max: 1_000_000 });
const account = fc.constantFrom(null, 'tea@upi', 'bar@upi');
const drawer = fc.constantFrom(null, 'bar');
const receipt: fc.Arbitrary<DayReceipt> = fc.record({
  method: fc.constantFrom('Cash', 'UPI', 'Card', 'gateway', 'Account', 'WrittenOff'),
  amount: minor,
  tip: minor,
  drawer,
  account,
  person: fc.constant(null),
  isReversal: fc.boolean(),
  isForAccount: fc.boolean(),
});
const refund = fc.record({
  method: fc.constantFrom('Cash' as const, 'UPI' as const, 'gateway' as const, '' as const),
  amount: minor,
  drawer,
  account,
});
const ALWAYS = [
  { way: 'UPI' as const, account: 'tea@upi' },
  { way: 'Card' as const, account: '' },
];

test('drawers and slips together hold all that came, less what went back', () => {
  fc.assert(
    fc.property(fc.array(receipt), fc.array(refund), (receipts, refunds) => {
      const named = refunds.filter(({ method }) => method !== '');
      const sums = sumsOfStretch({ tabs: [], receipts, refunds: named, covers: 0 });
      const of = (kind: Parameters<typeof totalOf>[1], key?: string) => totalOf(sums, kind, key).amount;
      const slips = waysOf({ receipts, refunds }, ALWAYS);
      const money = slips.reduce((sum, { way, expected }) => (way === 'Account' ? sum : sum + expected), 0);
      expect(of('drawer') + money).toBe(of('received') + of('tip') - of('refund'));
      // What is put on a khata has no tip of its own.
      const onAccounts = receipts.flatMap(({ method, amount, tip }) =>
        method === 'Account' ? amount + tip : [],
      );
      const signed = slips.find(({ way }) => way === 'Account')?.expected ?? 0;
      expect(signed).toBe(onAccounts.reduce((sum, one) => sum + one, 0));
    }),
  );
});

const base = { tip: 0, drawer: null, person: null, isReversal: false, isForAccount: false };
const came: DayReceipt[] = [
  { ...base, method: 'UPI', amount: 100_00, account: 'tea@upi' },
  { ...base, method: 'UPI', amount: 20_00, account: 'old@upi' },
  { ...base, method: 'Card', amount: 50_00, tip: 5_00, account: null },
];

test('each UPI ID has a slip of its own, and the ways of the store are always there', () => {
  const refunds = [{ method: 'UPI' as const, amount: 30_00, drawer: null, account: 'tea@upi' }];
  expect(waysOf({ receipts: came, refunds }, ALWAYS)).toEqual([
    { way: 'UPI', account: 'old@upi', expected: 20_00 },
    { way: 'UPI', account: 'tea@upi', expected: 70_00 },
    { way: 'Card', account: '', expected: 55_00 },
  ]);
  expect(waysOf({ receipts: [], refunds: [] }, ALWAYS).map(({ expected }) => expected)).toEqual([0, 0]);
});

test('what nobody looked at has no difference, and a slip of something else is too much', () => {
  const ways = waysOf({ receipts: came, refunds: [] }, ALWAYS);
  const slips = [
    { way: 'Card' as const, account: '', amount: 54_00 },
    { way: 'gateway' as const, account: '', amount: 9_00 },
  ];
  expect(compareWays(ways, slips).map(({ counted, difference }) => [counted, difference])).toEqual([
    [null, null],
    [null, null],
    [54_00, -1_00],
    [9_00, 9_00],
  ]);
  const [card] = comparedWith([{ way: 'Card', account: '', expected: null }], slips);
  expect(card).toMatchObject({ counted: 54_00, difference: null });
});

test('a report tells what is compared, bills, cancellations, losses, corrections and how much is unpaid in all', () => {
  const told = { orderId: 'o', orderNo: 7, reason: 'They ran', by: 'Asha', takenBy: null, khata: null };
  const off = { orderId: 'q', orderNo: 9, reason: 'Sold out', by: 'Ravi' };
  const sections = reportSections(
    {
      sums: [tillSum('cancelled', 90_00, { count: 2 })],
      firstOrder: null,
      lastOrder: null,
      bills: [{ series: 'bill', first: 'A/1', last: 'A/9', count: 9, amount: 900_00 }],
      told: [
        { ...told, method: 'LeftUnpaid', amount: 90_00 },
        { ...told, orderId: null, orderNo: null, method: 'Cash', amount: -5_00, takenBy: 'Ravi' },
        { ...told, method: 'Account', amount: 10_00, reason: '', khata: 'Rao Traders' },
      ],
      cancellations: [
        { ...off, dish: null, quantity: null, amount: 60_00 },
        { ...off, dish: 'Masala chai', quantity: 2, amount: 20_00, by: '' },
        { ...off, dish: 'Vada', quantity: null, amount: 10_00, reason: '' },
      ],
      unlisted: { told: 3, cancellations: 4 },
      unpaid: [{ orderId: 'p', orderNo: 8, due: 30_00 }],
      allUnpaid: { count: 3, amount: 70_00 },
    },
    {
      drawers: [],
      ways: [
        { way: 'UPI', account: 'tea@upi', expected: 20_00, counted: 18_00, difference: -2_00 },
        { way: 'Card', account: '', expected: 0, counted: null, difference: null },
      ],
    },
    TILL_WORDS.en,
  );
  expect(sections).toEqual([
    {
      title: 'Bills issued',
      rows: [
        { name: 'Bills', count: 9, amount: 900_00 },
        { name: 'Numbers', text: 'A/1 – A/9' },
      ],
    },
    {
      title: 'Cancelled and removed',
      rows: [
        { name: 'Orders cancelled', count: 2, amount: 90_00 },
        { name: 'Order 9 · Cancelled · Sold out · Ravi', amount: 60_00, orderId: 'q' },
        { name: 'Order 9 · 2 × Masala chai · Sold out', amount: 20_00, orderId: 'q' },
        { name: 'Order 9 · Vada · Ravi', amount: 10_00, orderId: 'q' },
        { name: 'Others, not listed', text: '4' },
      ],
    },
    {
      title: 'Losses and accounts',
      rows: [
        { name: 'Order 7 · Left without paying · They ran · Asha', amount: 90_00, orderId: 'o' },
        { name: 'Order 7 · On account · Rao Traders · Asha', amount: 10_00, orderId: 'o' },
      ],
    },
    {
      title: 'Corrected payments',
      rows: [{ name: 'Cash · They ran · Asha, for Ravi', amount: -5_00 }],
    },
    { title: 'Losses, accounts and corrections', rows: [{ name: 'Others, not listed', text: '3' }] },
    {
      title: 'Bank and terminal slips',
      rows: [
        { name: 'UPI tea@upi: Expected', amount: 20_00 },
        { name: 'UPI tea@upi: On the slip', amount: 18_00 },
        { name: 'UPI tea@upi: Short', amount: 2_00, isTotal: true },
      ],
    },
    {
      title: 'Unpaid',
      rows: [
        { name: 'Order 8', amount: 30_00, orderId: 'p' },
        { name: 'More orders', text: '2' },
        { name: 'Total', count: 3, amount: 70_00, isTotal: true },
      ],
    },
  ]);
});
