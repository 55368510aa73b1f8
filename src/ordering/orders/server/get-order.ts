import { type Ctx, mayDo, type StoreCtx } from '#platform/context/server/context.ts';
import type { Audience } from '#platform/ports/server/store-feeds.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import type { OrderView, StaffOrderView } from '../wire/order.ts';
import { findStoredOrder, findStoredOrderBySlug } from './find-order.ts';
import { orderViewForGuest, orderViewForStaff } from './views.ts';

export function audienceOf(ctx: StoreCtx): Exclude<Audience, 'guest'> {
  return mayDo(ctx.actor, 'order.contact') ? 'floor' : 'kitchen';
}

export async function getOrderStatus(ctx: Ctx, slug: string): Promise<OrderView> {
  const stored = await findStoredOrderBySlug(ctx, slug);
  const { store } = await ctx.services.storeCache.get(stored.order.storeId);
  return orderViewForGuest(stored, store);
}

export async function getForStaff(ctx: StoreCtx, orderId: string): Promise<StaffOrderView> {
  const stored = await findStoredOrder(ctx, ctx.storeId, orderId);
  return orderViewForStaff(stored, await findStore(ctx.db, ctx.storeId), audienceOf(ctx));
}
