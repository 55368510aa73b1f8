import { setTimeout as sleep } from 'node:timers/promises';

/** Work of which an answer does not wait, such as letters. */
export interface Afterwards {
  /** Begins at once; what goes wrong is told to whoever looks after the program. */
  add(work: () => Promise<void>): void;
  /** When all that was begun is done; the program's end waits for that, though not for ever. */
  settled(): Promise<void>;
}

const PATIENCE_MS = 3_000;

export function createAfterwards(onError: (error: unknown) => void): Afterwards {
  const running = new Set<Promise<void>>();
  return {
    add(work) {
      const run = work()
        .catch(onError)
        .finally(() => running.delete(run));
      running.add(run);
    },
    async settled() {
      await Promise.race([Promise.all(running), sleep(PATIENCE_MS, undefined, { ref: false })]);
    },
  };
}
