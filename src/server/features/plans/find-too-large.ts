import type { Ctx } from '../../platform/context/context.ts';
import { KEPT, type KeptLimit } from './kept-queries.ts';
import { selectPlan } from './queries.ts';

/** Which of these stores keep more than a plan allows. */
export async function findTooLarge(
  { db, now, site }: Ctx,
  name: string,
  storeIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const limits = (await selectPlan(db, site.brandId, { name }))?.limits;
  const found = new Set<string>();
  if (!limits || storeIds.length === 0) return found;
  for (const limit of Object.keys(KEPT) as KeptLimit[]) {
    const above = limits[limit];
    if (above === null) continue;
    for (const storeId of (await KEPT[limit](db, { storeIds, now, above })).keys()) found.add(storeId);
  }
  return found;
}
