import { createContext, withTransaction } from '#platform/context/server/context.ts';
import type { Services } from '#platform/context/server/services.ts';
import { type JobRow, lockNextJob, type PrinterRow, updateJob } from '../queries.ts';

/** Gives up and reports a job that can't be encoded, because it would block all later ones. Answers null then. */
export async function encodeOrGiveUp<T>(
  services: Services,
  { printer, job }: { printer: PrinterRow; job: JobRow },
  encode: () => Promise<T>,
): Promise<T | null> {
  try {
    return await encode();
  } catch (cause) {
    services.onError(new Error(`Print job ${job.id} cannot be printed: ${String(cause)}`, { cause }));
    const ctx = createContext(services, { kind: 'system' });
    // Before the lock: encodes and reads nothing.
    await withTransaction(ctx, async (tx) => {
      const next = await lockNextJob(tx.db, printer);
      // It may have been discarded or confirmed meanwhile.
      if (next?.id !== job.id) return;
      const maybePrinted = job.maybePrinted || next.maybePrinted;
      await updateJob(tx.db, job, { state: 'failed', endedAt: new Date(tx.now), maybePrinted });
    });
    return null;
  }
}
