import { authorise, type Ctx, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { parseId } from '#platform/http/server/documents/parse-id.ts';
import { DAY, HOUR } from '#platform/time/rules/durations.ts';
import type { PrintJobsView } from '../../wire/printing.ts';
import {
  deleteEndedJobs,
  deleteSurplusJobs,
  deleteUnprintedJob,
  type JobRow,
  selectPrinter,
  selectUnprintedJob,
  selectUnprintedJobs,
  updateJobRequeued,
  updateJobsGivenUp,
} from '../queries.ts';
import { upsertPrintDueNow } from './due-queries.ts';

const MOST_SHOWN = 100;

export async function listPrintJobs(ctx: StoreCtx): Promise<PrintJobsView> {
  authorise(ctx, 'print');
  const rows = await selectUnprintedJobs(ctx.db, ctx.storeId, MOST_SHOWN);
  return { jobs: rows.map(printJobView) };
}

function printJobView({ id, printerId, orderNo, what, state, tries, createdAt }: JobRow) {
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

/** A job that is not, or may not be, printed. */
export async function findPrintJob({ db, storeId }: StoreCtx, jobId: string): Promise<JobRow> {
  return orMissing(await selectUnprintedJob(db, { storeId, id: parseJobId(jobId) }));
}

/** Retries a job at once, or discards it. */
export async function changePrintJob(
  ctx: StoreCtx,
  jobId: string,
  step: 'retry' | 'discard',
): Promise<PrintJobsView> {
  authorise(ctx, 'print');
  const id = parseJobId(jobId);
  await withTransaction(ctx, async (tx) => {
    const named = { storeId: tx.storeId, id };
    const job = orMissing(
      step === 'discard'
        ? await deleteUnprintedJob(tx.db, named)
        : await updateJobRequeued(tx.db, named, new Date(tx.now)),
    );
    const printer = await selectPrinter(tx.db, tx.storeId, job.printerId);
    if (printer?.kind === 'tcp') await upsertPrintDueNow(tx.db, tx.storeId, printer.id, new Date(tx.now));
  });
  return listPrintJobs(ctx);
}

const parseJobId = (text: string) => parseId(text, 'PRINT_JOB_NOT_FOUND');

function orMissing(job: JobRow | null): JobRow {
  if (!job) throw new AppError('PRINT_JOB_NOT_FOUND');
  return job;
}

/** Last night's tickets are no longer wanted when the printer is switched on in the morning. */
const GIVEN_UP_AFTER = 12 * HOUR;
const KEPT_FOR = 7 * DAY;
/** For each printer: printed jobs, and as many given-up ones. */
const MOST_KEPT = 500;

export async function sweepPrintJobs(ctx: Ctx, storeIds: string[]): Promise<void> {
  const before = (age: number) => new Date(ctx.now - age);
  await updateJobsGivenUp(ctx.db, storeIds, before(GIVEN_UP_AFTER), new Date(ctx.now));
  await deleteEndedJobs(ctx.db, storeIds, before(KEPT_FOR));
  await deleteSurplusJobs(ctx.db, storeIds, MOST_KEPT);
}
