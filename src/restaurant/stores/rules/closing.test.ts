import { expect, test } from 'vitest';
import { DAY } from '#platform/time/rules/durations.ts';
import { closingStep, eraseTime } from './closing.ts';

test('a closed store is kept for 30 days, and its owners are told in the last seven', () => {
  const closedAt = Date.parse('2026-11-01T10:00:00Z');
  expect(new Date(eraseTime(closedAt)).toISOString()).toBe('2026-12-01T10:00:00.000Z');
  const steps = [0, 22.9, 23, 29.9, 30, 90].map((days) => closingStep(closedAt, closedAt + days * DAY));
  expect(steps).toEqual(['keep', 'keep', 'tell', 'tell', 'erase', 'erase']);
});
