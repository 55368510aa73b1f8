import { keepPlans } from '#operators/plans/server/keep-plans.ts';
import { noteStores } from '#operators/plans/server/note-stores.ts';
import { replaceIn } from '#operators/plans/server/plans.ts';
import { withTransaction } from '#platform/context/server/context.ts';
import type { OperatorCtx } from '#restaurant/access/server/access.ts';
import { appendStaffLog } from '#restaurant/people/server/staff-log.ts';

/** Puts all stores of a plan on another one. Each reads it in its own log. */
export async function replacePlan(ctx: OperatorCtx, planId: string, by: string): Promise<{ moved: number }> {
  const storeIds = await withTransaction(ctx, async (tx) => {
    const moved = await replaceIn(tx, planId, by);
    for (const storeId of moved) await appendStaffLog(tx, storeId, { what: 'planned', subject: by });
    return moved;
  });
  await keepPlans(ctx.services, ctx.db);
  await noteStores(ctx, storeIds);
  return { moved: storeIds.length };
}
