import { type FormEvent, useState } from 'react';
import { ReasonField } from '#money/discounts/office/face/reason-field.tsx';
import { CANCELLED } from '#ordering/orders/rules/order.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import common from '#ui/office/common.module.css';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { useMove } from '../desk/use-move.ts';
import styles from './cancel-dialog.module.css';

interface CancelDialogProps {
  order: StaffOrderView | undefined;
  onClose: () => void;
  /** Called instead of onClose when money is owed to the guest. */
  onOwed: (orderId: string) => void;
}

export function CancelDialog({ order, onClose, onOwed }: CancelDialogProps) {
  const t = useTexts();
  return (
    <Dialog
      isOpen={order !== undefined}
      onClose={onClose}
      size="28rem"
      title={order && t.order.cancelTitle(order.orderNo)}
    >
      {order && <CancelForm order={order} onClose={onClose} onOwed={onOwed} />}
    </Dialog>
  );
}

/** Asks for a reason, which the guest reads. Cancelling cannot be undone. */
function CancelForm({
  order,
  onClose,
  onOwed,
}: Omit<CancelDialogProps, 'order'> & { order: StaffOrderView }) {
  const t = useTexts();
  const { moveAndWait, isMoving } = useMove();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const text = reason.trim();
    setMissing(text === '');
    // The move shows its own error.
    if (text !== '') moveAndWait({ order, to: CANCELLED, reason: text }).then(onCancelled, onClose);
  }

  function onCancelled({ _id, payment }: StaffOrderView) {
    if (payment.owed) onOwed(_id);
    else onClose();
  }

  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <p>{t.order.cancelLead}</p>
      <ReasonField value={reason} reasons={t.order.reasons} isMissing={isMissing} onChange={setReason} />
      <div className={common.halves}>
        <Button onClick={onClose}>{t.order.keep}</Button>
        <Button look="danger" type="submit" isBusy={isMoving}>
          {t.order.cancel}
        </Button>
      </div>
    </form>
  );
}
