import { type FormEvent, useState } from 'react';
import type { StaffOrderView } from '#domain/api/order.ts';
import { Stepper } from '#ui/parts/stepper.tsx';
import { Button } from '../../../parts/button.tsx';
import { TextField } from '../../../parts/fields/text-field.tsx';
import { useTexts } from '../../../texts/index.ts';
import { useDesk } from '../desk/desk-context.ts';
import { useDiscard } from '../desk/use-discard.ts';
import { portionsToRemove, usualReasons } from '../orders/removal.ts';
import styles from './item-dialog.module.css';

const LONGEST_REASON = 400;

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
  const { discard, isDiscarding } = useDiscard();
  // The items as they were when the form was opened: if two waiters remove the same, the second removes no more.
  const [items] = useState(() => order.items.filter(({ _id }) => itemIds.includes(_id)));
  const all = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const [count, setCount] = useState(all);
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);

  function remove(reason: string) {
    discard({ orderId: order._id, items: portionsToRemove(items, count), discarded: true, reason });
    onDone();
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const reason = text.trim();
    setMissing(reason === '');
    if (reason !== '') remove(reason);
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
      {usualReasons(orders, t.desk.takeOffReasons).map((reason) => (
        <Button
          key={reason}
          look="danger"
          className={styles.choice}
          isBusy={isDiscarding}
          onClick={() => remove(reason)}
        >
          {reason}
        </Button>
      ))}
      <TextField
        label={t.order.reasonOther}
        value={text}
        maxLength={LONGEST_REASON}
        fault={isMissing ? t.order.reasonMissing : undefined}
        onChange={setText}
      />
      <Button look="danger" type="submit" isBusy={isDiscarding}>
        {t.desk.takeOffNow}
      </Button>
    </form>
  );
}
