import type { Ctx } from '#platform/context/server/context.ts';
import {
  renameInAnnouncements,
  renameInMandates,
  renameInUnpaid,
  selectRulesOf,
  updateMode,
  updateRules,
} from './queries.ts';

/** All that knows a plan by its name goes on with the new one, in the transaction of the change. */
export async function renameEverywhere(
  { db, site: { brandId } }: Ctx,
  from: string,
  to: string,
  storeIds: string[],
): Promise<void> {
  await updateMode(db, storeIds, { from, to });
  await renameInUnpaid(db, brandId, { from, to });
  await renameInMandates(db, brandId, { from, to });
  await renameInAnnouncements(db, brandId, { from, to });
  const rules = await selectRulesOf(db, brandId);
  const named = (plan: string) => (plan === from ? to : plan);
  if (rules)
    await updateRules(db, brandId, {
      ...rules,
      newPlan: named(rules.newPlan),
      lastPlan: named(rules.lastPlan),
    });
}
