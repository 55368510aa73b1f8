import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { TillDrawerView } from '#domain/api/till.ts';
import { parsePrice } from '#domain/menu-edit/parse-price.ts';
import { toNumber } from '#domain/money/money.ts';
import { CASH_REASONS, type CashReason, type DrawerMove } from '#domain/till/drawers.ts';
import { randomId } from '#ui/random-id.ts';
import { addTillEntry, updateTill } from '../../api/till.ts';
import { useStore } from '../../parts/current-store.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { DialogSteps } from '../../parts/dialog-steps.tsx';
import { MoneyField } from '../../parts/fields/money-field.tsx';
import { SelectField } from '../../parts/fields/select-field.tsx';
import { TextField } from '../../parts/fields/text-field.tsx';
import { FormFailure } from '../../parts/form-failure.tsx';
import { useForm } from '../../parts/use-form.ts';
import { useTexts } from '../../texts/index.ts';
import { CountField, countedBody, NOTHING_COUNTED } from './count-field.tsx';
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
  const [key] = useState(randomId);
  const [counting, setCounting] = useState(NOTHING_COUNTED);
  const [draft, setDraft] = useState({ amount: '', note: '' });
  const [reason, setReason] = useState<CashReason>('supplier');
  const isCounted = what === 'float' || what === 'count';
  const isMoved = what === 'in' || what === 'out';
  const counted = isCounted ? countedBody(counting, profile.currency) : null;
  const amount = parsePrice(draft.amount);
  const isLacking = (isCounted && counted === null) || (isMoved && (amount === null || amount === 0));
  const form = useForm({
    check: () => (isLacking ? { amount: t.amountFault } : {}),
    send: () => {
      const note = draft.note.trim();
      const moved = isMoved ? { amount: toNumber(amount ?? 0), reason } : {};
      const of = drawer._id === null ? {} : { drawer: drawer._id };
      return addTillEntry(storeId, { what, ...of, ...moved, ...counted, ...(note ? { note } : {}) }, key);
    },
    onDone: (till) => {
      updateTill(client, storeId, till);
      onClose();
    },
  });
  return (
    <form {...form.propsFor(() => form.submit())} className={styles.form}>
      <p className={styles.soft}>{t.asks[what]}</p>
      {isCounted && <CountField value={counting} onChange={setCounting} fault={form.faults['amount']} />}
      {isMoved && (
        <>
          <MoneyField
            label={t.amount}
            value={draft.amount}
            fault={form.faults['amount']}
            onChange={(text) => setDraft({ ...draft, amount: text })}
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
      {form.failure && <FormFailure>{form.failure}</FormFailure>}
      <DialogSteps onClose={onClose} isBusy={form.isBusy} />
    </form>
  );
}
