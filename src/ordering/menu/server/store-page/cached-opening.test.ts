import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '#platform/time/rules/durations.ts';
import { openingStatus } from '#restaurant/opening-hours/rules/opening.ts';
import { holds } from '#testing/rules/expecting.ts';
import { someHours, WEEK_OF_LUNCHES, zones } from '#testing/rules/opening.ts';
import { countReadings } from '#testing/rules/watch-clocks.ts';
import { cachedOpening } from './cached-opening.ts';

const NOON = Date.parse('2026-11-20T06:30:00Z');

test('equals the computed status at any time, also when the clock is put back', () => {
  const steps = fc.array(fc.integer({ min: -90 * DAY, max: 90 * DAY }), {
    maxLength: 8,
  });
  const pause = fc.option(fc.integer({ min: -MINUTE, max: 3000 * MINUTE }), { nil: null });
  const stores = fc.record({ openingHours: someHours, timeZone: zones, paused: fc.boolean(), pause });
  holds(
    fc.property(stores, steps, ({ pause: ms, ...more }, times) => {
      const store = { ...more, pausedUntil: ms === null ? null : new Date(NOON + ms) };
      const openingAt = cachedOpening(store);
      for (const now of times.map((step) => NOON + step)) {
        const status = openingAt(now);
        const next = (status.open ? status.closesAt : status.opensAt) ?? now;
        for (const at of [now, now + 1, now + MINUTE, next - 1, next]) {
          expect(openingAt(at)).toEqual(openingStatus(store, at));
        }
      }
    }),
  );
});

test('computes nothing until the next change', () => {
  const openingAt = cachedOpening({
    paused: false,
    pausedUntil: null,
    openingHours: WEEK_OF_LUNCHES,
    timeZone: 'Asia/Kolkata',
  });
  openingAt(NOON);
  const closesAt = NOON + 3 * HOUR;
  expect(countReadings(() => openingAt(closesAt - 1))).toBe(0);
  expect(countReadings(() => openingAt(closesAt))).toBeGreaterThan(0);
  expect(openingAt(closesAt).open).toBe(false);
});
