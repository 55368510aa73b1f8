import { getOrderStatus } from '#ordering/orders/server/get-order.ts';
import type { OrderView, PaymentForm } from '#ordering/orders/wire/order.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import { findPaymentForm } from './start-payment.ts';

interface OrderPage {
  order: OrderView;
  color: string;
  timeZone: string;
  form: PaymentForm | null;
}

/** The order for its own page, with the store's colour and, while it waits for its payment, the form to pay. */
export async function getOrderPage(ctx: Ctx, slug: string): Promise<OrderPage> {
  const order = await getOrderStatus(ctx, slug);
  const { store } = await ctx.services.storeCache.get(order.profileID);
  const { storeId, primaryColor: color, timeZone } = store;
  const isAwaited = order.payment.state === 'awaiting';
  const form = isAwaited ? await findPaymentForm(ctx, { storeId, id: order._id }) : null;
  return { order, color, timeZone, form };
}
