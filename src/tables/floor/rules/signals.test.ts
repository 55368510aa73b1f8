import { expect, test } from 'vitest';
import { isLateCall, ringing, signalsOf } from './signals.ts';
import { agoOnFloor, floorTable } from './testing/floor-tables.ts';

const call = (id: string, minutes: number, takenBy: string | null = null) => ({
  _id: id,
  kind: 'water',
  at: agoOnFloor(minutes),
  takenBy,
});
const tables = [
  floorTable(null, { _id: 'free' }),
  floorTable({ _id: 'one', calls: [call('late', 1)], waiting: 2 }, { _id: 'a' }),
  floorTable({ _id: 'two', calls: [call('early', 5), call('taken', 3, 'Meera')], claims: 1 }, { _id: 'b' }),
];

test('calls come first, the oldest first, then who wants to join, then payments', () => {
  const shown = signalsOf(tables).map(({ id, what, table }) => `${what} ${id} at ${table._id}`);
  expect(shown).toEqual([
    'call early at b',
    'call taken at b',
    'call late at a',
    'join join 2 one at a',
    'claim claim 1 two at b',
  ]);
});

test('what nobody has taken or silenced rings', () => {
  const ids = (silenced: string[]) => ringing(signalsOf(tables), silenced).map(({ id }) => id);
  expect(ids([])).toEqual(['early', 'late', 'join 2 one']);
  expect(ids(['early', 'join 2 one'])).toEqual(['late']);
  expect(ids(['join 1 one'])).toContain('join 2 one');
});

test('a call is late after ten minutes, until somebody takes it', () => {
  const now = Date.parse(agoOnFloor(0));
  const late = [call('a', 9), call('b', 10), call('c', 40, 'Ravi')].map((each) => isLateCall(each, now));
  expect(late).toEqual([false, true, false]);
});
