import { authorise, type StoreCtx } from '../context.ts';
import type { Limit } from '../http/limiter.ts';
import { type Placed, type Placement, placeOrder } from './place-order.ts';

/** More than anybody types: a screen that has gone wild, or a stolen session. */
const ORDERS_BY_ACCOUNT: Limit = { name: 'taken orders by account', most: 300, windowMs: 60_000 };

/** For somebody at the counter or on the telephone: the guests' own verb and rules, in the name of the staff. */
export async function takeOrder(
  ctx: StoreCtx,
  { body, idempotencyKey }: Pick<Placement, 'body' | 'idempotencyKey'>,
): Promise<Placed> {
  authorise(ctx, 'order.place');
  ctx.services.limiter.take(ORDERS_BY_ACCOUNT, `${ctx.actor.id} ${ctx.storeId}`);
  return placeOrder(ctx, { storeId: ctx.storeId, body, idempotencyKey, client: null });
}
