import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '#platform/time/rules/durations.ts';
import { holds } from '#testing/rules/expecting.ts';
import { replay, type Went } from '#testing/rules/replay.ts';
import { expectedFrom, experienceFrom, inSteps, keptOf, promiseFrom } from './promise.ts';

const NOON = 100 * DAY + 12 * HOUR;

/** Orders of this dish, each an hour apart so that the kitchen has no other, the latest first. */
const took = (minutes: number[], dish = 'dosa'): Went[] =>
  minutes.map((of, index) => {
    const at = NOON - (index + 1) * DAY;
    return { at, servedAt: at + of * MINUTE, dishes: [dish] };
  });
const times = (count: number, minutes: number) => Array.from({ length: count }, () => minutes);
const asked = (more: object = {}) => ({ now: NOON, load: 0, dishes: ['dosa'], ...more });
const promise = (past: Went[], more: object = {}) => promiseFrom(experienceFrom(past), asked(more));

describe('a promise', () => {
  test.each([
    ['no orders yet', [], 20, 30],
    ['too few orders', times(4, 10), 20, 30],
    ['a few orders: as long as the slowest of them', [8, 9, 10, 11, 19], 9, 19],
    ['many alike', times(60, 12), 12, 13],
    ['served within a minute', times(60, 0.5), 1, 2],
    ['one order that was forgotten for a day', [...times(60, 12), 24 * 60], 12, 13],
    ['orders that were served as they were placed', [...times(60, 12), ...times(30, 0)], 12, 13],
  ])('with %s', (_, minutes, fromMinutes, toMinutes) => {
    expect(promise(took(minutes))).toEqual({ fromMinutes, toMinutes });
  });

  test('is shorter for a quick dish, and in between for one that nobody has ordered yet', () => {
    const past = [...took(times(60, 5), 'chai'), ...took(times(60, 25), 'biryani')];
    expect(promise(past, { dishes: ['chai'] }).toMinutes).toBeLessThanOrEqual(10);
    expect(promise(past, { dishes: ['biryani', 'chai'] }).fromMinutes).toBe(25);
    expect(promise(past, { dishes: ['momos'] })).toEqual({ fromMinutes: 5, toMinutes: 25 });
    expect(promise(past, { dishes: [] })).toEqual({ fromMinutes: 5, toMinutes: 25 });
  });

  test('is longer the more the kitchen has, and at most what it has ever taken', () => {
    const quiet = took(times(60, 10));
    const rush = Array.from({ length: 40 }, (_, index) => {
      const at = NOON - DAY + 6 * HOUR + index * 1000;
      return { at, servedAt: at + (10 + index) * MINUTE, dishes: ['dosa'] };
    });
    const at = (load: number) => promise([...rush, ...quiet], { load }).toMinutes;
    expect(at(0)).toBeLessThan(at(20));
    expect(at(20)).toBeLessThanOrEqual(at(39));
    expect(at(1000)).toBe(50);
  });

  test('listens to the last days more than to those before', () => {
    const now = took(times(20, 30));
    const before = took(times(40, 10)).map((one) => ({
      ...one,
      at: one.at - 60 * DAY,
      servedAt: one.servedAt - 60 * DAY,
    }));
    expect(promise([...now, ...before]).fromMinutes).toBe(30);
  });

  test('spans whole minutes, whatever went before', () => {
    const past = fc.array(fc.record({ ago: fc.nat(30 * DAY), ms: fc.nat(4 * HOUR), dish: fc.nat(5) }));
    holds(
      fc.property(past, fc.nat(30), (orders, load) => {
        const went = orders.map(({ ago, ms, dish }) => ({
          at: NOON - ago,
          servedAt: NOON - ago + ms,
          dishes: [`${dish}`],
        }));
        const { fromMinutes, toMinutes } = promise(went, { load, dishes: ['1', '2'] });
        expect(fromMinutes).toBeGreaterThanOrEqual(1);
        expect(toMinutes).toBeGreaterThan(fromMinutes);
        expect(toMinutes).toBeLessThanOrEqual(181);
      }),
    );
  });
});

describe('an order that waits', () => {
  const experience = experienceFrom(took([...times(30, 10), ...times(10, 25), ...times(3, 40)]));

  test('is expected by those that took longer', () => {
    const { fromMinutes } = expectedFrom(experience, asked({ waitedMs: 12 * MINUTE })) ?? {};
    expect(fromMinutes).toBe(25);
  });

  test('is told nothing where hardly any took so long', () => {
    expect(expectedFrom(experience, asked({ waitedMs: 30 * MINUTE }))).toBeNull();
  });
});

