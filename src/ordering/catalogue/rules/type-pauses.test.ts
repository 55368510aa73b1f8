import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changePauses, isTypePaused, nextTypeResume, type TypePauses } from './type-pauses.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const at = (ms: number) => ({ until: new Date(NOW + ms).toISOString() });
const forever = { until: null };

describe('a pause of one order type', () => {
  test.each<[TypePauses, boolean]>([
    [{}, false],
    [{ other: forever }, false],
    [{ pickup: at(-1) }, false],
    [{ pickup: at(0) }, false],
    [{ pickup: at(1) }, true],
    [{ pickup: forever }, true],
  ])('%j: %s', (pauses, isPaused) => {
    expect(isTypePaused(pauses, 'pickup', NOW)).toBe(isPaused);
  });

  test('inherited object properties are no order types', () => {
    expect(isTypePaused({}, 'constructor', NOW)).toBe(false);
  });
});

test.each<[TypePauses, number | null]>([
  [{}, null],
  [{ a: forever, b: at(-1) }, null],
  [{ a: at(5000), b: at(2000), c: forever, d: at(-1) }, NOW + 2000],
])('the next pause of %j ends at %s', (pauses, end) => {
  expect(nextTypeResume(pauses, NOW)).toBe(end);
});

test('a change keeps pauses that it does not name, and drops those that have ended', () => {
  const before = { a: at(5000), b: forever, c: at(-1) };
  const types = { now: NOW, typeIds: ['a', 'b', 'c', 'd', 'e'] };
  const asked = { b: null, d: at(9), e: at(-9) };
  expect(changePauses(before, asked, types)).toEqual({ a: at(5000), d: at(9) });
  // Ids that are not order types of the store are dropped.
  expect(changePauses(before, asked, { ...types, typeIds: ['d'] })).toEqual({ d: at(9) });
});

test('until the next end nothing changes, and then something does', () => {
  const pause = fc.record({ until: fc.option(fc.integer({ min: -9, max: 9 }).map((ms) => at(ms).until)) });
  void fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('a', 'b', 'c'), pause), (pauses) => {
      const next = nextTypeResume(pauses, NOW);
      const paused = (now: number) => ['a', 'b', 'c'].filter((id) => isTypePaused(pauses, id, now));
      if (next === null) expect(paused(NOW + 100)).toEqual(paused(NOW));
      else {
        expect(paused(next - 1)).toEqual(paused(NOW));
        expect(paused(next).length).toBeLessThan(paused(NOW).length);
      }
    }),
  );
});
