import type { InvoiceView } from '#domain/api/invoices.ts';
import { toNumber } from '#domain/money/money.ts';
import { invoiceHref } from '#domain/plans/invoice.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { type CreditNoteRow, selectNotes } from './credit-queries.ts';
import type { InvoiceRow } from './queries.ts';

/** With the credit notes against it. */
export async function showInvoice(
  ctx: Pick<Ctx, 'db' | 'services'>,
  row: InvoiceRow,
  storeName: string,
): Promise<InvoiceView> {
  return invoiceViewOf(ctx, row, storeName, await selectNotes(ctx.db, [row.storeId], [row.id]));
}

export function invoiceViewOf(
  { services }: Pick<Ctx, 'services'>,
  row: InvoiceRow,
  storeName: string,
  notes: readonly CreditNoteRow[],
): InvoiceView {
  const { storeId, id, brandId, content, number, createdAt, paidAt, withdrawnAt, way, reference, extra } =
    row;
  const { plan, months, from, until, total, commission } = content;
  return {
    _id: id,
    storeId,
    storeName,
    state: paidAt === null ? (withdrawnAt === null ? 'due' : 'withdrawn') : 'paid',
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
    notes: notes
      .filter(({ invoiceId }) => invoiceId === id)
      .map((note) => ({
        ...{ number: note.number, total: toNumber(note.content.total) },
        link: services.sites.main(brandId).origin + invoiceHref(note),
      })),
    link: services.sites.main(brandId).origin + invoiceHref({ storeId, id }),
  };
}
