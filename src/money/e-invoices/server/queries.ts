import type { Db } from '#platform/db/server/client.ts';
import { and, eq, gte, inArray, or } from '#platform/db/server/drizzle.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import { type EInvoiceRow, eInvoiceDue, eInvoiceSettings, eInvoices } from '../tables.ts';

export type SettingsRow = typeof eInvoiceSettings.$inferSelect;

export async function selectSettings(db: Db, storeId: string): Promise<SettingsRow | null> {
  return queryOne(db.select().from(eInvoiceSettings).where(eq(eInvoiceSettings.storeId, storeId)));
}

export async function upsertSettings(db: Db, row: SettingsRow): Promise<void> {
  await db
    .insert(eInvoiceSettings)
    .values(row)
    .onConflictDoUpdate({ target: eInvoiceSettings.storeId, set: row });
}

type Change = Partial<Omit<EInvoiceRow, 'storeId' | 'billId'>>;

/** Only as it was read: what somebody else has done meanwhile stays, and what is being sent. */
export async function updateEInvoice(
  db: Db,
  { storeId, billId, state, tries }: Pick<EInvoiceRow, 'storeId' | 'billId' | 'state' | 'tries'>,
  change: Change,
): Promise<boolean> {
  const isAsRead = and(isOf(storeId, billId), eq(eInvoices.state, state), eq(eInvoices.tries, tries));
  const changed = await db
    .update(eInvoices)
    .set(change)
    .where(isAsRead)
    .returning({ billId: eInvoices.billId });
  return changed.length > 0;
}

/** The registry has it, whatever became of it here meanwhile. */
export async function updateRegistered(
  db: Db,
  { storeId, billId }: Pick<EInvoiceRow, 'storeId' | 'billId'>,
  change: Change & { state: 'registered' },
): Promise<void> {
  const isUnknown = inArray(eInvoices.state, ['waiting', 'refused', 'dropped']);
  await db
    .update(eInvoices)
    .set(change)
    .where(and(isOf(storeId, billId), isUnknown));
}

const isOf = (storeId: string, billId: string) =>
  and(eq(eInvoices.storeId, storeId), eq(eInvoices.billId, billId));

/** Only as it was taken: what became due again meanwhile stays due. */
export async function updateDue(
  db: Db,
  { id, dueAt: takenUntil }: { id: string; dueAt: Date },
  dueAt: Date,
): Promise<void> {
  await db
    .update(eInvoiceDue)
    .set({ dueAt })
    .where(and(eq(eInvoiceDue.billId, id), eq(eInvoiceDue.dueAt, takenUntil)));
}

/** Only as it was taken: what became due again meanwhile stays due. */
export async function deleteDue(db: Db, billId: string, takenUntil: Date): Promise<void> {
  await db.delete(eInvoiceDue).where(and(eq(eInvoiceDue.billId, billId), eq(eInvoiceDue.dueAt, takenUntil)));
}

/** Refused, or without an answer for so many tries. */
export async function countUnregistered(db: Db, storeId: string, tries: number): Promise<number> {
  const isLate = and(eq(eInvoices.state, 'waiting'), gte(eInvoices.tries, tries));
  return db.$count(
    eInvoices,
    and(eq(eInvoices.storeId, storeId), or(eq(eInvoices.state, 'refused'), isLate)),
  );
}
