import { isStillMember } from '../accounts/access.ts';
import { authorise, type StoreCtx } from '../context.ts';
import { followLog, type StreamCall } from '../realtime/follow-log.ts';
import { ALL } from '../realtime/topics.ts';
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
