import { type EInvoiceRow, eInvoiceDue, eInvoiceSettings, eInvoices } from '#money/e-invoices/tables.ts';
import type { Db } from '#platform/db/server/client.ts';
import { and, eq, exists, inArray, sql } from '#platform/db/server/drizzle.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import { asOnPaper } from '../../rules/bill.ts';
import { bills } from '../../tables.ts';

export type WithEInvoice<Row> = Row & { eInvoice?: EInvoiceRow | null };

/** Documents as their paper has them, with what the registry knows of them. Only those for companies are asked about. */
export async function withEInvoices<Row extends typeof bills.$inferSelect>(
  db: Db,
  storeId: string,
  stored: Row[],
): Promise<WithEInvoice<Row>[]> {
  const rows = stored.map(({ content, ...row }) => {
    return { ...row, content: { ...content, figures: asOnPaper(content.figures) } } as Row;
  });
  const ids = rows.flatMap(({ id, buyerName }) => (buyerName === null ? [] : [id]));
  if (ids.length === 0) return rows;
  const found = await db
    .select()
    .from(eInvoices)
    .where(and(eq(eInvoices.storeId, storeId), inArray(eInvoices.billId, ids)));
  const byBill = new Map(found.map((row) => [row.billId, row]));
  return rows.map((row) => withEInvoice(row, byBill.get(row.id) ?? null));
}

function withEInvoice<Row extends typeof bills.$inferSelect>(
  row: Row,
  eInvoice: EInvoiceRow | null,
): WithEInvoice<Row> {
  if (eInvoice?.state !== 'registered') return { ...row, eInvoice };
  const { irn, ackNo, ackDate, signedQr } = eInvoice;
  const registered = { irn: irn ?? '', ackNo: ackNo ?? '', ackDate: ackDate ?? '', signedQr: signedQr ?? '' };
  return { ...row, eInvoice, content: { ...row.content, registered } };
}

/** Whether bills for companies are registered from now on. */
export async function selectIsRegistering(db: Db, storeId: string): Promise<boolean> {
  const settings = await queryOne(
    db
      .select({ isOn: eInvoiceSettings.isOn })
      .from(eInvoiceSettings)
      .where(eq(eInvoiceSettings.storeId, storeId)),
  );
  return settings?.isOn ?? false;
}

export async function insertEInvoice(db: Db, named: { storeId: string; billId: string }): Promise<void> {
  await db.insert(eInvoices).values({ ...named, state: 'waiting' });
}

/** Makes a document due now, whatever it waited for. */
export async function upsertDue(db: Db, storeId: string, billId: string, now: number): Promise<void> {
  const dueAt = new Date(now);
  await db
    .insert(eInvoiceDue)
    .values({ billId, storeId, dueAt })
    .onConflictDoUpdate({ target: eInvoiceDue.billId, set: { dueAt } });
}

/** A condition on bills: what has become of them at the registry. */
export function isAtRegistry(db: Db, storeId: string, state: EInvoiceRow['state']) {
  const own = db
    .select({ one: sql`1` })
    .from(eInvoices)
    .where(and(eq(eInvoices.storeId, storeId), eq(eInvoices.billId, bills.id), eq(eInvoices.state, state)));
  return exists(own);
}
