import type { Ctx } from '#platform/context/server/context.ts';
import { KEPT, type KeptLimit } from './kept-queries.ts';
import { selectPlan } from './queries.ts';

interface Over {
  limit: KeptLimit;
  used: number;
  most: number;
}

/** Which of these stores keep more than a plan allows, and of what. */
export async function findTooLarge(
  { db, now, site }: Ctx,
  name: string,
  storeIds: readonly string[],
): Promise<ReadonlyMap<string, Over[]>> {
  const limits = (await selectPlan(db, site.brandId, { name }))?.limits;
  const found = new Map<string, Over[]>();
  if (!limits || storeIds.length === 0) return found;
  for (const limit of Object.keys(KEPT) as KeptLimit[]) {
    const above = limits[limit];
    if (above === null) continue;
    for (const [storeId, used] of await KEPT[limit](db, { storeIds, now, above }))
      found.set(storeId, [...(found.get(storeId) ?? []), { limit, used, most: above }]);
  }
  return found;
}
