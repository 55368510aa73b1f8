import type { Db } from '#platform/db/server/client.ts';
import { and, asc, eq, gt, inArray } from '#platform/db/server/drizzle.ts';
import { type InvoiceAttempt, type InvoiceRow, invoiceAttempts } from '../../tables.ts';

export type { InvoiceAttempt };

/** In the order in which they were begun. */
export async function selectAttempts(db: Db, { storeId, id }: InvoiceRow): Promise<InvoiceAttempt[]> {
  const { begunAt, gatewayOrderId } = invoiceAttempts;
  return db
    .select()
    .from(invoiceAttempts)
    .where(and(eq(invoiceAttempts.storeId, storeId), eq(invoiceAttempts.invoiceId, id)))
    .orderBy(asc(begunAt), asc(gatewayOrderId));
}

/** False if one of this name has been begun. */
export async function insertAttempt(db: Db, attempt: InvoiceAttempt): Promise<boolean> {
  const rows = await db
    .insert(invoiceAttempts)
    .values(attempt)
    .onConflictDoNothing()
    .returning({ name: invoiceAttempts.gatewayOrderId });
  return rows.length > 0;
}

export async function updateReference(
  db: Db,
  { storeId, invoiceId, gatewayOrderId }: InvoiceAttempt,
  reference: string | null,
): Promise<void> {
  const isIt = and(
    eq(invoiceAttempts.storeId, storeId),
    eq(invoiceAttempts.invoiceId, invoiceId),
    eq(invoiceAttempts.gatewayOrderId, gatewayOrderId),
  );
  await db.update(invoiceAttempts).set({ reference }).where(isIt);
}

/** Those of which a payment was begun since. */
export async function selectBegun(
  db: Db,
  storeIds: string[],
  since: Date,
): Promise<Pick<InvoiceRow, 'storeId' | 'id'>[]> {
  const { storeId, invoiceId: id, begunAt } = invoiceAttempts;
  return db
    .selectDistinct({ storeId, id })
    .from(invoiceAttempts)
    .where(and(inArray(storeId, storeIds), gt(begunAt, since)));
}
