import type { Db } from '#platform/db/server/client.ts';
import { and, asc, count, eq, gt, inArray, isNotNull, lt, min, sql } from '#platform/db/server/drizzle.ts';
import { isUniqueViolation } from '#platform/db/server/errors.ts';
import { inSlices } from '#platform/db/server/in-slices.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import type { NotedFault } from '../rules/printer-fault.ts';
import { printers, printJobs } from '../tables.ts';

export type PrinterRow = typeof printers.$inferSelect;
export type JobRow = typeof printJobs.$inferSelect;
export type NewJob = typeof printJobs.$inferInsert;

const isPrinter = ({ storeId, id }: Pick<PrinterRow, 'storeId' | 'id'>) =>
  and(eq(printers.storeId, storeId), eq(printers.id, id));
const isJob = ({ storeId, id }: Pick<JobRow, 'storeId' | 'id'>) =>
  and(eq(printJobs.storeId, storeId), eq(printJobs.id, id));
const isPending = inArray(printJobs.state, ['queued', 'sent']);
const isEnded = and(inArray(printJobs.state, ['done', 'failed']), isNotNull(printJobs.endedAt));

export async function selectPrinters(db: Db, storeId: string): Promise<PrinterRow[]> {
  return db
    .select()
    .from(printers)
    .where(eq(printers.storeId, storeId))
    .orderBy(asc(printers.createdAt), asc(printers.name), asc(printers.id));
}

/** Locks the printer against removal until the end of the transaction. Jobs may be added. */
export async function lockPrinter(db: Db, storeId: string, id: string): Promise<PrinterRow | null> {
  return queryOne(db.select().from(printers).where(isPrinter({ storeId, id })).for('no key update'));
}

export async function selectPrinter(db: Db, storeId: string, id: string): Promise<PrinterRow | null> {
  return queryOne(db.select().from(printers).where(isPrinter({ storeId, id })));
}

/** Locks the printer for one transaction, so that it gets each job once. */
export async function lockPrinterByToken(
  db: Db,
  storeId: string,
  tokenHash: string,
): Promise<PrinterRow | null> {
  return queryOne(
    db
      .select()
      .from(printers)
      .where(and(eq(printers.storeId, storeId), eq(printers.tokenHash, tokenHash)))
      .for('update'),
  );
}

/** Whether the store has another printer of this name. */
export function isNameTaken(error: unknown): boolean {
  return isUniqueViolation(error, 'printers_name');
}

export async function countPrinters(db: Db, storeId: string): Promise<number> {
  const [row] = await db.select({ all: count() }).from(printers).where(eq(printers.storeId, storeId));
  return row?.all ?? 0;
}

export async function insertPrinter(db: Db, row: PrinterRow): Promise<void> {
  await db.insert(printers).values(row);
}

export async function updatePrinter(
  db: Db,
  printer: Pick<PrinterRow, 'storeId' | 'id'>,
  change: Partial<PrinterRow>,
): Promise<void> {
  await db.update(printers).set(change).where(isPrinter(printer));
}

/** Deletes the printer and its jobs. */
export async function deletePrinter(db: Db, printer: Pick<PrinterRow, 'storeId' | 'id'>): Promise<void> {
  await db.delete(printers).where(isPrinter(printer));
}

/** `failingSince` stays at the first of several failures. Answers it. */
export async function updatePrinterState(
  db: Db,
  printer: Pick<PrinterRow, 'storeId' | 'id'>,
  {
    seenAt,
    fault,
    answers,
    now,
  }: { seenAt: Date | null; fault: NotedFault | null; answers: boolean; now: Date },
): Promise<Date | null> {
  const [row] = await db
    .update(printers)
    .set({
      ...(seenAt ? { seenAt } : {}),
      ...(answers ? { answers } : {}),
      fault,
      failingSince: fault === null ? null : sql`coalesce(${printers.failingSince}, ${now.toISOString()})`,
    })
    .where(isPrinter(printer))
    .returning({ failingSince: printers.failingSince });
  return row?.failingSince ?? null;
}

export async function insertJobs(db: Db, rows: NewJob[]): Promise<void> {
  for (const slice of inSlices(rows)) await db.insert(printJobs).values(slice);
}

/** The first unprinted job. Nothing overtakes it. */
export async function lockNextJob(
  db: Db,
  { storeId, id }: Pick<PrinterRow, 'storeId' | 'id'>,
): Promise<JobRow | null> {
  return queryOne(
    db
      .select()
      .from(printJobs)
      .where(and(eq(printJobs.storeId, storeId), eq(printJobs.printerId, id), isPending))
      .orderBy(asc(printJobs.seq), asc(printJobs.id))
      .limit(1)
      .for('update'),
  );
}

export async function selectPendingJobs(
  db: Db,
  { storeId, id }: Pick<PrinterRow, 'storeId' | 'id'>,
): Promise<JobRow[]> {
  return db
    .select()
    .from(printJobs)
    .where(and(eq(printJobs.storeId, storeId), eq(printJobs.printerId, id), isPending))
    .orderBy(asc(printJobs.seq), asc(printJobs.id))
    .limit(50);
}

