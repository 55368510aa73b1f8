import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { InvoiceView } from '#domain/api/invoices.ts';
import { randomId } from '#ui/random-id.ts';
import { refuseInvoiceClaim } from '../../../api/invoices.ts';
import { operatorKey } from '../../../api/operator.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { DialogSteps } from '../../../components/dialog-steps.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { FormFailure } from '../../../components/form-failure.tsx';
import { useForm } from '../../../components/use-form.ts';
import { useNotice } from '../../../components/use-notice.ts';
import { useTexts } from '../../../texts/index.ts';

interface RefuseDialogProps {
  invoice: InvoiceView;
  onClose: () => void;
}

/** Tells the owners that the payment which they reported was not found. */
export function RefuseDialog({ invoice: { _id, storeId, storeName }, onClose }: RefuseDialogProps) {
  const { operator, fields } = useTexts();
  const t = operator.invoices;
  const client = useQueryClient();
  const { say } = useNotice();
  const [key] = useState(randomId);
  const [reason, setReason] = useState('');
  const { faults, failure, isBusy, submit, propsFor } = useForm({
    send: () => refuseInvoiceClaim(storeId, _id, reason.trim(), key),
    check: () => (reason.trim() === '' ? { reason: fields.required } : {}),
    // It may have been paid meanwhile.
    onError: () => void client.invalidateQueries({ queryKey: operatorKey }),
    onDone: () => {
      void client.invalidateQueries({ queryKey: operatorKey });
      say(t.refusedClaim(storeName));
      onClose();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} size="26rem" title={t.refuseOf(storeName)}>
      <form {...propsFor(() => submit(undefined))}>
        <TextField
          data-autofocus
          label={t.reason}
          description={t.refuseHint}
          maxLength={200}
          value={reason}
          fault={faults['reason']}
          onChange={setReason}
        />
        <FormFailure>{failure}</FormFailure>
        <DialogSteps onClose={onClose} isBusy={isBusy} action={t.refuse} />
      </form>
    </Dialog>
  );
}
