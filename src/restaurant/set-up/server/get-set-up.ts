import { authorise, type StoreCtx } from '#platform/context/server/context.ts';
import { findStaff } from '#restaurant/access/server/membership.ts';
import { listTables } from '#tables/table-list/server/list-tables.ts';
import type { SetUp } from '../wire/set-up.ts';
import { selectOrderCount } from './queries.ts';

/** The setup steps that a store has done, counted on each call, so that nobody has to tick them off. */
export async function getSetUp(ctx: StoreCtx): Promise<SetUp> {
  authorise(ctx, 'store.update');
  const { catalogue } = await ctx.services.storeCache.getCurrent(ctx.db, ctx.storeId);
  const categories = catalogue.menus.flatMap((menu) => menu.categories);
  return {
    dishes: categories.reduce((count, { items }) => count + items.length, 0),
    tables: (await listTables(ctx)).tables.length,
    people: (await findStaff(ctx, ctx.storeId)).length,
    orders: await selectOrderCount(ctx.db, ctx.storeId),
  };
}
