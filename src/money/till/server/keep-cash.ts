import type { ReceiptMethod } from '#money/payments/rules/payment.ts';
import type { StoreCtx } from '#platform/context/server/context.ts';
import type { Minor } from '#platform/money/rules/money.ts';
import { keepEntry } from './add-entry.ts';
import { drawerForCash, findTill } from './find-till.ts';
import { selectStanding } from './queries.ts';

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

/** The entries of these commands that stand, each with its id while its day is open and it can be taken back. */
export async function findKeptCash(
  ctx: StoreCtx,
  keys: string[],
): Promise<Map<string | null, { entry: string | null }>> {
  const entries = await selectStanding(ctx.db, ctx.storeId, keys);
  if (entries.length === 0) return new Map();
  const { day: open } = await findTill(ctx, ctx.storeId);
  return new Map(entries.map(({ request, id, day }) => [request, { entry: day === open ? id : null }]));
}
