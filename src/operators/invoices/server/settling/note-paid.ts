import { AppError } from '#platform/errors/rules/errors.ts';
import { isId } from '#platform/http/server/documents/parse-id.ts';
import type { OperatorCtx } from '#restaurant/access/server/access.ts';
import { findStore, parseStoreId } from '#restaurant/stores/server/find-store.ts';
import type { InvoiceView, NotePaidBody } from '../../wire/invoices.ts';
import { showInvoice } from '../views.ts';
import { checkInvoice } from './check-invoice.ts';
import { settleInvoice } from './settle-invoice.ts';

/** An operator notes that the money has come by another way than the gateway, which is asked first. */
export async function noteInvoicePaid(
  ctx: OperatorCtx,
  given: string,
  id: string,
  { way, reference, again }: NotePaidBody,
): Promise<InvoiceView> {
  const storeId = parseStoreId(given);
  const { name } = await findStore(ctx.db, storeId);
  if (!isId(id)) throw new AppError('NOT_FOUND');
  await checkInvoice(ctx, storeId, id);
  const row = await settleInvoice(
    ctx,
    { storeId, id },
    { way, reference, isOnce: reference !== '' && !again },
  );
  if (!row) throw new AppError('NOT_FOUND');
  if (row.way !== way || row.reference !== reference) throw new AppError('INVOICE_CHANGED');
  return showInvoice(ctx, row, name);
}
