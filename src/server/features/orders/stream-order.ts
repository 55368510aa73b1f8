import type { OrderStream } from '#domain/api/streams.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { type StreamCall, streamLog } from '../../platform/realtime/stream-log.ts';
import { findOrderBySlug, findStoredOrderBySlug } from './find-order.ts';
import { orderViewForGuest } from './views.ts';

/** Streams the customer's own order: its present state, and each change. */
export async function streamOrder(ctx: Ctx, slug: string, call: StreamCall): Promise<void> {
  const { storeId, id: topic } = await findOrderBySlug(ctx, slug);
  const snapshot = async () => {
    const stored = await findStoredOrderBySlug(ctx, slug);
    const { store } = await ctx.services.storeCache.get(storeId);
    const order: OrderStream['order'] = orderViewForGuest(stored, store);
    const data = JSON.stringify(order);
    return { event: 'order' as const, seq: stored.log.at(-1)?.seq ?? 0, data };
  };
  await streamLog(call, { storeId, topic, audience: 'guest', snapshot });
}
