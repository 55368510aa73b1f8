import { authorise, type StoreCtx } from '../../platform/context/context.ts';
import { ALL } from '../../platform/ports/topics.ts';
import { followLog, type StreamCall } from '../../platform/realtime/follow-log.ts';
import { isStillMember } from '../access/access.ts';
import { audienceOf } from './read-order.ts';

/** Everything that happens in the store, for as long as the session lasts. */
export async function followStore(ctx: StoreCtx, call: StreamCall): Promise<void> {
  authorise(ctx, 'order.read');
  const isWelcome = () => isStillMember(ctx.services, call.request, ctx);
  await followLog(call, {
    storeId: ctx.storeId,
    topic: ALL,
    audience: audienceOf(ctx),
    isWelcome,
    account: ctx.actor.id,
  });
}
