import type { OrderView, PaymentForm, StaffOrderView } from '#domain/api/order.ts';
import { isOrderState } from '#domain/order/order.ts';
import { may } from '#domain/staff/permissions.ts';
import { authorise, type Ctx, type StoreCtx } from '../../platform/context/context.ts';
import type { Audience } from '../../platform/ports/store-feeds.ts';
import { findStoredOrder, findStoredOrderBySlug, storedOrdersOf } from './find-order.ts';
import { orderViewForGuest, orderViewForStaff } from './views.ts';
import { findPaymentForm } from '../payments/start-payment.ts';
import { findStore } from '../stores/find-store.ts';
import { selectListedOrders } from '../placing/queries.ts';

export function audienceOf(ctx: StoreCtx): Exclude<Audience, 'guest'> {
  return may(ctx.actor.role, 'order.contact') ? 'floor' : 'kitchen';
}

export async function getOrderStatus(ctx: Ctx, slug: string): Promise<OrderView> {
  const stored = await findStoredOrderBySlug(ctx, slug);
  const { store } = await ctx.services.storeCache.get(stored.order.storeId);
  return orderViewForGuest(stored, store);
}

interface OrderPage {
  order: OrderView;
  color: string;
  timeZone: string;
  form: PaymentForm | null;
}

/** The order for its own page, which has the store's colour and leads to the payment. */
export async function getOrderPage(ctx: Ctx, slug: string): Promise<OrderPage> {
  const order = await getOrderStatus(ctx, slug);
  const { store } = await ctx.services.storeCache.get(order.profileID);
  const { storeId, primaryColor: color, timeZone } = store;
  const isAwaited = order.payment.state === 'awaiting';
  const form = isAwaited ? await findPaymentForm(ctx, { storeId, id: order._id }) : null;
  return { order, color, timeZone, form };
}

export async function getForStaff(ctx: StoreCtx, orderId: string): Promise<StaffOrderView> {
  const stored = await findStoredOrder(ctx, ctx.storeId, orderId);
  return orderViewForStaff(stored, await findStore(ctx.db, ctx.storeId), audienceOf(ctx));
}

export interface ListRequest {
  states: number[];
  since: string | null;
  before: number | null;
  payment: 'claimed' | 'unpaid' | null;
  limit: number;
}

/** Newest first; `next` is the `before` of the following page. */
export async function listForStaff(ctx: StoreCtx, { states, since, limit, ...more }: ListRequest) {
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
