import { AppError } from '#domain/errors.ts';
import { fieldFault } from '#domain/faults/field-fault.ts';
import { withTransaction } from '../../platform/context/context.ts';
import type { OperatorCtx } from '../access/access.ts';
import { keepPlans } from '../plans/keep-plans.ts';
import { noteStores } from '../plans/note-stores.ts';
import { findPlan } from '../plans/plans.ts';
import { selectOfPlan, selectPlan, updatePlan } from '../plans/queries.ts';
import { renameEverywhere } from '../plans/rename-plan.ts';
import { appendStaffLog } from '../staff/staff-log.ts';

/** Puts all stores of a plan on another one, until the day they have. The plan itself is retired. */
export async function replacePlan(ctx: OperatorCtx, planId: string, by: string): Promise<{ moved: number }> {
  const { brandId } = ctx.site;
  const storeIds = await withTransaction(ctx, async (tx) => {
    const { row } = await findPlan(tx, planId);
    const other = await selectPlan(tx.db, brandId, { name: by });
    if (!other || other.retiredAt !== null || other.planId === planId)
      throw fieldFault({ by: { rule: 'invalid' } });
    const moved = await selectOfPlan(tx.db, brandId, row.name);
    await renameEverywhere(tx, row.name, by, moved);
    if (!(await updatePlan(tx.db, brandId, planId, { retiredAt: row.retiredAt ?? new Date(ctx.now) })))
      throw new AppError('NOT_FOUND');
    for (const storeId of moved) await appendStaffLog(tx, storeId, { what: 'planned', subject: by });
    return moved;
  });
  await keepPlans(ctx.services, ctx.db);
  await noteStores(ctx, storeIds);
  return { moved: storeIds.length };
}
