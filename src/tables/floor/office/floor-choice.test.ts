import { expect, test } from 'vitest';
import type { FloorTable } from '#tables/sittings/wire/sittings.ts';
import { agoOnFloor, floorTable } from '../rules/testing/floor-tables.ts';
import { areasOf, choiceOf, shownTables, USUAL } from './floor-choice.ts';

const at = (iden: string, room: string | null, sitting: Parameters<typeof floorTable>[0] = null) =>
  floorTable(sitting, { _id: iden, iden, room });
const namesOf = (tables: readonly FloorTable[]) => tables.map(({ iden }) => iden).join(' ');

test('areas stand in the order of their first table, tables in none last', () => {
  const areas = areasOf([at('1', null), at('2', 'Roof'), at('3', 'Hall'), at('4', 'Roof')]);
  expect(areas.map(({ name, tables }) => `${name}: ${namesOf(tables)}`)).toEqual([
    'Roof: 2 4',
    'Hall: 3',
    'null: 1',
  ]);
});

test('without areas, tables are grouped by their label', () => {
  const areas = areasOf([at('1', null), floorTable(null, { iden: '104', label: 'Room' }), at('2', null)]);
  expect(areas.map(({ label, tables }) => `${label}: ${namesOf(tables)}`)).toEqual([
    'Table: 1 2',
    'Room: 104',
  ]);
});

test('own tables, those that call, and those of an area', () => {
  const me = { _id: 'meera', name: 'Meera' };
  const tables = [
    at('1', 'Hall', { waiter: me }),
    at('2', 'Hall', { waiter: { _id: 'ravi', name: 'Ravi' }, claims: 1 }),
    at('3', 'Roof', { calls: [{ _id: 'c', kind: 'bill', at: agoOnFloor(1), takenBy: null }] }),
    at('4', 'Roof', { waiting: 1 }),
    at('5', 'Roof'),
  ];
  const shown = (change: Partial<typeof USUAL>) =>
    namesOf(shownTables(tables, { ...USUAL, ...change }, 'meera'));
  expect(shown({})).toBe('1 2 3 4 5');
  expect(shown({ show: 'mine' })).toBe('1');
  expect(shown({ show: 'calls' })).toBe('2 3 4');
  expect(shown({ area: 'Roof', show: 'calls' })).toBe('3 4');
  expect(namesOf(shownTables(tables, { ...USUAL, show: 'mine' }, undefined))).toBe('');
});

test('a choice that was remembered and no longer exists is the usual one', () => {
  expect(choiceOf({ area: 'Cellar' }, ['Hall'])).toEqual(USUAL);
  expect(choiceOf({ area: 'Hall', view: 'plan', show: 'mine' }, ['Hall'])).toEqual({
    area: 'Hall',
    view: 'plan',
    show: 'mine',
  });
  expect(choiceOf({ view: 'map', show: 'none' } as never, [])).toEqual(USUAL);
});
