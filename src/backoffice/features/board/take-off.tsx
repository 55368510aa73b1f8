import { type FormEvent, useState } from 'react';
import type { StaffOrderView } from '#domain/api/order.ts';
import { Button } from '../../parts/button.tsx';
import { TextField } from '../../parts/fields/text-field.tsx';
import { useTexts } from '../../texts/index.ts';
import { useDesk } from './desk-context.ts';
import styles from './item-dialog.module.css';
import { useDiscard } from './use-discard.ts';
import { usualReasons } from './usual-reasons.ts';

const LONGEST_REASON = 400;

interface TakeOffProps {
  order: StaffOrderView;
  itemIds: readonly string[];
  /** What the buttons are named for. */
  name: string;
  onDone: () => void;
}

/** Never without a reason: the guest reads it, and so does the owner. */
export function TakeOff({ order, itemIds, name, onDone }: TakeOffProps) {
  const t = useTexts();
  const { orders } = useDesk();
  const { discard, isDiscarding } = useDiscard();
  const [words, setWords] = useState('');
  const [isMissing, setMissing] = useState(false);

  function takeOff(reason: string) {
    discard({ orderId: order._id, itemIds, discarded: true, reason });
    onDone();
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const reason = words.trim();
    setMissing(reason === '');
    if (reason !== '') takeOff(reason);
  }

  return (
    <form className={styles.choices} aria-label={t.desk.whyOff(name)} onSubmit={onSubmit} noValidate>
      <p className={styles.hint}>{t.desk.takeOffHint}</p>
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
