import { expect, test } from 'vitest';
import type { StoreForStaff } from '#domain/api/store.ts';
import { MINUTE } from '#domain/time/durations.ts';
import { pausableTypes, pausedTypesOf, pauseOf, resumeOf } from './pause-types.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const at = (minutes: number) => new Date(NOW + minutes * MINUTE).toISOString();

function storeWith(active: Record<string, boolean>, pausedTypes: StoreForStaff['pausedTypes'] = {}) {
  const orderConfigs = Object.entries(active).map(
    ([id, isActive]) =>
      ({ _id: id, label: id.toUpperCase(), active: isActive }) as StoreForStaff['orderConfigs'][number],
  );
  return { orderConfigs, pausedTypes };
}

test('all is paused, or one order type', () => {
  expect(pauseOf('all', 15, NOW)).toEqual({ paused: true, pausedUntil: at(15) });
  expect(pauseOf('pickup', 15, NOW)).toEqual({ pausedTypes: { pickup: { until: at(15) } } });
  expect(pauseOf('pickup', null, NOW)).toEqual({ pausedTypes: { pickup: { until: null } } });
  expect(resumeOf('pickup')).toEqual({ pausedTypes: { pickup: null } });
});

test('what is paused, and until when', () => {
  const store = storeWith(
    { a: true, b: true, c: true },
    { a: { until: at(9) }, b: { until: at(0) }, c: { until: null } },
  );
  expect(pausedTypesOf(store, NOW)).toEqual([
    { id: 'a', label: 'A', until: NOW + 9 * MINUTE },
    { id: 'c', label: 'C', until: null },
  ]);
});

test('what is off or paused already cannot be paused, and one alone is all', () => {
  const ids = (store: ReturnType<typeof storeWith>) => pausableTypes(store, NOW).map(({ id }) => id);
  expect(ids(storeWith({ a: true, b: false, c: true }))).toEqual(['a', 'c']);
  expect(ids(storeWith({ a: true, b: false }))).toEqual([]);
  expect(ids(storeWith({ a: true, b: true }, { b: { until: null } }))).toEqual([]);
});
