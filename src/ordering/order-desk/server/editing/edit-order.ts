import { storeAsSold } from '#ordering/menu/server/revisions/get-revision.ts';
import { getForStaff } from '#ordering/orders/server/get-order.ts';
import type { EditOrderBody, StaffOrderView } from '#ordering/orders/wire/order.ts';
import { requestedLineOf } from '#ordering/placing/rules/order-request.ts';
import { discountLimitOf } from '#ordering/waiter-limits/rules/discount-limits.ts';
import { authorise, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import { idsOf } from '#restaurant/without-the-line/server/late.ts';
import { editTab } from './edit-tab.ts';
import { rowChanges } from './read-changes.ts';

/** Adds to an order, changes portions and gives discounts, all or nothing. `request` is the key of the tap. */
export async function editOrder(
  ctx: StoreCtx,
  orderId: string,
  { changes, reason }: EditOrderBody,
  request: string | null,
): Promise<StaffOrderView> {
  authorise(ctx, 'order.edit');
  await ctx.services.limiter.take('changesOfOrder', `${ctx.storeId} ${orderId}`);
  // Before the lock: dishes cost what the menu says when they are asked for.
  const current = await ctx.services.storeCache.getCurrent(ctx.db, ctx.storeId);
  const added = changes.filter((change) => change.kind === 'add').map(requestedLineOf);
  const present = ctx.late ? await storeAsSold(ctx, current, ctx.late, added) : current;
  await withTransaction(ctx, (tx) =>
    editTab(tx, orderId, {
      editsOf: (stored, rules) => {
        const upTo = discountLimitOf(tx.actor.role, rules);
        return rowChanges(tx, present, stored, { changes, upTo, idAt: idsOf(tx, request) });
      },
      reason,
      request,
      idAt: idsOf(tx, request),
    }),
  );
  return getForStaff(ctx, orderId);
}
