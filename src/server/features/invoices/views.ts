import type { InvoiceView } from '#domain/api/invoices.ts';
import { toNumber } from '#domain/money/money.ts';
import { invoiceHref } from '#domain/plans/invoice.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { InvoiceRow } from './queries.ts';

export function invoiceViewOf(
  { services }: Pick<Ctx, 'services'>,
  row: InvoiceRow,
  storeName: string,
): InvoiceView {
  const { storeId, id, brandId, content, number, createdAt, paidAt, withdrawnAt, way, reference, extra } =
    row;
  const { plan, months, from, until, total } = content;
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
    createdAt: createdAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
    way,
    reference,
    extra: extra.map(({ amount, ...rest }) => ({ ...rest, amount: toNumber(amount) })),
    link: services.sites.main(brandId).origin + invoiceHref({ storeId, id }),
  };
}
