import { authorise, type OfStore, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import type { StockView } from '../wire/stock.ts';
import { readStock } from './ingredients.ts';
import { type Locked, lockForOut } from './lock-ingredients.ts';
import { settle } from './settle.ts';

/**
 * Takes every dish with an ingredient off the menus that can't be made with another one, or brings back those that it took
 * off.
 */
export async function markOut(ctx: StoreCtx, id: string, isOut: boolean): Promise<StockView> {
  authorise(ctx, 'stock.count');
  await withTransaction(ctx, async (tx) => {
    const locked = await lockForOut(tx, [id]);
    await setOut(tx, locked, { ids: [id], since: isOut ? new Date(tx.now) : null });
  });
  return readStock(ctx);
}

/** Runs in the caller's transaction, with all that is out locked. All of them change the menus at once. */
export async function setOut(
  tx: OfStore,
  locked: Locked,
  { ids, since, isAtZero = false }: { ids: readonly string[]; since: Date | null; isAtZero?: boolean },
): Promise<void> {
  const rows = ids.flatMap((id) => locked.get(id) ?? []);
  if (rows.length === 0) return;
  await settle(tx, locked, () => {
    for (const row of rows) {
      row.outSince = since && (row.outSince ?? since);
      row.ranOutAt = isAtZero ? row.outSince : null;
    }
  });
}
