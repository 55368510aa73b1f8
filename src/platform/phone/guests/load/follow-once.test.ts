import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NoAnswer } from '#platform/calls/guests-api/call.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { follow, type Loaded, REFETCH_LOST_MS, REFETCH_MS, type Source } from './follow.ts';

let answer: () => Promise<string>;
let asked: number;
let loaded: Loaded<string>;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  answer = async () => 'menu';
  asked = 0;
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function begin(known: string | null, more: Partial<Source<string>> = {}) {
  const fetch = () => {
    asked += 1;
    return answer();
  };
  const following = follow({ fetch, ...more }, known, (next) => {
    loaded = next;
  });
  stop = following.stop;
  return following;
}

const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('what has no stream is fetched once', async () => {
  begin(null);
  await after(REFETCH_MS * 3);
  window.dispatchEvent(new Event('online'));
  await after(0);
  expect(asked).toBe(1);
  expect(loaded).toMatchObject({ isLoading: false, value: 'menu' });
});

test('what the page has brought is not fetched', async () => {
  begin('menu');
  await after(REFETCH_MS);
  expect(asked).toBe(0);
});

test('what has an interval is fetched again', async () => {
  begin(null, { everyMs: 15_000 });
  await after(30_000);
  expect(asked).toBe(3);
});

test('without an answer it is fetched again, and at once when the network is back', async () => {
  answer = () => Promise.reject(new NoAnswer());
  begin(null);
  await after(REFETCH_LOST_MS);
  expect(asked).toBe(2);
  expect(loaded.error).toBeInstanceOf(NoAnswer);
  answer = async () => 'menu';
  window.dispatchEvent(new Event('online'));
  await after(0);
  expect(asked).toBe(3);
  expect(loaded).toMatchObject({ value: 'menu', error: null });
});

test('a refusal is final, except for one that passes', async () => {
  answer = () => Promise.reject(new AppError('FORBIDDEN'));
  begin(null);
  await after(REFETCH_LOST_MS * 3);
  expect(asked).toBe(1);
  stop();
  answer = () => Promise.reject(new AppError('UNAVAILABLE'));
  begin(null);
  await after(REFETCH_LOST_MS * 2);
  expect(asked).toBe(4);
});

test('what is gone is missing', async () => {
  answer = () => Promise.reject(new AppError('RESERVATION_NOT_FOUND'));
  begin(null, { everyMs: 15_000 });
  await after(60_000);
  expect(asked).toBe(1);
  expect(loaded).toMatchObject({ isMissing: true, isLoading: false });
});

test('it is awaited again when it is asked for by hand', async () => {
  answer = () => Promise.reject(new AppError('FORBIDDEN'));
  const { refetch } = begin(null);
  await after(0);
  answer = async () => 'menu';
  const again = refetch();
  expect(loaded).toMatchObject({ isLoading: true, error: null });
  expect(await again).toBe('menu');
});
