import { expect, test } from 'vitest';
import type { TillView } from '#money/till/wire/till.ts';
import { foldTill } from './fold-till.ts';

type Commands = Parameters<typeof foldTill>[1];

const AT = Date.UTC(2026, 10, 28, 19, 2);
const params = { storeId: 's' };
const of = (command: object, id: string) => ({ id, madeAt: AT, by: 'Ravi', ...command }) as Commands[number];
const entry = (body: object, id = 'new') =>
  of({ at: 'POST /api/stores/:storeId/till/entries', given: { params, body } }, id);
const undo = (entryId: string) =>
  of(
    { at: 'POST /api/stores/:storeId/till/entries/:entryId/undo', given: { params: { ...params, entryId } } },
    'undo',
  );
const sale = (paid: object, sum: number, id = 'sold') =>
  of(
    {
      at: 'POST /api/stores/:storeId/sales',
      given: { params, body: { paid } },
      later: { made: { payment: { paid: sum } } },
    },
    id,
  );

const drawer = (_id: string | null, more: object = {}) => ({
  _id,
  name: null,
  float: 0,
  in: 0,
  out: 0,
  noSales: 0,
  counted: null,
  cash: 0,
  expected: 0,
  difference: null,
  ...more,
});
const till = (drawers = [drawer(null, { float: 2000_00, cash: 500_00, expected: 2500_00 }), drawer('bar')]) =>
  ({
    drawers,
    entries: [
      { _id: 'float', drawer: null, what: 'float', amount: 2000_00, by: 'Asha', at: '', undoneBy: null },
    ],
    report: null,
  }) as unknown as TillView;
const [main, bar] = [0, 1];

test('without commands, and with others, the till is the same', () => {
  const now = till();
  expect(foldTill(now, [])).toBe(now);
  expect(foldTill(now, [sale({ method: 'Card' }, 80)])).toBe(now);
});

test('cash that was sold for, put in and taken out is expected in its drawer, and in no other', () => {
  const after = foldTill(till(), [
    sale({ method: 'Cash' }, 350.5),
    sale({ method: 'Cash', drawer: 'bar' }, 90, 'other'),
    entry({ what: 'out', amount: 300, reason: 'supplier' }),
    entry({ what: 'in', pieces: { 100: 2 } }, 'more'),
  ]);
  expect(after.drawers[main]).toMatchObject({ cash: 850_50, in: 200_00, out: 300_00, expected: 2750_50 });
  expect(after.drawers[bar]).toMatchObject({ cash: 90_00, expected: 90_00 });
  expect(after.entries.at(-2)).toMatchObject({
    _id: 'new',
    what: 'out',
    amount: 300_00,
    reason: 'supplier',
    note: null,
    by: 'Ravi',
    at: '2026-11-28T19:02:00.000Z',
    canUndo: true,
  });
});

test('cash for a table and its tip are in the drawer that took them, other money in none', () => {
  const paid = (body: object, id: string) =>
    of({ at: 'POST /api/stores/:storeId/sittings/:sittingId/payments', given: { params, body } }, id);
  const after = foldTill(till(), [
    paid({ method: 'Cash', amount: 300.5, tip: 20 }, 'one'),
    paid({ method: 'Cash', amount: 80, drawer: 'bar' }, 'other'),
    paid({ method: 'UPI', amount: 999, tip: 10 }, 'third'),
  ]);
  expect(after.drawers[main]).toMatchObject({ cash: 820_50, expected: 2820_50 });
  expect(after.drawers[bar]).toMatchObject({ cash: 80_00, expected: 80_00 });
});

test('a count is compared with what is expected, and an opening without a sale is counted', () => {
  const after = foldTill(till(), [entry({ what: 'count', amount: 2490 }), entry({ what: 'noSale' }, 'open')]);
  expect(after.drawers[main]).toMatchObject({ counted: 2490_00, difference: -10_00, noSales: 1 });
});

test('what was taken back no longer counts, whether the server knows it or not', () => {
  const after = foldTill(till(), [entry({ what: 'out', amount: 300 }), undo('new'), undo('float')]);
  expect(after.drawers[main]).toMatchObject({ float: 0, out: 0, expected: 500_00 });
  expect(after.entries.map(({ undoneBy }) => undoneBy)).toEqual(['Ravi', 'Ravi']);
});

test('who counts blind still sees nothing of what is expected', () => {
  const blind = till([drawer(null, { cash: null, expected: null })]);
  const after = foldTill(blind, [sale({ method: 'Cash' }, 20), entry({ what: 'count', amount: 10 })]);
  expect(after.drawers[main]).toMatchObject({ cash: null, expected: null, difference: null, counted: 10_00 });
});

test('an entry that the server knows already is there once', () => {
  expect(foldTill(till(), [entry({ what: 'float', amount: 2000 }, 'float')]).entries).toHaveLength(1);
});
