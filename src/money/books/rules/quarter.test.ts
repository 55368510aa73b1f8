import { expect, test } from 'vitest';
import { aBill, COMPANY, GSTIN, tea } from '#testing/rules/issued-bills.ts';
import { gstr1Of } from './gstr1.ts';
import { iffOf, quarterlyGstr1Of, quarterOf } from './quarter.ts';

const note = { kind: 'credit_note', buyer: COMPANY } as const;
const QUARTER = [
  aBill('INV/26-27/0001', tea(100_00), { buyer: COMPANY, date: '2026-10-05 12:00' }),
  aBill('INV/26-27/0002', tea(200_00), { date: '2026-10-06 12:00' }),
  aBill('CN/26-27/0001', tea(40_00), { ...note, corrects: 'INV/26-27/0001', date: '2026-10-07 12:00' }),
  aBill('INV/26-27/0003', tea(300_00), { buyer: COMPANY, date: '2026-12-05 12:00' }),
  aBill('INV/26-27/0004', tea(400_00), { date: '2026-12-31 23:00' }),
];
const of = (month: string) => ({ gstin: GSTIN, month });
const numbersOf = ({ b2b = [], cdnr = [] }: ReturnType<typeof iffOf>) => [
  ...b2b.flatMap(({ inv }) => inv.map(({ inum }) => inum)),
  ...cdnr.flatMap(({ nt }) => nt.map(({ nt_num }) => nt_num)),
];

test.each([
  ['2026-01', ['2026-01', '2026-02', '2026-03']],
  ['2026-05', ['2026-04', '2026-05', '2026-06']],
  ['2026-12', ['2026-10', '2026-11', '2026-12']],
])('%s is in the quarter of %j', (month, quarter) => {
  expect(quarterOf(month)).toEqual(quarter);
});

test('the file of a month has the sales to companies and their notes, and nothing else', () => {
  const october = QUARTER.filter(({ date }) => date.startsWith('2026-10'));
  const file = iffOf(october, of('2026-10'));
  expect(Object.keys(file)).toEqual(['gstin', 'fp', 'version', 'hash', 'b2b', 'cdnr']);
  expect(file.fp).toBe('102026');
  expect(numbersOf(file)).toEqual(['INV/26-27/0001', 'CN/26-27/0001']);
  expect(iffOf([], of('2026-11'))).toEqual({
    gstin: GSTIN,
    fp: '112026',
    version: 'GST3.2.4',
    hash: 'hash',
  });
});

test('the return of the quarter has the companies of its last month, and all else of three months', () => {
  const whole = gstr1Of(QUARTER, of('2026-12'));
  const file = quarterlyGstr1Of(QUARTER, of('2026-12'));
  expect(numbersOf(file)).toEqual(['INV/26-27/0003']);
  expect({ ...file, b2b: whole.b2b, cdnr: whole.cdnr }).toEqual(whole);
  expect(file.b2cs?.map(({ txval }) => txval)).toEqual([600]);
  expect(file).not.toHaveProperty('cdnr');
});
