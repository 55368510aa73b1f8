import { setTimeout as sleep } from 'node:timers/promises';
import { beside } from './beside.ts';

type Asked<T> = Map<string, PromiseWithResolvers<T | null>>;

/**
 * Joins what is asked for one by one into one read of all, for as long as an earlier read takes, and for `ms` where
 * many are expected. A key that is not found is null.
 */
export function gather<T>(
  readAll: (keys: string[]) => Promise<Map<string, T>>,
  { ms = 0 } = {},
): (key: string) => Promise<T | null> {
  let waiting: Asked<T> = new Map();
  let isReading = false;

  async function readAsked(): Promise<void> {
    const asked = waiting;
    waiting = new Map();
    try {
      const found = await readAll([...asked.keys()]);
      for (const [key, { resolve }] of asked) resolve(found.get(key) ?? null);
    } catch (error) {
      refuse(asked, error);
    }
  }

  async function readOn(): Promise<void> {
    isReading = true;
    while (waiting.size > 0) {
      if (ms > 0) await sleep(ms);
      await readAsked();
    }
    isReading = false;
  }

  const readUnlessReading = () => {
    if (!isReading) beside(readOn, (error) => refuse(waiting, error));
  };

  return (key) => {
    const known = waiting.get(key) ?? Promise.withResolvers<T | null>();
    waiting.set(key, known);
    // Requests that have arrived together share a read.
    if (!isReading) setImmediate(readUnlessReading);
    return known.promise;
  };
}

function refuse<T>(asked: Asked<T>, error: unknown): void {
  for (const { reject } of asked.values()) reject(error);
}
