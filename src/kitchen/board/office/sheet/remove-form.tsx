import { type FormEvent, useState } from 'react';
import { ReasonField } from '#money/discounts/office/face/reason-field.tsx';
import { useReasons } from '#money/discounts/office/face/use-reasons.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { Stepper } from '#ui/shared/components/stepper.tsx';
import { useDesk } from '../desk/desk-context.ts';
import { useRemove } from '../desk/use-remove.ts';
import { portionsToRemove, usualReasons } from '../orders/removal.ts';
import styles from './item-dialog.module.css';

interface RemoveFormProps {
  order: StaffOrderView;
  /** Items of one dish that are not removed yet. */
  itemIds: readonly string[];
  onDone: () => void;
}

/** Removes portions of a dish, with a reason that the guest and the owner read. */
export function RemoveForm({ order, itemIds, onDone }: RemoveFormProps) {
  const t = useTexts();
  const { orders } = useDesk();
  const { off: readyMade } = useReasons();
  const { remove, isBusy } = useRemove();
  // The items as they were when the form was opened: if two waiters remove the same, the second removes no more.
  const [items] = useState(() => order.items.filter(({ _id }) => itemIds.includes(_id)));
  const all = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const [count, setCount] = useState(1);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const text = reason.trim();
    setMissing(text === '');
    if (text === '') return;
    remove({ orderId: order._id, items: portionsToRemove(items, count), discarded: true, reason: text });
    onDone();
  }

  return (
    <form
      className={styles.choices}
      aria-label={t.desk.whyOff(`${count}× ${items[0]?.itemLabel ?? ''}`)}
      onSubmit={onSubmit}
      noValidate
    >
      <p className={styles.hint}>{t.desk.takeOffHint}</p>
      {all > 1 && (
        <div className={styles.count}>
          <span>{t.desk.takeOffCount}</span>
          <Stepper
            quantity={count}
            least={1}
            most={all}
            lessLabel={t.desk.takeOffFewer}
            moreLabel={t.desk.takeOffMore}
            quantityLabel={t.desk.takeOffCount}
            onChange={setCount}
          />
          <span>{t.desk.ofAll(all)}</span>
        </div>
      )}
      <ReasonField
        value={reason}
        reasons={usualReasons(orders, readyMade)}
        isMissing={isMissing}
        onChange={setReason}
      />
      <Button look="danger" type="submit" isBusy={isBusy}>
        {t.desk.takeOffNow}
      </Button>
    </form>
  );
}
