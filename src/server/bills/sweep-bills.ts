import type { Ctx } from '../context.ts';
import { findOrWriteBills, isBillable } from './issue-bill.ts';
import { listUnbilled } from './queries.ts';

const HOUR_MS = 3600_000;
/** As long as somebody may still ask for it, or change the order. */
const PATIENCE_MS = 6 * HOUR_MS;
/** What was sold before that can no longer be billed: a service has its bill within thirty days. */
const TOO_LATE_MS = 30 * 24 * HOUR_MS;
const MOST_AT_ONCE = 2000;

/** What was served and has no bill gets one, so that every sale has. One order's failure is told, and is no other's. */
export async function issueDueBills(ctx: Ctx, storeIds: string[]): Promise<void> {
  const until = new Date(ctx.now - PATIENCE_MS);
  const from = new Date(ctx.now - TOO_LATE_MS);
  for (const due of await listUnbilled(ctx.db, storeIds, { from, until, most: MOST_AT_ONCE }))
    await findOrWriteBills(ctx, due.storeId, due.orderId, isBillable).catch(ctx.services.onError);
}
