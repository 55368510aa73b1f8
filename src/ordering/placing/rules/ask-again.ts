import { SECOND } from '#platform/time/rules/durations.ts';

/** How long to wait before each further question: of a server that says it can't, and where no answer came at all. */
const WAITS = { cant: [1, 3, 6, 8], lost: [1, 3] } as const;
/** A call that hangs has used up the guest's patience by itself. */
const PATIENCE_MS = 20 * SECOND;

interface Means {
  wait: (ms: number) => Promise<void>;
  now: () => number;
  /** Why it is open what became of it; null for an answer. */
  whyOpen: (error: unknown) => keyof typeof WAITS | null;
}

/**
 * Asks again what became of something that was sent under a key, by sending it again under the same one, before anybody
 * is asked to try again.
 */
export async function askAgain<T>(send: () => Promise<T>, { wait, now, whyOpen }: Means): Promise<T> {
  const begunAt = now();
  for (let asked = 0; ; asked++) {
    try {
      return await send();
    } catch (error) {
      const why = whyOpen(error);
      const seconds = why === null ? undefined : WAITS[why][asked];
      if (seconds === undefined || now() - begunAt > PATIENCE_MS) throw error;
      await wait(seconds * SECOND);
    }
  }
}
