import { useQueryClient } from '@tanstack/react-query';
import type { InvoiceView } from '#domain/api/invoices.ts';
import { invoicesKey, withdrawInvoice } from '../../../api/invoices.ts';
import { operatorKey } from '../../../api/operator.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { FormFailure } from '../../../components/form-failure.tsx';
import { useForm } from '../../../components/use-form.ts';
import { useTexts } from '../../../texts/index.ts';

interface WithdrawDialogProps {
  invoice: InvoiceView;
  onClose: () => void;
}

export function WithdrawDialog({ invoice: { _id, storeId, storeName }, onClose }: WithdrawDialogProps) {
  const t = useTexts().operator.invoices;
  const client = useQueryClient();
  const { failure, isBusy, submit } = useForm({
    send: () => withdrawInvoice(storeId, _id),
    // It may have been paid meanwhile.
    onError: () => void client.invalidateQueries({ queryKey: operatorKey }),
    onDone: () => {
      void client.invalidateQueries({ queryKey: invoicesKey });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={t.withdrawOf(storeName)}
      action={t.withdraw}
      isBusy={isBusy}
      onConfirm={() => submit(undefined)}
      onClose={onClose}
    >
      <p>{t.withdrawLead}</p>
      <FormFailure>{failure}</FormFailure>
    </ConfirmDialog>
  );
}
