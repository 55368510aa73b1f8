import { setTimeout as sleep } from 'node:timers/promises';

const STEP_MS = 10;
/** Ends only what hangs, on any machine. */
export const PATIENCE_MS = 120_000;

/** Polls until the answer is true. The time is a bound and not a wait. */
export async function waitUntil(
  isSo: () => boolean | Promise<boolean>,
  what: string,
  mostMs = PATIENCE_MS,
): Promise<void> {
  const end = Date.now() + mostMs;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`Not within ${mostMs} ms: ${what}`);
    await sleep(STEP_MS);
  }
}
