import { type Ctx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { isId } from '#platform/http/server/documents/parse-id.ts';
import type { OperatorCtx } from '#restaurant/access/server/access.ts';
import { findStore, parseStoreId } from '#restaurant/stores/server/find-store.ts';
import type { InvoiceView } from '../wire/invoices.ts';
import { type InvoiceRow, lockInvoice, lockSubscriber, selectInvoice } from './queries.ts';
import { showInvoice } from './views.ts';

interface Changed {
  row: InvoiceRow;
  /** Sends the emails that tell of it, after COMMIT. */
  send: () => Promise<void>;
}

/** Changes an invoice of a store under its lock, and answers it. */
export async function changeInvoice(
  ctx: OperatorCtx,
  given: string,
  id: string,
  change: (tx: Ctx, row: InvoiceRow, storeName: string) => Promise<Changed>,
): Promise<InvoiceView> {
  const storeId = parseStoreId(given);
  const { name } = await findStore(ctx.db, storeId);
  if (!isId(id)) throw new AppError('NOT_FOUND');
  // Before the lock: only finds the name.
  const { row, send } = await withTransaction({ ...ctx, storeId }, async (tx) => {
    // What goes back is no credit: neither is counted while the other is decided.
    await lockSubscriber(tx.db, storeId);
    const locked = await lockInvoice(tx.db, storeId, id);
    if (!locked) throw new AppError('NOT_FOUND');
    return change(tx, locked, name);
  });
  await send();
  return showInvoice(ctx, row, name);
}

/** As it stands now, with what has become of it since. */
export async function showAgain(ctx: OperatorCtx, given: string, id: string): Promise<InvoiceView> {
  const { storeId, name } = await findStore(ctx.db, given);
  const row = await selectInvoice(ctx.db, storeId, id);
  if (!row) throw new AppError('NOT_FOUND');
  return showInvoice(ctx, row, name);
}
