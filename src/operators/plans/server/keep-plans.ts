import type { Services } from '#platform/context/server/services.ts';
import type { Db } from '#platform/db/server/client.ts';
import { rulesOf } from '../rules/plan-rules.ts';
import { selectPlans, selectRules } from './queries.ts';
import { featuresIn } from './require-room.ts';

/** Pages read plans without asking the database. Programs that run beside this one read them within a minute. */
export async function keepPlans({ sites }: Pick<Services, 'sites'>, db: Db): Promise<void> {
  const byBrand = Map.groupBy(await selectPlans(db), ({ brandId }) => brandId);
  const kept = (await selectRules(db)).map(({ brandId, rules }) => {
    const features = new Map(byBrand.get(brandId)?.map((plan) => [plan.name, featuresIn(plan)]));
    return [brandId, { rules: rulesOf(rules), features }] as const;
  });
  sites.plans = new Map(kept);
}
