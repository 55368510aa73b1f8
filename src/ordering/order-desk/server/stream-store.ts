import { audienceOf } from '#ordering/orders/server/get-order.ts';
import { authorise, type StoreCtx } from '#platform/context/server/context.ts';
import { ALL_EVENTS } from '#platform/ports/server/store-feeds.ts';
import { type StreamCall, streamLog } from '#platform/realtime/server/stream-log.ts';
import { isStillMember } from '#restaurant/access/server/access.ts';

/** Streams everything that happens in the store, for as long as the session lasts. */
export async function streamStore(ctx: StoreCtx, call: StreamCall): Promise<void> {
  authorise(ctx, 'order.read');
  const isAllowed = () => isStillMember(ctx.services, call.request, ctx);
  await streamLog(call, {
    storeId: ctx.storeId,
    topic: ALL_EVENTS,
    audience: audienceOf(ctx),
    isAllowed,
    account: ctx.actor.id,
  });
}
