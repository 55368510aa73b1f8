import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { DiscountForm } from '#money/discounts/office/face/discount-form.tsx';
import { discountOf, type GivenDiscount, sizeOf } from '#money/discounts/office/face/given-discount.ts';
import { CANCELLED } from '#ordering/orders/rules/order.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { isCopy, useOrderEdits } from '#restaurant/access/office/use-order-edits.ts';
import { newCommandId } from '#restaurant/without-the-line/office/clock.ts';
import { priceAfter } from '#restaurant/without-the-line/rules/priced-tab.ts';
import { sittingQuery } from '#tables/sittings/office-api/sittings.ts';
import { useTexts } from '#texts/office/index.ts';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { type StepDialogProps, useTableName } from './move-dialogs.tsx';
import { useAct } from './use-act.ts';

/** Takes something off the bill of the whole table. It is told to one of its rounds, and each gets its part. */
export function DiscountDialog({ table, sitting, onDone }: StepDialogProps) {
  const { floor: t, editOrder: words } = useTexts();
  const { storeId } = useStore();
  const client = useQueryClient();
  const { say } = useNotice();
  const nameOf = useTableName();
  const { editOrder, tabOf } = useOrderEdits();
  const { act, isBusy } = useAct(() => {
    onDone();
    say(t.discounted(nameOf(table)));
  });
  const orderId = sitting.orders.find(({ state }) => state !== CANCELLED)?._id;

  const tab = orderId === undefined ? undefined : tabOf(orderId);

  // A second tap after an answer that was lost gives nothing more.
  const key = useRef<string | null>(null);

  function give(given: GivenDiscount) {
    if (isBusy || orderId === undefined) return;
    const changes = [{ kind: 'discount' as const, ...sizeOf(given), reason: given.reason }];
    const id = key.current ?? newCommandId();
    key.current = id;
    act(sitting._id, async () => {
      const order = await editOrder(orderId, { changes }, id);
      if (isCopy(order)) return sitting;
      return client.fetchQuery(sittingQuery(storeId, sitting._id));
    });
  }

  const priceWith =
    orderId !== undefined && tab
      ? (given: readonly GivenDiscount[]) => {
          const edits = given.map((one) => ({ kind: 'give' as const, discount: discountOf(one) }));
          return priceAfter({ tab, orderId, edits });
        }
      : undefined;

  return (
    <Dialog isOpen isOnTop onClose={onDone} size="28rem" title={t.discountTitle(nameOf(table))}>
      <DiscountForm item={null} title={words.forTable} priceWith={priceWith} onBack={onDone} onGive={give} />
    </Dialog>
  );
}
