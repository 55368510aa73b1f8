import { useState } from 'react';
import type { SupplierBillView } from '#domain/api/buying.ts';
import { parsePrice } from '#domain/menu-edit/parse-price.ts';
import { toNumber } from '#domain/money/money.ts';
import { changeBill } from '../../api/buying.ts';
import { Dialog } from '../../components/dialog.tsx';
import { DialogSteps } from '../../components/dialog-steps.tsx';
import { MoneyField } from '../../components/fields/money-field.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { FormFailure } from '../../components/form-failure.tsx';
import { fieldsOf, useForm } from '../../components/use-form.ts';
import { useStore } from '../../session/current-store.ts';
import { useTexts } from '../../texts/index.ts';
import styles from './buying.module.css';
import { useRefresh } from './use-buying.ts';

/** Corrects what the cook received, by the supplier's paper. */
export function BillDialog({ bill, onClose }: { bill: SupplierBillView; onClose: () => void }) {
  const { buying: t, faults } = useTexts();
  const { storeId } = useStore();
  const refresh = useRefresh();
  const [draft, setDraft] = useState({
    number: bill.number,
    amount: String(bill.amount),
    dueOn: bill.dueOn ?? '',
  });
  const amount = parsePrice(draft.amount);
  const form = useForm({
    check: () => (amount === null ? { amount: faults.amount() } : {}),
    send: () =>
      changeBill(storeId, bill._id, {
        number: draft.number.trim(),
        amount: toNumber(amount ?? 0),
        dueOn: draft.dueOn === '' ? null : draft.dueOn,
      }),
    onDone: async () => {
      await refresh();
      onClose();
    },
  });
  const field = fieldsOf(draft, (change) => setDraft({ ...draft, ...change }), form.faults);
  return (
    <Dialog isOpen onClose={onClose} size="28rem" title={t.editBill}>
      <form {...form.propsFor(() => form.submit())} className={styles.form}>
        <FormFailure>{form.failure}</FormFailure>
        <TextField label={t.billNumber} autoComplete="off" maxLength={40} {...field('number')} />
        <MoneyField label={t.billAmount} {...field('amount')} />
        <TextField label={t.dueOn} type="date" {...field('dueOn')} />
        <DialogSteps onClose={onClose} isBusy={form.isBusy} />
      </form>
    </Dialog>
  );
}
