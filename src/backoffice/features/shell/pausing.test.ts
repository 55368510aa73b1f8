import { expect, test } from 'vitest';
import { MINUTE } from '#domain/time/durations.ts';
import { pauseFor, statusOf } from './pausing.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const at = (minutes: number) => new Date(NOW + minutes * MINUTE).toISOString();
const never = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
const open = { paused: false, pausedUntil: null, openingHours: null, timeZone: 'Asia/Kolkata' };

test.each([
  ['open', open, { open: true, closesAt: null }],
  ['paused', { ...open, paused: true }, { open: false, reason: 'paused', opensAt: null }],
  [
    'paused for a while',
    { ...open, paused: true, pausedUntil: at(30) },
    { open: false, reason: 'paused', opensAt: NOW + 30 * MINUTE },
  ],
  ['a pause that is over', { ...open, paused: true, pausedUntil: at(0) }, { open: true, closesAt: null }],
  [
    'closed',
    { ...open, openingHours: { week: never, holidays: [] } },
    { open: false, reason: 'closed', opensAt: null },
  ],
  [
    'paused while closed',
    { ...open, paused: true, openingHours: { week: never, holidays: [] } },
    { open: false, reason: 'paused', opensAt: null },
  ],
])('%s', (_, store, status) => {
  expect(statusOf(store, NOW)).toEqual(status);
});

test('a pause ends by itself, or when somebody resumes', () => {
  expect(pauseFor(15, NOW)).toEqual({ paused: true, pausedUntil: at(15) });
  expect(pauseFor(null, NOW)).toEqual({ paused: true, pausedUntil: null });
});
