import { authorise, type StoreCtx } from '../../platform/context/context.ts';
import { ALL_EVENTS } from '../../platform/ports/store-feeds.ts';
import { type StreamCall, streamLog } from '../../platform/realtime/stream-log.ts';
import { isStillMember } from '../access/access.ts';
import { audienceOf } from '../orders/get-order.ts';

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
