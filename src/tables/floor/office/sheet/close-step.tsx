import { type FormEvent, useState } from 'react';
import { CANCELLED, SERVED } from '#ordering/orders/rules/order.ts';
import { perform } from '#platform/calls/office-api/call.ts';
import { useRoleToAsk, useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { isLineLost } from '#restaurant/without-the-line/office/door.ts';
import { type Clearing, closeSitting } from '#tables/sittings/office-api/sittings.ts';
import { STILL_COOKING } from '#tables/sittings/wire/sittings.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import common from '#ui/office/common.module.css';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { formatAmount } from '#ui/office/format.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { useUndoNotice } from '#ui/office/notices/use-undo-notice.tsx';
import { dueOfTable } from '../../rules/tile.ts';
import { useTableName } from './move-dialogs.tsx';
import styles from './sheet.module.css';
import { type OpenTableProps, useAct } from './use-act.ts';

/** Ends the sitting. With money due only the office does it, and says why. */
export function CloseStep({ isMain = false, ...props }: OpenTableProps & { isMain?: boolean }) {
  const { table, sitting, onOpen, onClose } = props;
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
    if (isLineLost()) say(t.closed(nameOf(table)));
    else
      offerUndo(t.closed(nameOf(table)), () =>
        reopening.act(sitting._id, () =>
          perform('POST /api/stores/:storeId/sittings/:sittingId/reopen', { params, body: {} }),
        ),
      );
  });
  const close = (body: Clearing) =>
    act(sitting._id, (standInFor) => closeSitting(params, body, standInFor(sitting._id)));
  const due = dueOfTable(sitting);
  const dueText = formatAmount(due, profile.currency);
  const isCooking = sitting.rounds.some(({ state }) => state !== SERVED && state !== CANCELLED);
  if (due > 0 && !may(role, 'sitting.close-unpaid'))
    return <p className={styles.soft}>{t.closeDue(dueText)}</p>;
  return (
    <>
      <Button
        look={due > 0 ? 'danger' : isMain ? 'main' : 'plain'}
        isBusy={isBusy}
        onClick={() => (due > 0 || isCooking ? setAsking(true) : close({}))}
      >
        {t.close}
      </Button>
      {isAsking && (
        <Dialog
          isOpen
          isOnTop
          onClose={() => setAsking(false)}
          size="28rem"
          title={due > 0 ? t.closeTitle(dueText) : t.close}
        >
          <ClearForm
            isCooking={isCooking}
            isBusy={isBusy}
            isDue={due > 0}
            onClose={() => setAsking(false)}
            onClear={close}
          />
        </Dialog>
      )}
    </>
  );
}

interface ClearFormProps {
  isCooking: boolean;
  isDue: boolean;
  isBusy: boolean;
  onClose: () => void;
  onClear: (body: Clearing) => void;
}

/** What becomes of dishes that are not served, and why money stays due. */
function ClearForm({ isCooking, isDue, isBusy, onClose, onClear }: ClearFormProps) {
  const { floor: t, keep, order } = useTexts();
  const [cooking, setCooking] = useState<Clearing['cooking']>();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const needsReason = isDue || cooking === 'cancel';
  const isMissing = needsReason && reason.trim() === '';
  const isUndecided = isCooking && cooking === undefined;
  const reasons = cooking === 'cancel' ? t.cancelReasons : t.closeReasons;
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isMissing || isUndecided || isBusy) return;
    onClear({ ...(needsReason ? { reason: reason.trim() } : {}), ...(cooking ? { cooking } : {}) });
  }
  return (
    <form onSubmit={onSubmit} noValidate className={styles.section}>
      {isCooking && (
        <fieldset className={styles.section}>
          <legend>{t.closeOpen}</legend>
          {STILL_COOKING.map((choice) => (
            <Button key={choice} aria-pressed={cooking === choice} onClick={() => setCooking(choice)}>
              {t.cooking[choice]}
            </Button>
          ))}
          {isTried && isUndecided && <p role="alert">{t.cookingMissing}</p>}
        </fieldset>
      )}
      {isDue && <p>{t.closeHint}</p>}
      {needsReason && (
        <>
          <div className={common.row}>
            {reasons.map((text) => (
              <Button key={text} aria-pressed={reason === text} onClick={() => setReason(text)}>
                {text}
              </Button>
            ))}
          </div>
          <TextField
            label={order.reasonOther}
            value={reasons.includes(reason) ? '' : reason}
            maxLength={400}
            fault={isTried && isMissing ? order.reasonMissing : undefined}
            onChange={setReason}
          />
        </>
      )}
      <div className={common.halves}>
        <Button onClick={onClose}>{keep}</Button>
        <Button look={isDue ? 'danger' : 'main'} type="submit" isBusy={isBusy}>
          {isDue ? t.closeNow : t.close}
        </Button>
      </div>
    </form>
  );
}
