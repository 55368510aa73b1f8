import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useOwnPrinters } from '#kitchen/printing/office/face/use-own-printers.ts';
import { formatSum, type Minor } from '#platform/money/rules/money.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useStandIn } from '#restaurant/access/office/use-stand-in.ts';
import { sessionQuery } from '#restaurant/accounts/office-api/session.ts';
import { newCommandId, serverNow } from '#restaurant/without-the-line/office/clock.ts';
import { useTexts } from '#texts/office/index.ts';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { DialogSteps } from '#ui/office/dialogs/dialog-steps.tsx';
import { MoneyField } from '#ui/office/fields/money-field.tsx';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { useForm } from '#ui/office/forms/use-form.ts';
import { addTillEntry, tillQuery, updateTill } from '../office-api/till.ts';
import {
  CASH_REASONS,
  type CashReason,
  type DrawerMove,
  doubtOf,
  type EntryDoubt,
} from '../rules/drawers.ts';
import { renderSlip } from '../rules/render-slip.ts';
import type { TillDrawerView } from '../wire/till.ts';
import { CountField, NOTHING_COUNTED } from './count-field.tsx';
import { enteredIn, isCounted, isMoved } from './entry-draft.ts';
import styles from './till.module.css';

interface EntryDialogProps {
  drawer: TillDrawerView;
  what: DrawerMove;
  onClose: () => void;
}

/** Writes down what is done at a drawer. */
export function EntryDialog({ drawer, what, onClose }: EntryDialogProps) {
  const { till: t } = useTexts();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="30rem"
      title={t.moveOf(t.moves[what], drawer.name ?? t.report.mainDrawer)}
    >
      <EntryForm drawer={drawer} what={what} onClose={onClose} />
    </Dialog>
  );
}

function EntryForm({ drawer, what, onClose }: EntryDialogProps) {
  const { till: t } = useTexts();
  const { storeId, profile } = useStore();
  const client = useQueryClient();
  const key = useRef('');
  const standIn = useStandIn();
  const { printers, print, openDrawer } = useOwnPrinters();
  const by = useQuery(sessionQuery).data?.account.name ?? '';
  const [draft, setDraft] = useState({ counting: NOTHING_COUNTED, amount: '', note: '' });
  const [reason, setReason] = useState<CashReason>('supplier');
  /** What was asked about, and for which amount. Another amount is asked about again. */
  const [asked, setAsked] = useState('');
  const entered = enteredIn(what, draft, profile.currency);
  const doubt = entered && doubtOf({ what, amount: entered.sum, pieces: entered.pieces }, drawer);
  const question = doubt === null ? '' : `${doubt} ${entered?.sum}`;
  const form = useForm({
    check: () => (entered === null ? { amount: t.amountFault } : {}),
    send: () => {
      const note = draft.note.trim();
      const of = drawer._id === null ? {} : { drawer: drawer._id };
      const why = isMoved(what) ? { reason } : {};
      const body = { what, ...of, ...why, ...entered?.body, ...(note ? { note } : {}) };
      const said = client.getQueryData(tillQuery(storeId).queryKey);
      key.current ||= newCommandId();
      return addTillEntry(storeId, body, key.current, said && standIn(said));
    },
    onDone: (till) => {
      updateTill(client, storeId, till);
      if (what !== 'count') openDrawer();
      const printer = printers.find((one) => one.drawer) ?? printers.find(({ receipts }) => receipts);
      if (printer && entered && isMoved(what)) {
        const moved = { what, amount: entered.sum, drawer: drawer.name, reason: t.reasons[reason] };
        const told = { note: draft.note.trim(), by, at: serverNow() };
        print(printer, renderSlip({ ...moved, ...told }, profile, printer.language));
      }
      onClose();
    },
  });
  const isAsked = doubt !== null && asked === question;
  const submit = () => (doubt === null || isAsked ? form.submit() : setAsked(question));
  return (
    <form {...form.propsFor(submit)} className={styles.form}>
      <p className={styles.soft}>{t.asks[what]}</p>
      {isCounted(what) && (
        <CountField
          value={draft.counting}
          onChange={(counting) => setDraft({ ...draft, counting })}
          fault={form.faults['amount']}
        />
      )}
      {isMoved(what) && (
        <>
          <MoneyField
            label={t.amount}
            value={draft.amount}
            fault={form.faults['amount']}
            onChange={(amount) => setDraft({ ...draft, amount })}
          />
          <SelectField
            label={t.reason}
            value={reason}
            options={CASH_REASONS.map((value) => ({ value, label: t.reasons[value] }))}
            onChange={setReason}
          />
        </>
      )}
      <TextField
        label={t.note}
        autoComplete="off"
        maxLength={200}
        value={draft.note}
        onChange={(note) => setDraft({ ...draft, note })}
      />
      {isAsked && <DoubtAbout drawer={drawer} what={what} doubt={doubt} sum={entered?.sum ?? 0} />}
      {form.failure && <FormFailure>{form.failure}</FormFailure>}
      <DialogSteps onClose={onClose} isBusy={form.isBusy} {...(isAsked ? { action: t.itIsRight } : {})} />
    </form>
  );
}

interface DoubtAboutProps extends Omit<EntryDialogProps, 'onClose'> {
  doubt: EntryDoubt;
  sum: Minor;
}

/** Why the amount is asked about before it is kept. */
function DoubtAbout({ drawer, what, doubt, sum }: DoubtAboutProps) {
  const { till: t } = useTexts();
  const { currency } = useStore().profile;
  const there = what === 'float' ? drawer.float : (drawer.expected ?? 0);
  return (
    <FormFailure>
      {t.doubts[doubt]({ amount: formatSum(sum, currency), there: formatSum(there, currency) })}
    </FormFailure>
  );
}
