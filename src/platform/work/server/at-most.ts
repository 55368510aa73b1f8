import { AppError } from '#platform/errors/rules/errors.ts';

export type Gate = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs at most `limit` pieces of work at once. Others wait, and beyond `mostWaiting` they are refused. */
export function atMost(limit: number, mostWaiting = Number.POSITIVE_INFINITY): Gate {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (waiting.length >= mostWaiting) throw new AppError('UNAVAILABLE');
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await work();
    } finally {
      // The place is handed to the next in line, so that nobody slips in between.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}

/** Makes a value for each key, which exists while somebody uses it. */
export function whileUsed<T>(make: () => T): <R>(key: string, use: (own: T) => Promise<R>) => Promise<R> {
  const known = new Map<string, { own: T; users: number }>();
  return async (key, use) => {
    const entry = known.get(key) ?? { own: make(), users: 0 };
    known.set(key, entry);
    entry.users++;
    try {
      return await use(entry.own);
    } finally {
      entry.users--;
      if (entry.users === 0) known.delete(key);
    }
  };
}

/** A gate for each key. */
export function atMostEach(limit: number, mostWaiting: number): (key: string) => Gate {
  const gateOf = whileUsed(() => atMost(limit, mostWaiting));
  return (key) => (work) => gateOf(key, (gate) => gate(work));
}
