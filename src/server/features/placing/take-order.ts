import { authorise, type StoreCtx } from '../../platform/context/context.ts';
import { type Placed, placeOrder } from './place-order.ts';
import type { Placement } from './read-order.ts';

/** Places an order for a guest at the counter or on the phone, by the rules for guests. */
export async function takeOrder(
  ctx: StoreCtx,
  { body, idempotencyKey }: Pick<Placement, 'body' | 'idempotencyKey'>,
): Promise<Placed> {
  authorise(ctx, 'order.place');
  const { storeId, network } = ctx;
  return placeOrder(ctx, { storeId, body, idempotencyKey, network, client: null });
}
