import { AppError, type ErrorCode } from '#domain/errors.ts';
import { sha256 } from '../secrets.ts';

export interface Limit {
  name: string;
  most: number;
  windowMs: number;
}

export interface Limiter {
  /** Counts one more, or refuses; the answer takes it back, for what turns out not to count. */
  take(limit: Limit, key: string): () => void;
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
    // Hashed, because a key holds what a client says of itself, at whatever length.
    const name = sha256(`${limit.name} ${key}`);
    const now = clock();
    const known = windows.get(name);
    if (known && now - known.startedAt < limit.windowMs && now >= known.startedAt) return known;
    windows.delete(name);
    const [oldest] = windows.keys();
    if (windows.size >= MOST_KEYS && oldest !== undefined) windows.delete(oldest);
    const fresh = { startedAt: now, used: 0 };
    windows.set(name, fresh);
    return fresh;
  }

  return {
    take(limit, key) {
      if (scale === 0) return () => {};
      const window = windowOf(limit, key);
      if (window.used >= Math.ceil(limit.most * scale)) {
        throw tooMany(window.startedAt + limit.windowMs - clock());
      }
      window.used++;
      return () => {
        window.used--;
      };
    },
  };
}

export function tooMany(waitMs: number, code: ErrorCode = 'TOO_MANY_REQUESTS'): AppError {
  return new AppError(code, { retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) });
}
