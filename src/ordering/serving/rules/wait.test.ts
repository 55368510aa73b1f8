import { describe, expect, test } from 'vitest';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { waitOf } from './wait.ts';

const minutes = (count: number) => Date.parse('2026-11-20T14:36:00.000Z') + count * MINUTE;
const at = (count: number) => new Date(minutes(count)).toISOString();
const PLACED = { at: at(0), what: 'placed' };

type Timed = Parameters<typeof waitOf>[0];
const order = (change: Partial<Timed> = {}): Timed => ({
  createdAt: at(0),
  payment: { state: 'unpaid' },
  timeline: [PLACED],
  estimate: { fromMinutes: 20, toMinutes: 30 },
  ...change,
});

describe('how long it will take', () => {
  test.each([
    [0, { kind: 'about', minutes: 25, due: minutes(25) }],
    [11, { kind: 'about', minutes: 14, due: minutes(25) }],
    [11.5, { kind: 'about', minutes: 14, due: minutes(25) }],
    [23, { kind: 'about', minutes: 2, due: minutes(25) }],
    [24, { kind: 'soon', due: minutes(25) }],
    [28, { kind: 'soon', due: minutes(28) }],
    [31, { kind: 'late' }],
    [240, null],
  ])('after %d minutes', (passed, wait) => {
    expect(waitOf(order(), minutes(passed))).toEqual(wait);
  });

  test('a clock that is behind shows no more than the whole estimate', () => {
    expect(waitOf(order(), minutes(-50))).toMatchObject({ kind: 'about', minutes: 25 });
  });

  test('the wait begins when the order is paid', () => {
    expect(waitOf(order({ payment: { state: 'awaiting' } }), minutes(1))).toBeNull();
    const timeline = [PLACED, { at: at(10), what: 'paid' }];
    expect(waitOf(order({ timeline }), minutes(10))).toMatchObject({ minutes: 25 });
  });

  test('an ended order has no wait', () => {
    expect(waitOf(order({ estimate: null }), minutes(5))).toBeNull();
  });
});
