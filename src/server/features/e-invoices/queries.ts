import type { Db } from '../../platform/db/client.ts';
import { and, eq, gte, or } from '../../platform/db/drizzle.ts';
import { queryOne } from '../../platform/db/query-one.ts';
import {
  type EInvoiceRow,
  eInvoiceDue,
  eInvoiceSettings,
  eInvoices,
} from '../../platform/db/schema/e-invoices.ts';

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

/** Only from the state that was read: what somebody else has done meanwhile stays. */
export async function updateEInvoice(
  db: Db,
  { storeId, billId, state }: Pick<EInvoiceRow, 'storeId' | 'billId' | 'state'>,
  change: Change,
): Promise<boolean> {
  const changed = await db
    .update(eInvoices)
    .set(change)
    .where(and(eq(eInvoices.storeId, storeId), eq(eInvoices.billId, billId), eq(eInvoices.state, state)))
    .returning({ billId: eInvoices.billId });
  return changed.length > 0;
}

export async function updateDue(db: Db, billId: string, dueAt: Date): Promise<void> {
  await db.update(eInvoiceDue).set({ dueAt }).where(eq(eInvoiceDue.billId, billId));
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
