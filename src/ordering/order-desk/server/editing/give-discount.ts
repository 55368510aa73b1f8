import type { SaleBody } from '#ordering/counter/wire/counter.ts';
import { discountLimitOf } from '#ordering/waiter-limits/rules/discount-limits.ts';
import { authorise, type StoreCtx } from '#platform/context/server/context.ts';
import type { CachedStore } from '#platform/ports/server/menus.ts';
import { idsOf } from '#restaurant/without-the-line/server/late.ts';
import { editTab } from './edit-tab.ts';
import { rowChanges } from './read-changes.ts';

/** Takes something off an order in the transaction that places it, within the limit of whoever gives it. */
export async function giveDiscount(
  tx: StoreCtx,
  orderId: string,
  discount: NonNullable<SaleBody['discount']>,
  present: CachedStore,
): Promise<void> {
  const isMade = tx.late !== undefined;
  if (!isMade) authorise(tx, 'order.edit');
  const idAt = idsOf(tx, null);
  await editTab(tx, orderId, {
    editsOf: (stored, rules) => {
      const upTo = discountLimitOf(tx.actor.role, rules);
      return rowChanges(tx, present, stored, { changes: [{ kind: 'discount', ...discount }], upTo, idAt });
    },
    request: null,
    isMade,
    idAt,
  });
}
