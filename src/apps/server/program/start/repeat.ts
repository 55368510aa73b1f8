import { setTimeout } from 'node:timers/promises';

/** Repeats the work, never twice at once. The returned function ends it and waits for work in hand. */
export function repeat(
  everyMs: number,
  work: (signal: AbortSignal) => Promise<void>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= work(stopping.signal)
      .catch(onError)
      .finally(() => {
        running = null;
      });
  }, everyMs);
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await running;
  };
}

/**
 * Does the work once, and tries again after a failure, since the database may have been too busy to answer. The returned
 * function ends the trying and waits for work in hand.
 */
export function untilDone(
  againMs: number,
  work: (signal: AbortSignal) => Promise<void>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const trying = async () => {
    while (!signal.aborted)
      try {
        return await work(signal);
      } catch (error) {
        if (signal.aborted) return;
        onError(error);
        await setTimeout(againMs, undefined, { signal }).catch(() => {});
      }
  };
  const tried = trying();
  return async () => {
    stopping.abort();
    await tried;
  };
}
