import { lockSitting } from '#ordering/orders/server/lock-tab.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import { type AttemptRow, lockAttemptRow, selectAttempt } from './queries.ts';

/** Locks an attempt, after its sitting if it pays a part of one. */
export async function lockAttempt(tx: Ctx, storeId: string, id: string): Promise<AttemptRow | null> {
  for (;;) {
    const seen = await selectAttempt(tx.db, storeId, id);
    if (!seen) return null;
    if (seen.partId !== null) await lockSitting(tx, storeId, seen.tabId);
    const attempt = await lockAttemptRow(tx.db, storeId, id);
    // Its sitting may have joined another one while it was waited for.
    if (attempt?.tabId === seen.tabId) return attempt;
  }
}
