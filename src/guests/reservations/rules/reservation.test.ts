import { expect, test } from 'vitest';
import { MINUTE } from '#platform/time/rules/durations.ts';
import {
  DEFAULT_RESERVATIONS,
  holdsTables,
  isLate,
  mayGuestCancel,
  mayGuestChange,
  RESERVATION_STATES,
  stepsFrom,
  turnMinutes,
} from './reservation.ts';

test('each state leads on, and a wrong tap can be taken back', () => {
  const steps = (isWalkIn: boolean) =>
    RESERVATION_STATES.map((state) => `${state} → ${stepsFrom({ state, isWalkIn })}`);
  expect(steps(false)).toEqual([
    'requested → confirmed,seated,cancelled',
    'confirmed → seated,no_show,cancelled',
    'waiting → called,seated,no_show,cancelled',
    'called → seated,no_show,cancelled',
    'seated → done,confirmed',
    'done → seated',
    'no_show → confirmed,seated',
    'cancelled → confirmed',
  ]);
  expect(stepsFrom({ state: 'seated', isWalkIn: true })).toEqual(['done', 'waiting']);
  expect(stepsFrom({ state: 'called', isWalkIn: true })).toEqual([
    'waiting',
    'seated',
    'no_show',
    'cancelled',
  ]);
});

test('tables are held until a party has left or does not come', () => {
  expect(RESERVATION_STATES.filter(holdsTables)).toEqual(['requested', 'confirmed', 'seated']);
});

test('guests cancel and change until their time, and leave the line until they sit', () => {
  const cancellable = (now: number) =>
    RESERVATION_STATES.filter((state) => mayGuestCancel({ state, startsAt: 10 }, now));
  expect(cancellable(9)).toEqual(['requested', 'confirmed', 'waiting', 'called']);
  expect(cancellable(10)).toEqual(['waiting', 'called']);
  const changeable = (now: number) =>
    RESERVATION_STATES.filter((state) => mayGuestChange({ state, startsAt: 10 }, now));
  expect(changeable(9)).toEqual(['requested', 'confirmed']);
  expect(changeable(10)).toEqual([]);
});

test('a confirmed party is late after a quarter of an hour', () => {
  const late = (state: 'confirmed' | 'seated', minutes: number) =>
    isLate({ state, startsAt: 0 }, minutes * MINUTE);
  expect([late('confirmed', 14), late('confirmed', 15), late('seated', 60)]).toEqual([false, true, false]);
});

test.each([
  [1, 75],
  [2, 75],
  [3, 90],
  [8, 120],
  [30, 120],
])('%i guests stay %i minutes', (party, minutes) => {
  expect(turnMinutes(DEFAULT_RESERVATIONS.turns, party)).toBe(minutes);
});
