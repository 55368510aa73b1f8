import { describe, expect, test } from 'vitest';
import { groupsOf, likelyType, movedBy } from './groups.ts';

const table = (iden: string, idel = 'Table') => ({
  iden,
  idel,
});
const tables = [table('1'), table('101', 'Room'), table('2'), table('102', 'Room'), table('3')];

test('tables are grouped by their label, in the order in which the labels first occur', () => {
  const shown = groupsOf(tables).map(({ label, tables: own }) => [
    label,
    own.map(({ iden }) => iden).join(' '),
  ]);
  expect(shown).toEqual([
    ['Table', '1 2 3'],
    ['Room', '101 102'],
  ]);
});

describe('moving a table', () => {
  test.each([
    ['an unknown one', '9', 1, null],
    ['the first further to the front', '1', -1, null],
    ['the last further to the end', '102', 1, null],
    ['past its neighbour of the same kind', '2', -1, '2 101 1 102 3'],
    ['towards the end', '101', 1, '1 102 2 101 3'],
  ] as const)('%s', (_, iden, step, expected) => {
    expect(movedBy(tables, iden, step)?.join(' ') ?? null).toBe(expected);
  });
});

test.each([
  ['table', ['Delivery', 'Dine-In'], 'Dine-In'],
  ['room', ['Dine-In', 'In-Room'], 'In-Room'],
  ['counter', ['Dine-In', 'Pickup'], 'Pickup'],
  ['counter', ['Dine-In'], null],
  ['other', ['Dine-In'], null],
] as const)('a guest at a %s gets, out of %j, %s', (kind, labels, expected) => {
  expect(likelyType(kind, labels)).toBe(expected);
});
