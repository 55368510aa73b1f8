import { type Ctx, withTransaction } from '#platform/context/server/context.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import type { OperatorCtx } from '#restaurant/access/server/access.ts';
import type { PlanRules } from '../rules/plan.ts';
import { rulesOf } from '../rules/plan-rules.ts';
import { keepPlans } from './keep-plans.ts';
import { selectPlans, selectRulesOf, updateRules } from './queries.ts';

/** What holds for the restaurants of the brand in whose name somebody is answered. */
export async function readRules({ db, services, site }: Ctx): Promise<PlanRules> {
  return rulesOf(await selectRulesOf(db, site.brandId), services.trialDays);
}

export async function saveRules(ctx: OperatorCtx, rules: PlanRules): Promise<PlanRules> {
  const { brandId } = ctx.site;
  await withTransaction(ctx, async (tx) => {
    await selectRulesOf(tx.db, brandId, 'lock');
    const open = (await selectPlans(tx.db, brandId)).filter(({ retiredAt }) => retiredAt === null);
    for (const field of ['newPlan', 'lastPlan'] as const)
      if (!open.some(({ name }) => name === rules[field])) throw fieldFault({ [field]: { rule: 'invalid' } });
    await updateRules(tx.db, brandId, rules);
  });
  await keepPlans(ctx.services, ctx.db);
  return rules;
}
