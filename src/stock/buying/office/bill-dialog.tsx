import { useState } from 'react';
import { parsePrice } from '#ordering/menu-editor/rules/prices/parse-price.ts';
import { call } from '#platform/calls/office-api/call.ts';
import { toNumber } from '#platform/money/rules/money.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { DialogSteps } from '#ui/office/dialogs/dialog-steps.tsx';
import { MoneyField } from '#ui/office/fields/money-field.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { fieldsOf, useForm } from '#ui/office/forms/use-form.ts';
import type { SupplierBillView } from '../wire/buying.ts';
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
      call('PUT /api/stores/:storeId/stock/bills/:supplierBillId', {
        params: { storeId, supplierBillId: bill._id },
        body: {
          number: draft.number.trim(),
          amount: toNumber(amount ?? 0),
          dueOn: draft.dueOn === '' ? null : draft.dueOn,
        },
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