export async function updateJob(
  db: Db,
  job: Pick<JobRow, 'storeId' | 'id'>,
  change: Partial<JobRow>,
): Promise<void> {
  await db.update(printJobs).set(change).where(isJob(job));
}

/** Queues a job after a failed try, unless somebody has discarded or retried it meanwhile. */
export async function updateJobReturned(
  db: Db,
  job: Pick<JobRow, 'storeId' | 'id'>,
  change: Partial<Pick<JobRow, 'maybePrinted'>> = {},
): Promise<void> {
  await db
    .update(printJobs)
    .set({ ...change, state: 'queued' })
    .where(and(isJob(job), eq(printJobs.state, 'sent')));
}

const isUnprinted = inArray(printJobs.state, ['queued', 'sent', 'failed']);

/** A job that was on its way may be on paper, whatever happens to it. */
const mayBePrinted = sql<boolean>`${printJobs.maybePrinted} or ${printJobs.state} = 'sent'`;

/** Queues the job as if it were new. Its age restarts, so that it is not given up again at once. */
export async function updateJobRequeued(
  db: Db,
  job: Pick<JobRow, 'storeId' | 'id'>,
  createdAt: Date,
): Promise<JobRow | null> {
  return queryOne(
    db
      .update(printJobs)
      .set({ state: 'queued', tries: 0, endedAt: null, createdAt, maybePrinted: mayBePrinted })
      .where(and(isJob(job), isUnprinted))
      .returning(),
  );
}

export async function selectUnprintedJob(
  db: Db,
  job: Pick<JobRow, 'storeId' | 'id'>,
): Promise<JobRow | null> {
  return queryOne(
    db
      .select()
      .from(printJobs)
      .where(and(isJob(job), isUnprinted)),
  );
}

export async function deleteUnprintedJob(
  db: Db,
  job: Pick<JobRow, 'storeId' | 'id'>,
): Promise<JobRow | null> {
  return queryOne(
    db
      .delete(printJobs)
      .where(and(isJob(job), isUnprinted))
      .returning(),
  );
}

/** Deletes the jobs of an order that nobody has begun to print. */
export async function deleteQueuedJobs(
  db: Db,
  { storeId, orderId, what, printerId }: Pick<JobRow, 'storeId' | 'orderId' | 'what' | 'printerId'>,
): Promise<void> {
  const ofOrder = and(
    eq(printJobs.storeId, storeId),
    eq(printJobs.orderId, orderId ?? ''),
    eq(printJobs.printerId, printerId),
    eq(printJobs.what, what),
    eq(printJobs.state, 'queued'),
    eq(printJobs.maybePrinted, false),
  );
  await db.delete(printJobs).where(ofOrder);
}

export interface Waiting {
  jobs: number;
  oldest: Date | null;
}

/** The waiting jobs of each printer. */
export async function countWaiting(db: Db, storeId: string): Promise<Map<string, Waiting>> {
  const rows = await db
    .select({ printerId: printJobs.printerId, jobs: count(), oldest: min(printJobs.createdAt) })
    .from(printJobs)
    .where(and(eq(printJobs.storeId, storeId), isPending))
    .groupBy(printJobs.printerId);
  return new Map(rows.map(({ printerId, ...waiting }) => [printerId, waiting]));
}

export async function selectUnprintedJobs(db: Db, storeId: string, most: number): Promise<JobRow[]> {
  return db
    .select()
    .from(printJobs)
    .where(and(eq(printJobs.storeId, storeId), isUnprinted))
    .orderBy(asc(printJobs.seq), asc(printJobs.id))
    .limit(most);
}

/** Gives up old jobs. They can still be printed by hand. */
export async function updateJobsGivenUp(db: Db, storeIds: string[], before: Date, now: Date): Promise<void> {
  await db
    .update(printJobs)
    .set({ state: 'failed', endedAt: now, maybePrinted: mayBePrinted })
    .where(and(inArray(printJobs.storeId, storeIds), isPending, lt(printJobs.createdAt, before)));
}

export async function deleteEndedJobs(db: Db, storeIds: string[], before: Date): Promise<void> {
  await db
    .delete(printJobs)
    .where(and(inArray(printJobs.storeId, storeIds), isEnded, lt(printJobs.createdAt, before)));
}

/** Deletes all but the latest of each printer and state, so that printed jobs evict no given-up ones. */
export async function deleteSurplusJobs(db: Db, storeIds: string[], most: number): Promise<void> {
  const { storeId, printerId, state, createdAt, id } = printJobs;
  const place = sql<number>`row_number() over (partition by ${storeId}, ${printerId}, ${state} order by ${createdAt} desc, ${id} desc)`;
  const ended = db
    .select({ id, place: place.as('place') })
    .from(printJobs)
    .where(and(inArray(storeId, storeIds), isEnded))
    .as('ended');
  const surplus = db.select({ id: ended.id }).from(ended).where(gt(ended.place, most));
  await db.delete(printJobs).where(and(inArray(storeId, storeIds), isEnded, inArray(id, surplus)));
}
