import { AppError, type ErrorCode } from '#domain/errors.ts';

export interface Limit {
  name: string;
  most: number;
  windowMs: number;
}

export interface Limiter {
  /** Counts one more; refuses when the window's share is used up. */
  take(limit: Limit, key: string): void;
  /** The two halves of that, for what is only counted once it has succeeded, or failed. */
  check(limit: Limit, key: string): void;
  count(limit: Limit, key: string): void;
}

interface Window {
  startedAt: number;
  used: number;
}

const MOST_KEYS = 100_000;

/** Fixed windows in this process's memory. A scale of 0 turns all limits off. */
export function createLimiter(clock: () => number, scale: number): Limiter {
  const windows = new Map<string, Window>();

  function windowOf(limit: Limit, key: string): Window {
    const name = `${limit.name} ${key}`;
    const now = clock();
    const known = windows.get(name);
    if (known && now - known.startedAt < limit.windowMs && now >= known.startedAt) return known;
    if (windows.size >= MOST_KEYS) windows.clear();
    const fresh = { startedAt: now, used: 0 };
    windows.set(name, fresh);
    return fresh;
  }

  function check(limit: Limit, key: string): void {
    if (scale === 0) return;
    const window = windowOf(limit, key);
    if (window.used < Math.ceil(limit.most * scale)) return;
    throw tooMany(window.startedAt + limit.windowMs - clock());
  }

  function count(limit: Limit, key: string): void {
    if (scale > 0) windowOf(limit, key).used++;
  }

  return {
    check,
    count,
    take(limit, key) {
      check(limit, key);
      count(limit, key);
    },
  };
}

export function tooMany(waitMs: number, code: ErrorCode = 'TOO_MANY_REQUESTS'): AppError {
  return new AppError(code, { retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) });
}
