import { type FormEvent, useState } from 'react';
import { CANCELLED, SERVED } from '#domain/order/order.ts';
import { may } from '#domain/staff/permissions.ts';
import { closeSitting, reopenSitting } from '../../../api/sittings.ts';
import { Button } from '../../../parts/button.tsx';
import common from '../../../parts/common.module.css';
import { useRoleToAsk, useStore } from '../../../parts/current-store.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import { TextField } from '../../../parts/fields/text-field.tsx';
import { formatAmount } from '../../../parts/format.ts';
import { useNotice } from '../../../parts/use-notice.ts';
import { useUndoNotice } from '../../../parts/use-undo-notice.tsx';
import { useTexts } from '../../../texts/index.ts';
import { useTableName } from './move-dialogs.tsx';
import styles from './sheet.module.css';
import { type OpenTableProps, useAct } from './use-act.ts';

/** Ends the sitting. With money due only the office does it, and says why. */
export function CloseStep({ table, sitting, onOpen, onClose }: OpenTableProps) {
  const { floor: t } = useTexts();
  const { storeId, profile } = useStore();
  const role = useRoleToAsk();
  const nameOf = useTableName();
  const { say } = useNotice();
  const offerUndo = useUndoNotice();
  const [isAsking, setAsking] = useState(false);
  const params = { storeId, sittingId: sitting._id };
  const reopening = useAct(() => {
    onOpen(table._id);
    say(t.reopened(nameOf(table)));
  });
  const { act, isBusy } = useAct(() => {
    setAsking(false);
    onClose();
    offerUndo(t.closed(nameOf(table)), () => reopening.act(sitting._id, () => reopenSitting(params)));
  });
  const close = (reason?: string) => act(sitting._id, () => closeSitting(params, reason));
  const { due = 0 } = sitting;
  const dueText = formatAmount(due, profile.currency);
  const isCooking = sitting.orders.some(({ state }) => state !== SERVED && state !== CANCELLED);
  if (due > 0 && !may(role, 'sitting.close-unpaid'))
    return <p className={styles.soft}>{t.closeDue(dueText)}</p>;
  return (
    <>
      {isCooking && <p className={styles.soft}>{t.closeOpen}</p>}
      <Button
        look={due > 0 ? 'danger' : 'main'}
        isBusy={isBusy}
        onClick={() => (due > 0 ? setAsking(true) : close())}
      >
        {t.close}
      </Button>
      {isAsking && (
        <Dialog isOpen isOnTop onClose={() => setAsking(false)} size="28rem" title={t.closeTitle(dueText)}>
          <WhyForm isBusy={isBusy} onClose={() => setAsking(false)} onReason={close} />
        </Dialog>
      )}
    </>
  );
}

interface WhyFormProps {
  isBusy: boolean;
  onClose: () => void;
  onReason: (reason: string) => void;
}

function WhyForm({ isBusy, onClose, onReason }: WhyFormProps) {
  const { floor: t, keep, order } = useTexts();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const text = reason.trim();
    setMissing(text === '');
    if (text !== '' && !isBusy) onReason(text);
  }
  return (
    <form onSubmit={onSubmit} noValidate className={styles.section}>
      <p>{t.closeHint}</p>
      <div className={common.row}>
        {t.closeReasons.map((text) => (
          <Button key={text} aria-pressed={reason === text} onClick={() => setReason(text)}>
            {text}
          </Button>
        ))}
      </div>
      <TextField
        label={order.reasonOther}
        value={t.closeReasons.includes(reason) ? '' : reason}
        maxLength={400}
        fault={isMissing ? order.reasonMissing : undefined}
        onChange={setReason}
      />
      <div className={common.halves}>
        <Button onClick={onClose}>{keep}</Button>
        <Button look="danger" type="submit" isBusy={isBusy}>
          {t.closeNow}
        </Button>
      </div>
    </form>
  );
}
