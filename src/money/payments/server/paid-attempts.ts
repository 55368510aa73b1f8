import type { Source } from '#money/bills/rules/refund.ts';
import { lockTabOf } from '#ordering/orders/server/lock-tab.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import { lockPaidRows, selectPaidAttempts } from './paid-queries.ts';
import { type AttemptRow, selectAttempt, updateUnclear } from './queries.ts';

export interface PaidAttempt extends Source {
  tabId: string;
}

/** Earliest first. */
export async function findPaidAttempts(
  { db }: Ctx,
  storeId: string,
  tabIds: string[],
): Promise<PaidAttempt[]> {
  return selectPaidAttempts(db, storeId, tabIds);
}

/** Locks an order with its tab and the paid attempts of that, which are locked before the orders as in settling. */
export async function lockWithAttempts(tx: Ctx, storeId: string, orderId: string) {
  let attempts: PaidAttempt[] = [];
  const { tab, order } = await lockTabOf(tx, storeId, orderId, async (tabId) => {
    attempts = await lockPaidRows(tx.db, storeId, tabId);
  });
  return { tab, order, attempts };
}

/** The attempt with its gateway and the gateway's transaction id. */
export async function findAttempt({ db }: Ctx, storeId: string, id: string): Promise<AttemptRow | null> {
  return selectAttempt(db, storeId, id);
}

/** Lists a locked attempt for the staff to check in the gateway's account. */
export async function reportUnclear(
  { db }: Ctx,
  attempt: Pick<AttemptRow, 'storeId' | 'id'>,
  unclear: string,
): Promise<void> {
  await updateUnclear(db, attempt, unclear);
}