test('pages have steps of five minutes around it', () => {
  expect(inSteps({ fromMinutes: 3, toMinutes: 4 })).toEqual({ fromMinutes: 5, toMinutes: 10 });
  expect(inSteps({ fromMinutes: 14, toMinutes: 26 })).toEqual({ fromMinutes: 10, toMinutes: 30 });
});

test('how many came in time is said of the last fifty, and of twenty at least', () => {
  const latest = (late: number, all: number) =>
    took([...times(late, 31), ...times(all - late, 30)]).map((one) => ({ ...one, promisedMinutes: 30 }));
  expect(keptOf(latest(0, 19), 0)).toBeNull();
  expect(keptOf(latest(2, 20), 0)).toEqual({ onTime: 18, of: 20 });
  expect(keptOf([...latest(4, 50), ...latest(50, 50)], 0)).toEqual({ onTime: 46, of: 50 });
});

test('what is late now counts before what has come', () => {
  const latest = took(times(50, 10)).map((one) => ({ ...one, promisedMinutes: 30 }));
  expect(keptOf(latest, 1)).toEqual({ onTime: 49, of: 50 });
  expect(keptOf(latest, 60)).toEqual({ onTime: 0, of: 50 });
  expect(keptOf(latest.slice(0, 18), 2)).toEqual({ onTime: 18, of: 20 });
});

test('an order that nobody has begun when it was promised takes as long from then on as a new one', () => {
  const past = experienceFrom(took([...times(60, 12), ...times(6, 28)]));
  const waited = (minutes: number, more: object = {}) =>
    expectedFrom(past, asked({ waitedMs: minutes * MINUTE, unbegun: { promisedMinutes: 14 }, ...more }));
  expect(waited(10)).toEqual(waited(10, { unbegun: undefined }));
  expect(waited(26)).toEqual({ fromMinutes: 38, toMinutes: 39 });
  expect(waited(26, { unbegun: undefined })).toEqual({ fromMinutes: 28, toMinutes: 29 });
  expect(waited(40, { unbegun: undefined })).toBeNull();
  expect(waited(40)).toEqual({ fromMinutes: 52, toMinutes: 53 });
});

/** Evenings of a kitchen with so many cooks. Dishes take their time, orders queue, and some days are slower. */
function evenings(cooks: number, orders: number, roll: () => number): Went[] {
  const dishes: Record<string, number> = { chai: 4, dosa: 7, momos: 9, dal: 11, biryani: 18 };
  const names = Object.keys(dishes);
  return Array.from({ length: 30 }, (_, day) => {
    const free = times(cooks, 0);
    const pace = 0.85 + 0.3 * roll();
    const bell = () => roll() + roll() + roll() - 1.5;
    const placed = Array.from({ length: orders }, () => day * DAY + 20 * HOUR + bell() * 110 * MINUTE);
    return placed
      .toSorted((one, other) => one - other)
      .map((at): Went => {
        const chosen = Array.from(
          { length: 1 + Math.floor(roll() * 3) },
          () => names[Math.floor(roll() * 5)] ?? '',
        );
        const each = chosen.map((name) => dishes[name] ?? 0);
        const cook = free.indexOf(Math.min(...free));
        const begun = Math.max(at, free[cook] ?? 0);
        free[cook] = begun + each.reduce((sum, one) => sum + one, 0) * 0.35 * pace * MINUTE;
        const cooking = (Math.max(...each) * (0.7 + 0.6 * roll()) + 1.5 * each.length) * pace;
        return { at, servedAt: Math.round(begun + cooking * MINUTE), dishes: [...new Set(chosen)] };
      });
  }).flat();
}

/** mulberry32 */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

test.each([
  { cooks: 3, orders: 40, most: 30 },
  { cooks: 2, orders: 40, most: 40 },
  { cooks: 4, orders: 80, most: 40 },
  { cooks: 1, orders: 15, most: 35 },
])('$cooks cooks and $orders orders an evening: about nine of ten promises are kept', (kitchen) => {
  const { kept, medianMinutes } = replay(evenings(kitchen.cooks, kitchen.orders, dice(kitchen.cooks)));
  expect(kept).toBeGreaterThanOrEqual(0.85);
  expect(kept).toBeLessThanOrEqual(0.95);
  expect(medianMinutes).toBeLessThan(kitchen.most);
});
