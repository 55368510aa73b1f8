import type { Db } from '#platform/db/server/client.ts';
import type { Masters } from '#platform/ports/server/image-files.ts';

/**
 * Masters that may still be where they were before. One is deleted there only once it is in its new place, so whoever
 * does not find it there finds it here.
 */
export function withEarlier(masters: Masters, earlier: Masters): Masters {
  return {
    ...masters,
    read: async (id) => (await earlier.read(id)) ?? masters.read(id),
    async delete(id, tx) {
      await earlier.delete(id, tx);
      await masters.delete(id, tx);
    },
  };
}

interface Options {
  db: Db;
  /** Ends the work. What is left waits for the next time. */
  signal: AbortSignal;
  leastFree: number;
}

/** Takes masters from where they were before, as long as there is room. Several processes may do so at once. */
export async function takeInMasters(
  earlier: Masters,
  masters: Masters,
  { db, signal, leastFree }: Options,
): Promise<void> {
  for (const id of await earlier.list()) {
    if (signal.aborted || (await masters.free()) < leastFree) return;
    const master = await earlier.read(id);
    if (master === null) continue;
    await masters.save(id, master);
    await earlier.delete(id, db);
  }
}
