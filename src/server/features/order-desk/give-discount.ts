import type { SaleBody } from '#domain/api/counter.ts';
import { discountLimitOf } from '#domain/order/edit-limits.ts';
import { authorise, type StoreCtx } from '../../platform/context/context.ts';
import type { CachedStore } from '../../platform/ports/menus.ts';
import { editTab } from './edit-tab.ts';
import { readChanges } from './read-changes.ts';

/** Takes something off an order in the transaction that places it, within the limit of whoever gives it. */
export async function giveDiscount(
  tx: StoreCtx,
  orderId: string,
  discount: NonNullable<SaleBody['discount']>,
  present: CachedStore,
): Promise<void> {
  authorise(tx, 'order.edit');
  await editTab(tx, orderId, {
    editsOf: (stored, rules) => {
      const upTo = discountLimitOf(tx.actor.role, rules);
      return readChanges(tx, present, stored, { changes: [{ kind: 'discount', ...discount }], upTo });
    },
    request: null,
  });
}
