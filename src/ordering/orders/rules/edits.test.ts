import { describe, expect, test } from 'vitest';
import type { OrderDiscount } from '#money/discounts/rules/discounts.ts';
import { applyEdits, type Edit } from './edits.ts';

const line = (id: string, base: number, quantity: number) => ({
  id,
  partOf: null as string | null,
  quantity,
  discarded: false,
  ready: false,
  base,
  categoryDiscount: 0,
  itemDiscount: 0,
  taxes: [],
});
type Line = ReturnType<typeof line>;

const order = { lines: [line('thali', 200_00, 2), line('tea', 20_00, 1)], charges: [], discounts: [] };
const half: OrderDiscount = {
  id: 'half',
  line: null,
  reason: 'Late',
  by: 'Ravi',
  kind: 'percent',
  percent: 5000,
};

const edited = (...edits: Edit<Line>[]) => applyEdits(order, edits, () => 'part');

describe('applyEdits', () => {
  test('tells what comes off before what comes, whatever the order', () => {
    const { amount, entries } = edited(
      { kind: 'give', discount: half },
      { kind: 'add', line: line('cake', 50_00, 1) },
      { kind: 'quantity', line: 'thali', quantity: 1 },
      { kind: 'off', line: 'tea' },
    );
    expect(amount).toBe(125_00);
    expect(entries).toEqual([
      {
        before: 420_00,
        after: 220_00,
        change: { lineId: 'part', of: 'thali', quantity: 1, discarded: true },
      },
      { before: 220_00, after: 200_00, change: { lineId: 'tea', discarded: true } },
      {
        before: 200_00,
        after: 125_00,
        change: { added: [{ lineId: 'cake', quantity: 1 }], more: [], discounts: [half] },
      },
    ]);
  });

  test('a line that grows is no longer ready', () => {
    const made = { ...order, lines: [{ ...line('thali', 200_00, 2), ready: true }] };
    const grown = applyEdits(made, [{ kind: 'quantity', line: 'thali', quantity: 3 }], () => 'part');
    expect(grown).toMatchObject({ noLongerReady: ['thali'], lines: [{ quantity: 3, ready: false }] });
  });

  test('nothing changes where it is so already', () => {
    expect(
      edited({ kind: 'quantity', line: 'tea', quantity: 1 }, { kind: 'back', line: 'tea' }),
    ).toMatchObject({
      amount: 420_00,
      entries: [],
    });
  });

  test.each<[string, Edit<Line>]>([
    ['a line', { kind: 'off', line: 'soup' }],
    ['a line to grow', { kind: 'quantity', line: 'soup', quantity: 2 }],
    ['a line to discount', { kind: 'give', discount: { ...half, line: 'soup' } }],
    ['a discount', { kind: 'undiscount', id: 'other' }],
  ])('refuses %s that is not there', (_, edit) => {
    expect(() => edited(edit)).toThrow('ITEM_NOT_FOUND');
  });

  test('a discount is taken back by its name', () => {
    const given = { ...order, discounts: [half] };
    const { amount, discounts } = applyEdits(given, [{ kind: 'undiscount', id: 'half' }], () => 'part');
    expect([amount, discounts]).toEqual([420_00, []]);
  });
});
