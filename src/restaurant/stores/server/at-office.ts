import type { Ctx } from '#platform/context/server/context.ts';
import { selectBrandOf } from './queries.ts';

/** Where the people of this store work, and in whose name they are written to. For work that nobody's request began. */
export async function atOffice<C extends Ctx>(ctx: C, storeId: string): Promise<C> {
  const { sites } = ctx.services;
  if (sites.brands.size === 1) return { ...ctx, site: sites.main() };
  return { ...ctx, site: sites.main((await selectBrandOf(ctx.db, storeId)) ?? undefined) };
}
