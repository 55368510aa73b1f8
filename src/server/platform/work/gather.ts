import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Joins what is asked for one by one into one read of all, for as long as an earlier read takes, and for `ms` where
 * many are expected. A key that is not found is null.
 */
export function gather<T>(
  readAll: (keys: string[]) => Promise<Map<string, T>>,
  { ms = 0 } = {},
): (key: string) => Promise<T | null> {
  let waiting = new Map<string, PromiseWithResolvers<T | null>>();
  let isReading = false;

  async function readAsked(): Promise<void> {
    const asked = waiting;
    waiting = new Map();
    try {
      const found = await readAll([...asked.keys()]);
      for (const [key, { resolve }] of asked) resolve(found.get(key) ?? null);
    } catch (error) {
      for (const { reject } of asked.values()) reject(error);
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

  return (key) => {
    const known = waiting.get(key) ?? Promise.withResolvers<T | null>();
    waiting.set(key, known);
    // Requests that have arrived together share a read.
    if (!isReading) setImmediate(() => void (isReading || readOn()));
    return known.promise;
  };
}
