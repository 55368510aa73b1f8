import { type Claim as ClaimOfAll, claimDue, type DueEntry } from '#platform/db/server/claim-due.ts';
import type { Db } from '#platform/db/server/client.ts';
import { and, eq, isNull, lte, or, sql } from '#platform/db/server/drizzle.ts';
import { printDue } from '../../tables.ts';

export type DueRow = typeof printDue.$inferSelect;
/** A printer that one process has leased. */
export interface Held {
  printerId: string;
  lease: string;
}

const isHeld = ({ printerId, lease }: Held) =>
  and(eq(printDue.printerId, printerId), eq(printDue.lease, lease));

/** Always locks the row, so that a process about to delete it sees the new job. */
export async function upsertPrintDue(db: Db, storeId: string, printerId: string, dueAt: Date): Promise<void> {
  await db
    .insert(printDue)
    .values({ storeId, printerId, dueAt })
    .onConflictDoUpdate({ target: printDue.printerId, set: { storeId } });
}

/** Like upsertPrintDue, but ends any wait. */
export async function upsertPrintDueNow(
  db: Db,
  storeId: string,
  printerId: string,
  dueAt: Date,
): Promise<void> {
  await db
    .insert(printDue)
    .values({ storeId, printerId, dueAt })
    .onConflictDoUpdate({ target: printDue.printerId, set: { dueAt } });
}

const PRINTERS = { table: printDue, id: printDue.printerId, store: printDue.storeId };

interface Claim extends Pick<ClaimOfAll, 'now' | 'most' | 'ofOneStore' | 'without'> {
  lease: string;
  /** When other processes may take it if this one dies. */
  leasedUntil: Date;
  /** Only printers without failures since they last printed. */
  hasNotFailed: boolean;
}

/** Claims the first of each store before the second of any. Printers that have just failed come last. */
export function claimPrinters(
  db: Db,
  { lease, leasedUntil, hasNotFailed, ...claim }: Claim,
): Promise<(DueRow & DueEntry)[]> {
  const only = and(
    or(isNull(printDue.leasedUntil), lte(printDue.leasedUntil, claim.now)),
    hasNotFailed ? eq(printDue.failures, 0) : undefined,
  );
  const first = sql`${printDue.failures} > 0`;
  return claimDue(db, PRINTERS, { ...claim, only, first, taken: { lease, leasedUntil } });
}

/** False if another process has it now. */
export async function updateLease(db: Db, held: Held, leasedUntil: Date): Promise<boolean> {
  const kept = await db
    .update(printDue)
    .set({ leasedUntil })
    .where(isHeld(held))
    .returning({ printerId: printDue.printerId });
  return kept.length > 0;
}

export async function updateSucceeded(db: Db, held: Held): Promise<void> {
  await db.update(printDue).set({ failures: 0 }).where(isHeld(held));
}

/** Gives a printer back whose process stops. */
export async function updateGivenBack(db: Db, held: Held, dueAt: Date): Promise<void> {
  await db.update(printDue).set({ dueAt, lease: null, leasedUntil: null }).where(isHeld(held));
}

export async function updateFailures(db: Db, held: Held, dueAt: Date): Promise<void> {
  await db
    .update(printDue)
    .set({ dueAt, lease: null, leasedUntil: null, failures: sql`${printDue.failures} + 1` })
    .where(isHeld(held));
}

export async function deletePrintDue(db: Db, held: Held): Promise<void> {
  await db.delete(printDue).where(isHeld(held));
}

export async function deletePrinterDue(db: Db, printerId: string): Promise<void> {
  await db.delete(printDue).where(eq(printDue.printerId, printerId));
}
