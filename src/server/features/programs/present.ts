import { MOST_ORDERS } from '#domain/api/calls/order-list.ts';
import { type ApiShortages, toApiShortages } from '#domain/api/v1/shortages.ts';
import { type ApiWaiting, toApiWaiting } from '#domain/api/v1/waiting.ts';
import { OPEN } from '#domain/order/order.ts';
import { authorise, mayDo, type StoreCtx } from '../../platform/context/context.ts';
import { getCatalogue } from '../menus/get-catalogue.ts';
import { listOrders } from '../order-desk/list-orders.ts';
import { listPortions } from '../portions/set-portions.ts';
import { readFloor } from '../sittings/floor.ts';
import { readStock } from '../stock/ingredients.ts';

const RUNNING = { states: [...OPEN], since: null, before: null, payment: null, limit: MOST_ORDERS };

/** Who waits now, in the kitchen and at the tables. */
export async function readWaiting(ctx: StoreCtx): Promise<ApiWaiting> {
  authorise(ctx, 'order.read');
  const { orders } = await listOrders(ctx, RUNNING);
  const { tables } = await readFloor(ctx);
  return toApiWaiting(orders, tables, ctx.now);
}

/** What is sold out or runs out. Ingredients are for who may count them. */
export async function listShortages(ctx: StoreCtx): Promise<ApiShortages> {
  authorise(ctx, 'catalogue.read');
  const stock = mayDo(ctx.actor, 'stock.count') ? await readStock(ctx) : null;
  return toApiShortages(await getCatalogue(ctx), await listPortions(ctx), stock);
}
