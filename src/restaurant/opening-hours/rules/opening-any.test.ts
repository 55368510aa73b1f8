import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayIn, minuteOfDayIn } from '#platform/time/rules/clock.ts';
import { DAY, MINUTE } from '#platform/time/rules/durations.ts';
import { holds } from '#testing/rules/expecting.ts';
import { someHours, zones } from '#testing/rules/opening.ts';
import { type OpeningHours, openingStatus, spanMinutes } from './opening.ts';

const INDIA = 'Asia/Kolkata';

describe('any hours in any zone', () => {
  const around = fc.integer({ min: Date.UTC(2026, 0) / MINUTE, max: Date.UTC(2027, 0) / MINUTE });
  const cases = fc.record({ openingHours: someHours, timeZone: zones, minute: around });
  const check = (look: (isOpen: (at: number) => boolean, now: number, next: number | null) => void) =>
    holds(
      fc.property(cases, ({ openingHours, timeZone, minute }) => {
        const store = { paused: false, pausedUntil: null, openingHours, timeZone };
        const now = minute * MINUTE;
        const status = openingStatus(store, now);
        look((at) => openingStatus(store, at).open, now, status.open ? status.closesAt : status.opensAt);
      }),
    );

  test('the announced change happens then, and not a moment before', () => {
    check((isOpen, now, next) => {
      if (next === null) return;
      expect(next).toBeGreaterThan(now);
      expect(isOpen(next)).toBe(!isOpen(now));
      expect(isOpen(next - 1)).toBe(isOpen(now));
    });
  });

  test('nothing changes until then, or for two weeks where none is announced', () => {
    check((isOpen, now, next) => {
      const last = next === null ? now + 14 * DAY : next - 1;
      const step = Math.max(MINUTE, (last - now) / 97);
      for (let at = now; at <= last; at += step) expect(isOpen(at)).toBe(isOpen(now));
    });
  });

  test('the status matches the local hours where the clocks never change', () => {
    holds(
      fc.property(someHours, around, (openingHours, minute) => {
        const now = minute * MINUTE;
        const store = { paused: false, pausedUntil: null, openingHours, timeZone: INDIA };
        expect(openingStatus(store, now).open).toBe(isOpenOnTheWall(openingHours, now));
      }),
    );
  });

  /** Checks the local hours of the day and of the day before, without intervals. */
  function isOpenOnTheWall(openingHours: OpeningHours, now: number): boolean {
    return [0, 1].some((daysAgo) => {
      const day = dayIn(INDIA, now - daysAgo * DAY);
      const minute = minuteOfDayIn(INDIA, now) + daysAgo * 24 * 60;
      const name = new Date(day).toUTCString().slice(0, 3).toLowerCase() as keyof OpeningHours['week'];
      const holiday = openingHours.holidays.find(({ from, to }) => from <= day && day <= to);
      return (holiday?.hours ?? openingHours.week[name]).some((each) => {
        const { from, to } = spanMinutes(each);
        return from <= minute && minute < to;
      });
    });
  }

  test('a pause only ever postpones the opening', () => {
    holds(
      fc.property(cases, fc.integer({ min: 1, max: 3 * DAY }), ({ openingHours, timeZone, minute }, ms) => {
        const now = minute * MINUTE;
        const store = { paused: true, pausedUntil: new Date(now + ms), openingHours, timeZone };
        const status = openingStatus(store, now);
        expect(status.open).toBe(false);
        if (status.open || status.opensAt === null) return;
        expect(status.opensAt).toBeGreaterThanOrEqual(now + ms);
        expect(openingStatus(store, status.opensAt).open).toBe(true);
        expect(openingStatus(store, status.opensAt - 1)).toEqual(status);
      }),
    );
  });
});
