import { describe, expect, test } from 'vitest';
import { CANCELLED, RECEIVED } from '#ordering/orders/rules/order.ts';
import type { SittingView } from '#tables/sittings/wire/sittings.ts';
import { aboutToPay, leftFor, type PayChoice, partBodyOf, payableLines, tipOf } from './what-to-pay.ts';

const item = (id: string, value: string, change: object = {}) => ({
  _id: id,
  value,
  quantity: 1,
  discarded: false,
  ...change,
});
const view = {
  due: 200.5,
  parts: [],
  shares: [
    { guest: 'me', total: 120, due: 20 },
    { guest: 'ravi', total: 180.5, due: 180.5 },
  ],
  orders: [
    { round: 1, state: RECEIVED, items: [item('a', '50.00', { quantity: 2 }), item('b', '20.00')] },
    { round: 2, state: RECEIVED, items: [item('c', '30.00', { discarded: true }), item('d', '150.50')] },
    { round: 3, state: CANCELLED, items: [item('e', '70.00')] },
  ],
} as unknown as SittingView;
const choice = (change: Partial<PayChoice>): PayChoice => ({
  kind: 'all',
  of: 2,
  lines: [],
  amount: '',
  ...change,
});

test('only what still counts can be chosen', () => {
  expect(payableLines(view).map(({ id, total }) => [id, total])).toEqual([
    ['a', 10_000],
    ['b', 2_000],
    ['d', 15_050],
  ]);
});

describe('what is paid comes to', () => {
  test.each<[string, Partial<PayChoice>, number | null]>([
    ['all that is due', {}, 20_050],
    ['what the guest still owes', { kind: 'mine' }, 2_000],
    ['an equal part', { kind: 'even', of: 3 }, 6_684],
    ['the chosen dishes', { kind: 'lines', lines: ['a', 'b', 'e'] }, 12_000],
    ['nothing yet', { kind: 'lines' }, null],
    ['an amount', { kind: 'amount', amount: '99.50' }, 9_950],
    ['no amount above what is due', { kind: 'amount', amount: '201' }, null],
    ['no amount', { kind: 'amount', amount: 'ten' }, null],
  ])('%s', (_, change, amount) => {
    expect(aboutToPay(choice(change), view, 'me')).toBe(amount);
  });
});

test('what others have begun to pay is not paid twice', () => {
  const part = (guest: string, state: string) => ({ guest, state, kind: 'even', amount: 50 });
  const parts = [part('ravi', 'claimed'), part('me', 'open'), part('ravi', 'paid')];
  const busy = { ...view, parts } as unknown as SittingView;
  expect(leftFor('me', busy)).toBe(15_050);
  expect(aboutToPay(choice({}), busy, 'me')).toBe(15_050);
  expect(aboutToPay(choice({ kind: 'even', of: 3 }), busy, 'me')).toBe(15_050);
});

test('a tip is in whole rupees', () => {
  expect(tipOf(20_050, 10)).toBe(2_000);
  expect(tipOf(20_550, 10)).toBe(2_100);
  expect(tipOf(300, 10)).toBe(0);
});

test('only what belongs to a kind is sent', () => {
  const given = { of: 3, lines: ['a'], amount: '99.5' };
  expect(partBodyOf(choice({ kind: 'all', ...given }), 0)).toEqual({ kind: 'all' });
  expect(partBodyOf(choice({ kind: 'even', ...given }), 1_500)).toEqual({ kind: 'even', of: 3, tip: 15 });
  expect(partBodyOf(choice({ kind: 'lines', ...given }), 0)).toEqual({ kind: 'lines', lines: ['a'] });
  expect(partBodyOf(choice({ kind: 'amount', ...given }), 0)).toEqual({ kind: 'amount', amount: 99.5 });
});
