import type { PrintJobsView } from '#domain/api/printing.ts';
import { AppError } from '#domain/errors.ts';
import { authorise, type StoreCtx, withTransaction } from '../../platform/context/context.ts';
import { parseId } from '../../platform/http/parse-id.ts';
import { makeDueNow } from './due-queries.ts';
import {
  deleteUnprinted,
  type JobRow,
  listUnprinted,
  queueUnprinted,
  readPrinter,
  readUnprinted,
} from './queries.ts';

const MOST_SHOWN = 100;

export async function listPrintJobs(ctx: StoreCtx): Promise<PrintJobsView> {
  authorise(ctx, 'print');
  const rows = await listUnprinted(ctx.db, ctx.storeId, MOST_SHOWN);
  return { jobs: rows.map(present) };
}

function present({ id, printerId, orderNo, what, state, tries, createdAt }: JobRow) {
  const waits = state === 'done' ? 'sent' : state;
  return {
    _id: id,
    printer: printerId,
    orderNo,
    what,
    state: waits,
    tries,
    createdAt: createdAt.toISOString(),
  };
}

/** One that is not printed, or may not be. */
export async function findPrintJob({ db, storeId }: StoreCtx, jobId: string): Promise<JobRow> {
  return orMissing(await readUnprinted(db, { storeId, id: readJobId(jobId) }));
}

/** Tried at once, or given up. */
export async function changePrintJob(
  ctx: StoreCtx,
  jobId: string,
  step: 'retry' | 'discard',
): Promise<PrintJobsView> {
  authorise(ctx, 'print');
  const id = readJobId(jobId);
  await withTransaction(ctx, async (tx) => {
    const named = { storeId: tx.storeId, id };
    const job = orMissing(
      step === 'discard'
        ? await deleteUnprinted(tx.db, named)
        : await queueUnprinted(tx.db, named, new Date(tx.now)),
    );
    const printer = await readPrinter(tx.db, tx.storeId, job.printerId);
    if (printer?.kind === 'tcp') await makeDueNow(tx.db, tx.storeId, printer.id, new Date(tx.now));
  });
  return listPrintJobs(ctx);
}

const readJobId = (text: string) => parseId(text, 'PRINT_JOB_NOT_FOUND');

function orMissing(job: JobRow | null): JobRow {
  if (!job) throw new AppError('PRINT_JOB_NOT_FOUND');
  return job;
}
