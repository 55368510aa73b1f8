import type { Estimate } from '#kitchen/promise/rules/estimate.ts';
import type { Kept } from '#kitchen/promise/rules/promise.ts';
import { PREPARING } from '#ordering/orders/rules/order.ts';
import { findStoredOrderBySlug } from '#ordering/orders/server/find-order.ts';
import { orderViewForGuest } from '#ordering/orders/server/views.ts';
import { begunAt } from '#ordering/serving/rules/wait.ts';
import type { Ctx } from '#platform/context/server/context.ts';

/** How long an order of a guest will take, which changes with what the kitchen has to do. */
export async function readExpected(
  ctx: Ctx,
  slug: string,
): Promise<{ estimate: Estimate | null; kept?: Kept }> {
  const stored = await findStoredOrderBySlug(ctx, slug);
  const { estimates, storeCache } = ctx.services;
  const { storeId } = stored.order;
  const { store } = await storeCache.get(storeId);
  const view = orderViewForGuest(stored, store);
  const isTimed = view.estimate !== null && view.payment.state !== 'awaiting' && view.pickupAt === undefined;
  const dishes = stored.lines.filter(({ discarded }) => !discarded).map(({ itemId }) => itemId);
  const isBegun = stored.order.state >= PREPARING || stored.lines.some(({ ready }) => ready);
  const unbegun = isBegun ? undefined : { promisedMinutes: stored.order.estimateTo };
  const estimate = isTimed
    ? await estimates.expect(storeId, { begunAt: begunAt(view), dishes, unbegun })
    : null;
  const { kept } = await estimates.get(storeId);
  return { estimate, ...(kept && { kept }) };
}
