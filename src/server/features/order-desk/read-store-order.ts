import type { StaffOrderView } from '#domain/api/order.ts';
import { authorise, type StoreCtx } from '../../platform/context/context.ts';
import { getForStaff } from '../orders/get-order.ts';

/** Boards hold only the latest of the served orders. */
export async function readStoreOrder(ctx: StoreCtx, orderId: string): Promise<StaffOrderView> {
  authorise(ctx, 'order.read');
  return getForStaff(ctx, orderId);
}
