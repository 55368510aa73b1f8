/**
 * Joins what is asked for one by one into one read of all, for as long as an earlier read takes. A key that is not
 * found is null.
 */
export function gather<T>(
  readAll: (keys: string[]) => Promise<Map<string, T>>,
): (key: string) => Promise<T | null> {
  let waiting = new Map<string, PromiseWithResolvers<T | null>>();
  let isReading = false;

  async function readOn(): Promise<void> {
    isReading = true;
    while (waiting.size > 0) {
      const asked = waiting;
      waiting = new Map();
      try {
        const found = await readAll([...asked.keys()]);
        for (const [key, { resolve }] of asked) resolve(found.get(key) ?? null);
      } catch (error) {
        for (const { reject } of asked.values()) reject(error);
      }
    }
    isReading = false;
  }

  return (key) => {
    const known = waiting.get(key) ?? Promise.withResolvers<T | null>();
    waiting.set(key, known);
    if (!isReading) queueMicrotask(() => void (isReading || readOn()));
    return known.promise;
  };
}
