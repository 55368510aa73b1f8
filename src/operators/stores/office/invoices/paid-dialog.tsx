import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { InvoiceView } from '#operators/invoices/wire/invoices.ts';
import { PAID_WAYS, type PaidWay } from '#operators/plans/rules/invoice.ts';
import { call } from '#platform/calls/office-api/call.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { useTexts } from '#texts/office/index.ts';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { DialogSteps } from '#ui/office/dialogs/dialog-steps.tsx';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { formatAmount } from '#ui/office/format.ts';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { useForm } from '#ui/office/forms/use-form.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { operatorKey } from '../../office-api/operator.ts';

/** What came through the gateway notes itself. */
const BY_HAND = PAID_WAYS.filter((way) => way !== 'gateway');

const isOfAnother = (error: Error): error is AppError =>
  error instanceof AppError && error.code === 'REFERENCE_TAKEN';

interface PaidDialogProps {
  invoice: InvoiceView;
  onClose: () => void;
}

export function PaidDialog({ invoice: { _id, storeId, storeName, total, claim }, onClose }: PaidDialogProps) {
  const t = useTexts().operator.invoices;
  const client = useQueryClient();
  const { say } = useNotice();
  const [way, setWay] = useState<PaidWay>('upi');
  const [reference, setReference] = useState(claim?.utr ?? '');
  // The reference that another invoice has, of which the operator has read.
  const [taken, setTaken] = useState<string | null>(null);
  const isTaken = taken === reference;
  const { faults, failure, isBusy, submit, propsFor } = useForm({
    send: () =>
      call('POST /api/operator/stores/:storeId/invoices/:invoiceId/paid', {
        params: { storeId, invoiceId: _id },
        body: { way, reference: reference.trim(), again: isTaken },
      }),
    place: (found, error) => {
      if (!isOfAnother(error)) return found;
      const { number, name } = error.details ?? {};
      return { reference: t.referenceTaken([number, name].filter(Boolean).join(', ')) };
    },
    onError: (error) => {
      if (isOfAnother(error)) setTaken(reference);
      // It may have been paid or cancelled meanwhile.
      void client.invalidateQueries({ queryKey: operatorKey });
    },
    onDone: ({ number }) => {
      void client.invalidateQueries({ queryKey: operatorKey });
      say(t.noted(number ?? ''));
      onClose();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} size="26rem" title={t.notePaidOf(storeName)}>
      <form {...propsFor(() => submit(undefined))}>
        <p>{t.paidLead(formatAmount(total, 'INR'))}</p>
        <SelectField
          label={t.way}
          value={way}
          options={BY_HAND.map((value) => ({ value, label: t.ways[value] }))}
          onChange={setWay}
        />
        <TextField
          label={t.reference}
          description={t.referenceHint}
          maxLength={100}
          value={reference}
          fault={faults['reference']}
          onChange={setReference}
        />
        <FormFailure>{failure}</FormFailure>
        <DialogSteps onClose={onClose} isBusy={isBusy} action={isTaken ? t.notePaidAnyway : t.notePaid} />
      </form>
    </Dialog>
  );
}
