import { type FormEvent, useState } from 'react';
import type { StaffOrderView } from '#domain/api/order.ts';
import { Stepper } from '#ui/parts/stepper.tsx';
import { Button } from '../../parts/button.tsx';
import { TextField } from '../../parts/fields/text-field.tsx';
import { useTexts } from '../../texts/index.ts';
import { useDesk } from './desk-context.ts';
import styles from './item-dialog.module.css';
import { portionsOff } from './lines.ts';
import { useDiscard } from './use-discard.ts';
import { usualReasons } from './usual-reasons.ts';

const LONGEST_REASON = 400;

interface TakeOffProps {
  order: StaffOrderView;
  /** Of one dish, and none of them taken off. */
  itemIds: readonly string[];
  onDone: () => void;
}

/** Never without a reason: the guest reads it, and so does the owner. */
export function TakeOff({ order, itemIds, onDone }: TakeOffProps) {
  const t = useTexts();
  const { orders } = useDesk();
  const { discard, isDiscarding } = useDiscard();
  // As they were when the question was put: of two waiters with the same thought, the second takes off nothing more.
  const [items] = useState(() => order.items.filter(({ _id }) => itemIds.includes(_id)));
  const all = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const [count, setCount] = useState(all);
  const [words, setWords] = useState('');
  const [isMissing, setMissing] = useState(false);

  function takeOff(reason: string) {
    discard({ orderId: order._id, items: portionsOff(items, count), discarded: true, reason });
    onDone();
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const reason = words.trim();
    setMissing(reason === '');
    if (reason !== '') takeOff(reason);
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
          onClick={() => takeOff(reason)}
        >
          {reason}
        </Button>
      ))}
      <TextField
        label={t.order.reasonOther}
        value={words}
        maxLength={LONGEST_REASON}
        fault={isMissing ? t.order.reasonMissing : undefined}
        onChange={setWords}
      />
      <Button look="danger" type="submit" isBusy={isDiscarding}>
        {t.desk.takeOffNow}
      </Button>
    </form>
  );
}
