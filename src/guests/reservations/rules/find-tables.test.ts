import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type BookableTable,
  findTables,
  overlaps,
  seatsOf,
  stayFrom,
  tablesForGuests,
} from './find-tables.ts';

const table = (id: string, seats: number, joins: string | null = null): BookableTable => ({
  id,
  seats,
  joins,
});
const stay = { start: 0, end: 60 };
const idsFor = (tables: BookableTable[], party: number, taken: string[] = []) =>
  findTables(tables, [{ ...stay, party: 1, tableIds: taken }], { ...stay, party })?.map(({ id }) => id) ??
  null;

const HALL = [table('six', 6), table('two', 2), table('four', 4)];
const JOINED = [table('a', 2, 'window'), table('b', 4, 'window'), table('c', 4, 'window'), table('d', 4)];

test.each<[string, BookableTable[], number, string[], string[] | null]>([
  ['the smallest that seats it', HALL, 2, [], ['two']],
  ['the next larger, if that is taken', HALL, 2, ['two'], ['four']],
  ['nothing, if all are taken', HALL, 2, ['two', 'four', 'six'], null],
  ['nothing, if it is too large', HALL, 7, [], null],
  ['nothing, without tables', [], 1, [], null],
  ['one that can’t be joined rather than one that can', JOINED, 4, [], ['d']],
  ['two that are pushed together', JOINED, 6, [], ['a', 'c']],
  ['all of those', JOINED, 10, [], ['b', 'c', 'a']],
  ['nothing, if those of one mark are too few', JOINED, 11, [], null],
])('a party gets %s', (_, tables, party, taken, wanted) => {
  expect(idsFor(tables, party, taken)).toEqual(wanted);
});

test('a table is free again at the end of a stay', () => {
  const reserved = [{ start: 0, end: 60, party: 2, tableIds: ['two'] }];
  const at = (start: number, end: number) =>
    findTables([table('two', 2)], reserved, { start, end, party: 2 });
  expect(at(60, 120)).not.toBeNull();
  expect(at(59, 120)).toBeNull();
  expect(at(-60, 0)).not.toBeNull();
});

test('what is found seats the party, is free and can be joined', () => {
  const tables = fc.array(
    fc.record({ seats: fc.integer({ min: 1, max: 10 }), joins: fc.constantFrom(null, 'a', 'b') }),
    { maxLength: 12 },
  );
  const stays = fc.array(
    fc.record({ at: fc.nat(20), length: fc.integer({ min: 1, max: 8 }), tables: fc.array(fc.nat(11)) }),
  );
  fc.assert(
    fc.property(tables, stays, fc.integer({ min: 1, max: 20 }), (seats, taken, party) => {
      const all = seats.map((one, index) => ({ id: String(index), ...one }));
      const reserved = taken.map(({ at, length, tables: ids }) => ({
        ...stayFrom(at, length),
        party: 1,
        tableIds: ids.map(String),
      }));
      const wanted = { ...stayFrom(5, 5), party };
      const found = findTables(all, reserved, wanted);
      const busy = reserved.filter((one) => overlaps(one, wanted)).flatMap(({ tableIds }) => tableIds);
      const fitting = all.some(({ id, seats: chairs }) => chairs >= party && !busy.includes(id));
      if (found === null) {
        expect(fitting).toBe(false);
        return;
      }
      expect(seatsOf(found)).toBeGreaterThanOrEqual(party);
      expect(found.some(({ id }) => busy.includes(id))).toBe(false);
      expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
      if (found.length > 1) expect(new Set(found.map(({ joins }) => joins)).size).toBe(1);
    }),
  );
});

test.each<[string, number[], number, number[]]>([
  ['a couple may take a table of four, not of six', [2, 4, 6], 2, [2, 4]],
  ['three may take a table of six', [2, 4, 6], 3, [2, 4, 6]],
  ['where all tables are large, one may take the smallest', [8, 6, 6], 1, [6, 6]],
  ['there may be none', [], 2, []],
])('%s', (_, seats, party, wanted) => {
  const tables = seats.map((chairs, index) => table(String(index), chairs));
  expect(tablesForGuests(tables, party).map((one) => one.seats)).toEqual(wanted);
});
