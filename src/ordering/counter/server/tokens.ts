import { kindOf } from '#ordering/order-types/rules/order-kind.ts';
import { tokenColumns } from '#ordering/orders/rules/token.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { HOUR, MINUTE } from '#platform/time/rules/durations.ts';
import type { TokenScreen } from '../wire/counter.ts';
import { selectCollected } from './queries.ts';

/** Nobody waits at a counter for longer. */
const OPEN_FOR = 6 * HOUR;
/** Whoever is called stays on the screen for so long after the food was handed over. */
const CALLED_FOR = 2 * MINUTE;

/** What a screen at the counter shows: numbers alone, since everybody can read it. */
export async function readTokens(ctx: Ctx, slug: string): Promise<TokenScreen> {
  const present = await ctx.services.storeCache.getBySlug(slug);
  if (!present) throw new AppError('STORE_NOT_FOUND');
  const { storeId, name } = present.store;
  const orders = await selectCollected(ctx.db, storeId, {
    openSince: ctx.now - OPEN_FOR,
    servedSince: ctx.now - CALLED_FOR,
  });
  const collected = orders.filter((order) => kindOf(order) !== 'delivery');
  return { name, ...tokenColumns(collected) };
}
