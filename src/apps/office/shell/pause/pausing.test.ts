import { expect, test } from 'vitest';
import { MINUTE } from '#platform/time/rules/durations.ts';
import type { StoreForStaff } from '#restaurant/stores/wire/store.ts';
import { pausableTypes, pausedTypesOf, pauseOf, resumeOf, statusOf } from './pausing.ts';

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

function storeWith(active: Record<string, boolean>, pausedTypes: StoreForStaff['pausedTypes'] = {}) {
  const orderConfigs = Object.entries(active).map(
    ([id, isActive]) =>
      ({ _id: id, label: id.toUpperCase(), active: isActive }) as StoreForStaff['orderConfigs'][number],
  );
  return { orderConfigs, pausedTypes };
}

test('pauses everything or one order type, for some minutes or until somebody resumes', () => {
  expect(pauseOf('all', 15, NOW)).toEqual({ paused: true, pausedUntil: at(15) });
  expect(pauseOf('all', null, NOW)).toEqual({ paused: true, pausedUntil: null });
  expect(pauseOf('pickup', 15, NOW)).toEqual({ pausedTypes: { pickup: { until: at(15) } } });
  expect(pauseOf('pickup', null, NOW)).toEqual({ pausedTypes: { pickup: { until: null } } });
  expect(resumeOf('pickup')).toEqual({ pausedTypes: { pickup: null } });
});

test('lists the paused types and the end of their pauses', () => {
  const store = storeWith(
    { a: true, b: true, c: true },
    { a: { until: at(9) }, b: { until: at(0) }, c: { until: null } },
  );
  expect(pausedTypesOf(store, NOW)).toEqual([
    { id: 'a', label: 'A', until: NOW + 9 * MINUTE },
    { id: 'c', label: 'C', until: null },
  ]);
});

test('types that are off or paused cannot be paused, nor a single one by itself', () => {
  const ids = (store: ReturnType<typeof storeWith>) => pausableTypes(store, NOW).map(({ id }) => id);
  expect(ids(storeWith({ a: true, b: false, c: true }))).toEqual(['a', 'c']);
  expect(ids(storeWith({ a: true, b: false }))).toEqual([]);
  expect(ids(storeWith({ a: true, b: true }, { b: { until: null } }))).toEqual([]);
});
