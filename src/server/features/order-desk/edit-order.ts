import type { EditOrderBody, StaffOrderView } from '#domain/api/order.ts';
import { discountLimitOf } from '#domain/order/edit-limits.ts';
import { requestedLineOf } from '#domain/placing/order-request.ts';
import { authorise, type StoreCtx, withTransaction } from '../../platform/context/context.ts';
import { idsOf } from '../commands/late.ts';
import { storeAsSold } from '../menus/get-revision.ts';
import { getForStaff } from '../orders/get-order.ts';
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
      ...{ reason, request, idAt: idsOf(tx, request) },
    }),
  );
  return getForStaff(ctx, orderId);
}
