import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { InvoiceView } from '#operators/invoices/wire/invoices.ts';
import { call } from '#platform/calls/office-api/call.ts';
import { useTexts } from '#texts/office/index.ts';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { DialogSteps } from '#ui/office/dialogs/dialog-steps.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { useForm } from '#ui/office/forms/use-form.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { randomId } from '#ui/shared/random-id.ts';
import { operatorKey } from '../../office-api/operator.ts';

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
    send: () =>
      call('POST /api/operator/stores/:storeId/invoices/:invoiceId/claim/refuse', {
        params: { storeId, invoiceId: _id },
        headers: { 'idempotency-key': key },
        body: { reason: reason.trim() },
      }),
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
