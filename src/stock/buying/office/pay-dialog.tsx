import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { tillQuery } from '#money/till/office-api/till.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { PAID_FROM, type PaidFrom } from '#stock/ingredients/rules/buying.ts';
import { useTexts } from '#texts/office/index.ts';
import { Choice } from '#ui/office/choices/choice.tsx';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { DialogSteps } from '#ui/office/dialogs/dialog-steps.tsx';
import { formatAmount } from '#ui/office/format.ts';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { useForm } from '#ui/office/forms/use-form.ts';
import { payBill } from '../office-api/buying.ts';
import type { SupplierBillView } from '../wire/buying.ts';
import styles from './buying.module.css';
import { useRefresh } from './use-buying.ts';

interface PayDialogProps {
  bill: SupplierBillView;
  /** Of the supplier. */
  name: string;
  onClose: () => void;
}

/** Pays a supplier's bill from the drawer or from the bank. */
export function PayDialog({ bill, name, onClose }: PayDialogProps) {
  const { buying: t } = useTexts();
  const { storeId, profile } = useStore();
  const client = useQueryClient();
  const refresh = useRefresh();
  const [from, setFrom] = useState<PaidFrom>('drawer');
  const form = useForm({
    send: () => payBill(storeId, bill._id, from, bill.amount),
    onDone: async () => {
      void client.invalidateQueries({ queryKey: tillQuery(storeId).queryKey });
      await refresh();
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="28rem"
      title={t.payTitle(formatAmount(bill.amount, profile.currency), name)}
    >
      <form {...form.propsFor(() => form.submit())} className={styles.form}>
        <FormFailure>{form.failure}</FormFailure>
        <Choice
          label={t.payFrom}
          value={from}
          wraps
          options={PAID_FROM.map((value) => ({ value, label: t.from[value] }))}
          onChange={setFrom}
        />
        <p className={styles.hint}>{t.fromHint[from]}</p>
        <DialogSteps onClose={onClose} isBusy={form.isBusy} action={t.pay} />
      </form>
    </Dialog>
  );
}
