import { authorise, type StoreCtx } from '../../platform/context/context.ts';
import { type Placed, type Placement, placeOrder } from './place-order.ts';

/** For somebody at the counter or on the telephone: the guests' own verb and rules, in the name of the staff. */
export async function takeOrder(
  ctx: StoreCtx,
  { body, idempotencyKey }: Pick<Placement, 'body' | 'idempotencyKey'>,
): Promise<Placed> {
  authorise(ctx, 'order.place');
  await ctx.services.limiter.take('takenOrders', `${ctx.actor.id} ${ctx.storeId}`);
  const { storeId, network } = ctx;
  return placeOrder(ctx, { storeId, body, idempotencyKey, network, client: null });
}
