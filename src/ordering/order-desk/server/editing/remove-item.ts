import type { Edit } from '#ordering/orders/rules/edits.ts';
import { toEntries } from '#ordering/orders/server/as-of.ts';
import type { LineName, StoredOrder } from '#ordering/orders/server/find-order.ts';
import { getForStaff } from '#ordering/orders/server/get-order.ts';
import type { LineRow } from '#ordering/orders/tables.ts';
import type { RemoveItemBody, StaffOrderView } from '#ordering/orders/wire/order.ts';
import { type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { idsOf } from '#restaurant/without-the-line/server/late.ts';
import { editTab } from './edit-tab.ts';

/** Takes an item or some of its portions off an order, or puts them back. Who may is asked once it is known what comes off. */
export async function removeItem(
  ctx: StoreCtx,
  { orderId, lineId }: LineName,
  { discarded, keep = 0, reason }: RemoveItemBody,
  key: string | null,
): Promise<StaffOrderView> {
  await ctx.services.limiter.take('changesOfOrder', `${ctx.storeId} ${orderId}`);
  const editsOf = (stored: StoredOrder): Edit<LineRow>[] => {
    const line = stored.lines.find(({ id }) => id === lineId);
    if (!line && !discarded && wasPutBack(stored, lineId)) return [];
    if (!line) throw new AppError('ITEM_NOT_FOUND');
    if (!discarded) return [{ kind: 'back', line: lineId }];
    return [{ kind: 'off', line: lineId, quantity: Math.max(0, line.quantity - keep) }];
  };
  await withTransaction(ctx, (tx) =>
    editTab(tx, orderId, { editsOf, reason, request: null, idAt: idsOf(tx, key) }),
  );
  return getForStaff(ctx, orderId);
}

/** Whether a repeated request already put these portions back with their line. */
function wasPutBack({ log }: StoredOrder, lineId: string): boolean {
  const last = toEntries(log).findLast(({ event }) => event.what === 'item' && event.lineId === lineId);
  return last?.event.what === 'item' && !last.event.discarded;
}
