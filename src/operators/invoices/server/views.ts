import { invoiceHref } from '#operators/plans/rules/invoice.ts';
import type { MandateState } from '#operators/plans/rules/mandate.ts';
import { openUntil } from '#operators/plans/rules/settlement.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import type { Db } from '#platform/db/server/client.ts';
import { toNumber } from '#platform/money/rules/money.ts';
import type { InvoiceView } from '../wire/invoices.ts';
import { leftOf } from './credit.ts';
import { type CreditNoteRow, selectNotes } from './credit-queries.ts';
import { selectStates } from './mandates/mandate-queries.ts';
import type { InvoiceRow } from './queries.ts';

/** With the credit notes against it. */
export async function showInvoice(
  ctx: Pick<Ctx, 'db' | 'services'>,
  row: InvoiceRow,
  storeName: string,
): Promise<InvoiceView> {
  return invoiceViewOf(ctx, row, storeName, await besideInvoices(ctx.db, [row]));
}

interface Beside {
  notes: readonly CreditNoteRow[];
  mandates: Awaited<ReturnType<typeof selectStates>>;
}

/** What belongs to these invoices. */
export async function besideInvoices(db: Db, rows: readonly InvoiceRow[]): Promise<Beside> {
  const storeIds = rows.map(({ storeId }) => storeId);
  const ids = rows.map(({ id }) => id);
  return { notes: await selectNotes(db, storeIds, ids), mandates: await selectStates(db, storeIds) };
}

const stateFor = ({ mandates }: Beside, id: string): MandateState | null =>
  mandates.find(({ invoiceId, renewalId }) => invoiceId === id || renewalId === id)?.state ?? null;

export function invoiceViewOf(
  { services }: Pick<Ctx, 'services'>,
  row: InvoiceRow,
  storeName: string,
  beside: Beside,
): InvoiceView {
  const { storeId, id, brandId, content, number, createdAt, paidAt, withdrawnAt, way, reference, extra } =
    row;
  const { plan, months, from, until, total, commission } = content;
  const notes = beside.notes.filter(({ invoiceId }) => invoiceId === id);
  const back = notes.reduce((sum, note) => sum + note.content.total, 0);
  const state = paidAt === null ? (withdrawnAt === null ? 'due' : 'withdrawn') : 'paid';
  const payUntil = state === 'due' ? openUntil(row) : null;
  return {
    _id: id,
    storeId,
    storeName,
    state,
    number,
    plan,
    months,
    from,
    until,
    total: toNumber(total),
    commission: commission ? { orders: commission.orders, sales: toNumber(commission.sales) } : null,
    createdAt: createdAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
    way,
    reference,
    extra: extra.map(({ amount, ...rest }) => ({ ...rest, amount: toNumber(amount) })),
    claim: row.claim,
    mandate: stateFor(beside, id),
    refundable: toNumber(paidAt === null ? 0 : leftOf(row, back)),
    isCredited: row.creditedAt !== null,
    payUntil: payUntil === null ? null : new Date(payUntil).toISOString(),
    notes: notes.map((note) => ({
      number: note.number,
      total: toNumber(note.content.total),
      link: services.sites.main(brandId).origin + invoiceHref(note),
    })),
    link: services.sites.main(brandId).origin + invoiceHref({ storeId, id }),
  };
}
