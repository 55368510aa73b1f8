import { createHash } from 'node:crypto';
import { expect } from 'vitest';

const TRIES = 3;
const YARD_BYTES = 16 * 1024 * 1024;

/** The processor time of this process since an earlier reading. What else the machine does does not count. */
export function processorMs(since?: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

/** How long this machine needs for a fixed piece of work, for bounds that are the same on a slow machine. */
export function yardMs(): number {
  const before = process.cpuUsage();
  createHash('sha256').update(Buffer.alloc(YARD_BYTES)).digest();
  return processorMs(before);
}

/**
 * Fails if a scene takes more than something that was measured in the same run. `play` answers what it takes. A pause of
 * the collector only lengthens it, so the least of a few tries counts.
 */
export async function takesAtMost(mostMs: number, play: () => Promise<number>): Promise<void> {
  const took: number[] = [];
  do took.push(await play());
  while (Math.min(...took) > mostMs && took.length < TRIES);
  expect(Math.min(...took), `Tries took ${took.map(Math.round)} ms`).toBeLessThanOrEqual(mostMs);
}
