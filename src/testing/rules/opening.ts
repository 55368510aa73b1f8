import * as fc from 'fast-check';
import { formatClock } from '#platform/time/rules/clock.ts';
import type { Holiday, OpeningHours, Span } from '#restaurant/opening-hours/rules/opening.ts';

export const span = (from: string, to: string): Span => ({ from, to });

/** Days that are left out are closed. */
export function hours(week: Partial<OpeningHours['week']>, holidays: Holiday[] = []): OpeningHours {
  return { week: { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [], ...week }, holidays };
}

export function everyDay(spans: Span[], holidays: Holiday[] = []): OpeningHours {
  const days = { mon: spans, tue: spans, wed: spans, thu: spans, fri: spans, sat: spans, sun: spans };
  return hours(days, holidays);
}

export const WEEK_OF_LUNCHES = everyDay([span('11:00', '15:00')]);

const minutes = fc.integer({ min: 0, max: 1439 });
const ends = fc.oneof(
  { weight: 9, arbitrary: minutes.map(formatClock) },
  { weight: 1, arbitrary: fc.constant('24:00') },
);
const spans = fc.array(
  fc.record({ from: minutes.map(formatClock), to: ends }).filter(({ from, to }) => from !== to),
  { maxLength: 3 },
);
const holidays = fc.array(
  fc
    .record({ day: fc.integer({ min: 0, max: 364 }), days: fc.integer({ min: 0, max: 20 }), hours: spans })
    .map(({ day, days, hours: own }) => {
      const dayAt = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10);
      return { from: dayAt(day), to: dayAt(day + days), label: '', hours: own };
    }),
  { maxLength: 4 },
);

/** Includes overlaps: stored hours were validated, but the arithmetic must not depend on it. */
export const someHours: fc.Arbitrary<OpeningHours> = fc.record({
  week: fc.record({ mon: spans, tue: spans, wed: spans, thu: spans, fri: spans, sat: spans, sun: spans }),
  holidays,
});

export const zones = fc.constantFrom(
  'Asia/Kolkata',
  'America/New_York',
  'Europe/London',
  'Australia/Lord_Howe',
  'America/Havana',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
);
