import { getCatalogue } from '#ordering/menu/server/get-catalogue.ts';
import { listOrders } from '#ordering/order-desk/server/list-orders.ts';
import { OPEN } from '#ordering/orders/rules/order.ts';
import { MOST_ORDERS } from '#ordering/orders/wire/order-list-calls.ts';
import { listPortions } from '#ordering/portions/server/set-portions.ts';
import { authorise, mayDo, type StoreCtx } from '#platform/context/server/context.ts';
import { readStock } from '#stock/ingredients/server/ingredients.ts';
import { readFloor } from '#tables/sittings/server/floor/floor.ts';
import { type ApiShortages, toApiShortages } from '../wire/shortages.ts';
import { type ApiWaiting, toApiWaiting } from '../wire/waiting.ts';

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
