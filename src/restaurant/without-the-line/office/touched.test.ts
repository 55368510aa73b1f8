import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HOUR, MINUTE, SECOND } from '#platform/time/rules/durations.ts';
import { beginTouches, endTouches, isTouched, noteTouch } from './touched.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wait = (ms: number) => vi.setSystemTime(Date.now() + ms);

test('touches in time put the lock off', () => {
  beginTouches();
  for (const _time of [1, 2, 3]) {
    wait(2 * MINUTE - SECOND);
    expect(noteTouch(2)).toBe(true);
  }
  expect(isTouched(2)).toBe(true);
});

test('a touch that comes too late puts nothing off, however many follow, and a PIN does', () => {
  beginTouches();
  wait(2 * MINUTE);
  for (const _time of [1, 2, 3]) expect(noteTouch(2)).toBe(false);
  expect(isTouched(2)).toBe(false);
  beginTouches();
  expect(isTouched(2)).toBe(true);
});

test('nobody has touched a tablet that knows of no touch, or was locked', () => {
  expect(noteTouch(15)).toBe(false);
  beginTouches();
  endTouches();
  expect(noteTouch(15)).toBe(false);
});

test('a clock that was set back does not make a touch of long ago a new one', () => {
  beginTouches();
  wait(-HOUR);
  expect(isTouched(15)).toBe(false);
});
