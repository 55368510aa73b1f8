import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SupplierBillView } from '#domain/api/buying.ts';
import { PAID_FROM, type PaidFrom } from '#domain/stock/buying.ts';
import { payBill } from '../../api/buying.ts';
import { tillQuery } from '../../api/till.ts';
import { Choice } from '../../components/choice.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { DialogSteps } from '../../components/dialog-steps.tsx';
import { FormFailure } from '../../components/form-failure.tsx';
import { formatAmount } from '../../components/format.ts';
import { useForm } from '../../components/use-form.ts';
import { useStore } from '../../session/current-store.ts';
import { useTexts } from '../../texts/index.ts';
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
