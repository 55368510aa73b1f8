import { isOrderState } from '#ordering/orders/rules/order.ts';
import { storedOrdersOf } from '#ordering/orders/server/find-order.ts';
import { audienceOf, getForStaff } from '#ordering/orders/server/get-order.ts';
import { orderViewForStaff } from '#ordering/orders/server/views.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { authorise, type StoreCtx } from '#platform/context/server/context.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import { selectListedOrders } from './queries.ts';

export interface ListRequest {
  states: number[];
  since: string | null;
  before: number | null;
  payment: 'claimed' | 'unpaid' | null;
  limit: number;
}

/** Newest first; `next` is the `before` of the following page. */
export async function listOrders(ctx: StoreCtx, { states, since, limit, ...more }: ListRequest) {
  authorise(ctx, 'order.read');
  const rows = await selectListedOrders(ctx.db, ctx.storeId, {
    states: states.filter(isOrderState),
    since: since === null ? null : new Date(since),
    limit: limit + 1,
    ...more,
  });
  const page = rows.slice(0, limit);
  const stored = await storedOrdersOf(ctx, ctx.storeId, page);
  const store = await findStore(ctx.db, ctx.storeId);
  const orders: StaffOrderView[] = stored.map((order) => orderViewForStaff(order, store, audienceOf(ctx)));
  const last = page.at(-1);
  return { orders, next: rows.length > limit && last ? String(last.orderNo) : null };
}

/** One order, however old: boards hold only the latest of the served ones. */
export async function readStoreOrder(ctx: StoreCtx, orderId: string): Promise<StaffOrderView> {
  authorise(ctx, 'order.read');
  return getForStaff(ctx, orderId);
}
