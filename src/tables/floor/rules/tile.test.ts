import { describe, expect, test } from 'vitest';
import { CANCELLED, PREPARING, SERVED } from '#ordering/orders/rules/order.ts';
import type { FloorSitting } from '#tables/sittings/wire/sittings.ts';
import { agoOnFloor, FLOOR_NOW, floorRound, floorTable } from './testing/floor-tables.ts';
import { isTaken, type TileState, type TileTone, tileOf } from './tile.ts';

const AGES = { slow: 15, late: 25 };
const shown = (table: Parameters<typeof tileOf>[0]) => tileOf(table, FLOOR_NOW, AGES);
const HELD = { held: [{ _id: 'mains', name: 'Mains' }], isServed: true };
const servedAgo = (minutes: number) =>
  floorRound({ state: SERVED, createdAt: agoOnFloor(minutes + 10), servedAt: agoOnFloor(minutes) });

test('a table without a sitting is free, or has orders of its own', () => {
  expect(shown(floorTable(null))).toEqual({ state: 'free', tone: 'free', minutes: null });
  expect(shown(floorTable({ state: 'closed' }))).toEqual({ state: 'free', tone: 'free', minutes: null });
  expect(shown(floorTable(null, { loose: 2 }))).toEqual({ state: 'loose', tone: 'warn', minutes: null });
});

test('a table is taken by guests who sit there, and by orders of its own', () => {
  const tables = [
    floorTable(null),
    floorTable({ state: 'closed' }),
    floorTable(null, { loose: 1 }),
    floorTable({}),
  ];
  expect(tables.map(isTaken)).toEqual([false, false, true, true]);
});

describe('a table with guests', () => {
  test.each<[string, Partial<FloorSitting>, TileState, TileTone, number]>([
    ['just seated', { openedAt: agoOnFloor(9) }, 'seated', 'calm', 9],
    ['seated for long', { openedAt: agoOnFloor(10) }, 'seated', 'warn', 10],
    ['only a cancelled round', { rounds: [floorRound({ state: CANCELLED })] }, 'seated', 'warn', 20],
    ['a round is cooked', { rounds: [floorRound()] }, 'waiting', 'calm', 5],
    [
      'the oldest open round counts',
      { rounds: [servedAgo(40), floorRound({ createdAt: agoOnFloor(15) }), floorRound()] },
      'waiting',
      'warn',
      15,
    ],
    [
      'the starters are made and wait to be carried',
      { rounds: [floorRound()], courses: { ...HELD, since: agoOnFloor(4) } },
      'ready',
      'warn',
      4,
    ],
    [
      'nobody has fired the mains',
      { rounds: [floorRound()], courses: { ...HELD, since: agoOnFloor(5) } },
      'held',
      'warn',
      5,
    ],
    [
      'all before the mains was taken off',
      { rounds: [floorRound()], courses: { ...HELD, since: null } },
      'held',
      'warn',
      5,
    ],
    [
      'the bill is asked for while a course is held',
      {
        state: 'asked',
        askedAt: agoOnFloor(15),
        rounds: [floorRound()],
        courses: { ...HELD, since: agoOnFloor(20) },
      },
      'asked',
      'bad',
      15,
    ],
    [
      'the bill is asked for while a course waits to be carried',
      {
        state: 'asked',
        askedAt: agoOnFloor(15),
        rounds: [floorRound()],
        courses: { ...HELD, since: agoOnFloor(4) },
      },
      'ready',
      'warn',
      4,
    ],
    ['it is late', { rounds: [floorRound({ createdAt: agoOnFloor(25) })] }, 'waiting', 'bad', 25],
    ['paid before it is served', { state: 'paid', rounds: [floorRound()] }, 'waiting', 'calm', 5],
    [
      'food waits, though the bill was asked for',
      { state: 'asked', askedAt: agoOnFloor(2), rounds: [floorRound({ state: PREPARING, ready: true })] },
      'ready',
      'warn',
      5,
    ],
    [
      'paid, but for a bill of its own',
      {
        state: 'paid',
        paidAt: agoOnFloor(3),
        bills: [{ _id: 'b', total: 60, due: 60 }],
        rounds: [servedAgo(12)],
      },
      'served',
      'calm',
      12,
    ],
    ['all served', { due: 147, rounds: [servedAgo(12), servedAgo(30)] }, 'served', 'calm', 12],
    [
      'the bill is asked for',
      { state: 'asked', askedAt: agoOnFloor(4), due: 147, rounds: [servedAgo(9)] },
      'asked',
      'warn',
      4,
    ],
    [
      '… for long',
      { state: 'asked', askedAt: agoOnFloor(5), due: 147, rounds: [servedAgo(9)] },
      'asked',
      'bad',
      5,
    ],
    ['all is paid', { state: 'paid', paidAt: agoOnFloor(3), rounds: [servedAgo(70)] }, 'paid', 'good', 3],
    ['money is due and nothing happens', { due: 147, rounds: [servedAgo(60)] }, 'left', 'bad', 60],
    [
      'they asked, and left',
      { state: 'asked', askedAt: agoOnFloor(61), due: 147, rounds: [servedAgo(80)] },
      'left',
      'bad',
      61,
    ],
    ['nothing is due', { due: 0, rounds: [servedAgo(90)] }, 'served', 'calm', 90],
  ])('%s', (_, sitting, state, tone, minutes) => {
    expect(shown(floorTable(sitting))).toEqual({ state, tone, minutes });
  });

  test('a clock that runs behind shows nothing below zero', () => {
    expect(shown(floorTable({ openedAt: agoOnFloor(-3) })).minutes).toBe(0);
  });
});
