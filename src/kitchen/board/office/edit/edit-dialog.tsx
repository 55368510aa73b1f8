import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { DiscountForm } from '#money/discounts/office/face/discount-form.tsx';
import type { GivenDiscount } from '#money/discounts/office/face/given-discount.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { isCopy, useOrderEdits } from '#restaurant/access/office/use-order-edits.ts';
import { newCommandId } from '#restaurant/without-the-line/office/clock.ts';
import { useTexts } from '#texts/office/index.ts';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { useDeskActions } from '../desk/desk-context.ts';
import { AddDish } from './add-dish.tsx';
import { changesOf, draftOn, type EditDraft, lineTotals, NO_EDITS, tabPriceAfter } from './draft.ts';
import { EditForm, type EditStep } from './edit-form.tsx';
import { OpenItemForm } from './open-item-form.tsx';

interface EditDialogProps {
  order: StaffOrderView | undefined;
  onClose: () => void;
}

/** Changes a running order: portions, dishes, discounts. Nothing is sent before it is saved. */
export function EditDialog({ order, onClose }: EditDialogProps) {
  const { editOrder: t } = useTexts();
  return (
    <Dialog
      isOpen={order !== undefined}
      isOnTop
      onClose={onClose}
      size="36rem"
      title={order && t.title(order.orderNo)}
    >
      {order && <Editing order={order} onClose={onClose} />}
    </Dialog>
  );
}

function Editing({ order, onClose }: { order: StaffOrderView; onClose: () => void }) {
  const { editOrder: t } = useTexts();
  const [made, setMade] = useState<EditDraft>(NO_EDITS);
  const draft = draftOn(order, made);
  const [step, setStep] = useState<EditStep>({ what: 'lines' });
  const { save, isBusy } = useEdit(order._id, onClose);
  const tab = useOrderEdits().tabOf(order._id);
  const change = (more: Partial<EditDraft>) => {
    setMade({ ...draft, ...more });
    setStep({ what: 'lines' });
  };
  const toLines = () => setStep({ what: 'lines' });
  /** What the dish, or all that the discount is for, costs with one. Unknown while rounds of its table are not here. */
  const priceWith = (item: StaffOrderView['items'][number] | null) => {
    const withMore = (given: readonly GivenDiscount[]) => ({ ...draft, given: [...draft.given, ...given] });
    if (item)
      return (given: readonly GivenDiscount[]) => lineTotals(order, withMore(given)).get(item._id) ?? 0;
    return tab && ((given: readonly GivenDiscount[]) => tabPriceAfter(order, withMore(given), tab));
  };
  switch (step.what) {
    case 'dish':
      return (
        <AddDish order={order} onBack={toLines} onAdd={(line) => change({ added: [...draft.added, line] })} />
      );
    case 'open':
      return <OpenItemForm onBack={toLines} onAdd={(line) => change({ added: [...draft.added, line] })} />;
    case 'discount': {
      const item = order.items.find(({ _id }) => _id === step.line) ?? null;
      return (
        <DiscountForm
          item={item}
          title={item?.itemLabel ?? (order.sitting ? t.forTable : t.forOrder)}
          onBack={toLines}
          priceWith={priceWith(item)}
          onGive={(given) => change({ given: [...draft.given, given] })}
        />
      );
    }
    default:
      return (
        <EditForm
          order={order}
          draft={draft}
          tab={tab}
          isBusy={isBusy}
          onClose={onClose}
          onStep={setStep}
          onChange={change}
          onSave={() => save(draft)}
        />
      );
  }
}

/** Saves once, however often the same draft is sent. */
function useEdit(orderId: string, onDone: () => void) {
  const { editOrder: t, commands } = useTexts();
  const { editOrder } = useOrderEdits();
  const { updateOrder, refetch } = useDeskActions();
  const { say, complain } = useNotice();
  // Its time is that of the tap, which is when its command is made.
  const key = useRef<string | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (draft: EditDraft) => {
      const reason = draft.reason.trim();
      key.current ??= newCommandId();
      return editOrder(orderId, { changes: changesOf(draft), ...(reason ? { reason } : {}) }, key.current);
    },
    onSuccess: (order) => {
      updateOrder(order);
      refetch();
      say(isCopy(order) ? commands.sentLater : t.saved);
      onDone();
    },
    onError: (error) => {
      key.current = null;
      complain(error);
    },
  });
  return { save: mutate, isBusy: isPending };
}
