import type { Minor } from '#domain/money/money.ts';
import type { ReceiptMethod } from '#domain/money/payment.ts';
import type { StoreCtx } from '../../platform/context/context.ts';
import { keepEntry } from './add-entry.ts';
import { drawerForCash } from './find-till.ts';

interface Taken {
  method: ReceiptMethod;
  amount: Minor;
  drawer?: string | undefined;
  /** What it was for. */
  note?: string | undefined;
}

/** Cash that was taken without the line for what could not be saved. It is in the drawer, so the drawer's sum has it. */
export async function keepCash(tx: StoreCtx, { method, amount, drawer, note }: Taken): Promise<void> {
  if (method !== 'Cash' || amount <= 0) return;
  const drawerId = await drawerForCash(tx, tx.storeId, drawer);
  const { key = null } = tx.late ?? {};
  await keepEntry(tx, {
    what: 'in',
    amount,
    reason: 'other',
    note,
    key,
    ...(drawerId === null ? {} : { drawer: drawerId }),
  });
}
