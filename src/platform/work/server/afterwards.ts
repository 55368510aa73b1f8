import { setTimeout as sleep } from 'node:timers/promises';

/** Work that no answer waits for, such as emails. */
export interface Afterwards {
  /** Starts at once. Failures go to onError. */
  add(work: () => Promise<void>): void;
  /** Resolves when all started work is done, or after a few seconds. Shutdown waits for it. */
  settled(): Promise<void>;
}

const PATIENCE_MS = 3_000;

export function createAfterwards(onError: (error: unknown) => void): Afterwards {
  const running = new Set<Promise<void>>();
  return {
    add(work) {
      const run = (async () => work())()
        .catch(onError)
        .finally(() => running.delete(run));
      running.add(run);
    },
    async settled() {
      await Promise.race([Promise.all(running), sleep(PATIENCE_MS, undefined, { ref: false })]);
    },
  };
}
