import { createContext, withTransaction } from '../../platform/context/context.ts';
import type { Services } from '../../platform/context/services.ts';
import { type JobRow, lockNextJob, type PrinterRow, updateJob } from './queries.ts';

/** Null for what no picture can be made of: it is given up, and told, since nothing could ever overtake it. */
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
    await withTransaction(ctx, async (tx) => {
      const next = await lockNextJob(tx.db, printer);
      // Meanwhile somebody may have thrown it away, or its printer said that an earlier try is on paper.
      if (next?.id !== job.id) return;
      const maybePrinted = job.maybePrinted || next.maybePrinted;
      await updateJob(tx.db, job, { state: 'failed', endedAt: new Date(tx.now), maybePrinted });
    });
    return null;
  }
}
