import { expect, test } from 'vitest';
import { CANCELLED, CONFIRMED, PREPARING, SERVED } from '#ordering/orders/rules/order.ts';
import type { StaffSitting } from '#tables/sittings/wire/sittings.ts';
import { nextActOf } from './next-act.ts';
import { agoOnFloor, floorRound, floorSitting } from './testing/floor-tables.ts';

type Shown = Parameters<typeof nextActOf>[0];

const next = (change: Partial<Shown>) =>
  nextActOf({ ...floorSitting(), guestList: [], parts: [], ...change });

const guest = (_id: string, state: 'in' | 'waiting'): StaffSitting['guestList'][number] => ({
  _id,
  name: '',
  number: 1,
  colour: '',
  sign: '',
  you: false,
  state,
});
const part = (_id: string, state: 'open' | 'claimed'): StaffSitting['parts'][number] => ({
  _id,
  guest: 'asha',
  kind: 'all',
  amount: 90,
  tip: 0,
  state,
  utr: null,
});
const call = (_id: string, takenBy: string | null) => ({ _id, kind: 'water', at: agoOnFloor(1), takenBy });
const asked = { _id: 'first', state: PREPARING } as const;

test('a call comes before a guest at the door of the table, and that before a payment to check', () => {
  const all = {
    calls: [call('water', null)],
    guestList: [guest('ravi', 'waiting')],
    parts: [part('a', 'claimed')],
  };
  expect(next(all)).toEqual({ what: 'answer', id: 'water' });
  expect(next({ ...all, calls: [call('water', 'Ravi')] })).toEqual({ what: 'answer', id: 'ravi' });
  expect(next({ ...all, calls: [], guestList: [guest('ravi', 'in')] })).toEqual({ what: 'answer', id: 'a' });
  expect(next({ parts: [part('a', 'open')] })).toEqual({ what: 'order' });
});

test('without anything ordered, or with all of it cancelled, an order is taken', () => {
  expect(next({})).toEqual({ what: 'order' });
  expect(next({ rounds: [floorRound({ state: CANCELLED })] })).toEqual({ what: 'order' });
});

test('what is ready is carried before a new round is confirmed', () => {
  const rounds = [
    floorRound({ _id: 'new' }),
    floorRound({ _id: 'made', state: PREPARING, ready: true }),
    floorRound({ _id: 'eaten', state: SERVED, ready: true }),
  ];
  expect(next({ rounds })).toEqual({ what: 'step', id: 'made' });
  expect(next({ rounds: rounds.slice(0, 1) })).toEqual({ what: 'step', id: 'new' });
});

test('a course is fired once the one before was carried', () => {
  const rounds = [floorRound({ state: CONFIRMED })];
  const held = [{ _id: 'mains', name: 'Mains', lines: 1 }];
  const courses = { held, isServed: true, since: agoOnFloor(3) } as unknown as Shown['courses'];
  expect(next({ rounds, courses })).toEqual({ what: 'fire' });
  expect(next({ rounds, courses: courses && { ...courses, isServed: false } })).toEqual({ what: 'order' });
});

test('while the kitchen cooks they order more, unless they want to pay', () => {
  const rounds = [floorRound(asked)];
  expect(next({ rounds, due: 90 })).toEqual({ what: 'order' });
  expect(next({ rounds, due: 90, state: 'asked' })).toEqual({ what: 'pay' });
  expect(next({ rounds, due: 0, state: 'asked' })).toEqual({ what: 'order' });
});

test('after the last round is served the table pays, all of its bills, and is cleared', () => {
  const rounds = [floorRound({ state: SERVED })];
  expect(next({ rounds, due: 90 })).toEqual({ what: 'pay' });
  expect(next({ rounds, bills: [{ _id: 'b', total: 90, due: 10 }] })).toEqual({ what: 'pay' });
  expect(next({ rounds, bills: [{ _id: 'b', total: 90, due: 0 }] })).toEqual({ what: 'clear' });
});
