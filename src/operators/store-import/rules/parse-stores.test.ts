import { expect, test } from 'vitest';
import { parseStores, templatesIn } from './parse-stores.ts';

const HEAD = ['Restaurant', 'Owner’s email', 'City', 'Plan', 'Template'];
const known = { plans: ['Free', 'Pro'], isTemplate: (slug: string) => slug === 'tea-house', stores: [] };
const parse = (...rows: string[][]) => parseStores([HEAD, ...rows], known);
const faultsIn = (...rows: string[][]) =>
  parse(...rows).rows.map(({ faults }) => faults.map(({ column, fault }) => `${column}: ${fault}`).join());

test('a row becomes a restaurant, with the number that a spreadsheet shows', () => {
  expect(parse(['', ''], [' Tea One ', 'a@b.in', 'Pune', 'Pro', '/Tea-House'])).toEqual({
    missing: [],
    rows: [
      {
        number: 3,
        name: 'Tea One',
        email: 'a@b.in',
        city: 'Pune',
        plan: 'Pro',
        template: 'Tea-House',
        isThere: false,
        faults: [],
      },
    ],
  });
});

test('columns stand in any order, in Hindi too; those that must be there and are not are named', () => {
  const { rows } = parseStores(
    [
      ['प्लान', 'नाम', 'Notes', 'EMAIL'],
      ['Pro', 'Tea', 'x', 'a@b.in'],
    ],
    known,
  );
  expect(rows).toMatchObject([{ name: 'Tea', email: 'a@b.in', plan: 'Pro', city: '', faults: [] }]);
  expect(parseStores([['Name', 'City']], known).missing).toEqual(['email', 'plan']);
  expect(parseStores([], known)).toEqual({ rows: [], missing: ['name', 'email', 'plan'] });
});

test('every fault of a row is told', () => {
  expect(
    faultsIn(
      ['', 'nobody', 'Pune', 'Gold', 'elsewhere'],
      ['x'.repeat(201), '', 'y'.repeat(101), 'Pro', ''],
      ['Tea', 'a@b.in', '', 'Pro'],
      ['TEA', 'A@b.in', '', 'Pro'],
      ['Tea', 'c@b.in', '', 'Pro'],
    ),
  ).toEqual([
    'name: missing,email: wrongEmail,plan: unknownPlan,template: unknownTemplate',
    'name: tooLong,email: missing,city: tooLong',
    '',
    'name: twice',
    '',
  ]);
});

test('what its owner has already, or is asked to own, is told of each row', () => {
  const stores = [
    { name: 'Tea', owner: 'A@b.in' },
    { name: 'Coffee', owner: '', awaits: 'a@b.in' },
    { name: 'Milk', owner: 'c@b.in' },
  ];
  const rows = ['tea', 'Coffee', 'Milk'].map((name) => [name, 'a@B.in', '', 'Pro', '']);
  const read = parseStores([HEAD, ...rows], { ...known, stores }).rows;
  expect(read.map(({ isThere }) => isThere)).toEqual([true, true, false]);
});

test('the templates of a file are told once each', () => {
  const rows = ['Tea-House', '', 'tea-house', '/other'].map((slug) => ['Tea', 'a@b.in', '', 'Pro', slug]);
  expect(templatesIn([HEAD, ...rows])).toEqual(['tea-house', 'other']);
});
