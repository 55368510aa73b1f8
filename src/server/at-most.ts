import { AppError } from '#domain/errors.ts';

export type Gate = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets so many pieces of work run at once; the others wait their turn, and too many of them are turned away. */
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
      // The place is handed on rather than given back, so that nobody slips in between.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
