import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { InvoiceView } from '#operators/invoices/wire/invoices.ts';
import { call } from '#platform/calls/office-api/call.ts';
import { parseHundredths } from '#platform/money/rules/money.ts';
import { useTexts } from '#texts/office/index.ts';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { DialogSteps } from '#ui/office/dialogs/dialog-steps.tsx';
import { RupeeField } from '#ui/office/fields/money-field.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { formatAmount } from '#ui/office/format.ts';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { type Faults, fieldsOf, useForm } from '#ui/office/forms/use-form.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { randomId } from '#ui/shared/random-id.ts';
import { operatorKey } from '../../office-api/operator.ts';

interface RefundDialogProps {
  invoice: InvoiceView;
  onClose: () => void;
}

/** Writes the credit note of money that the operator has sent back. */
export function RefundDialog({ invoice, onClose }: RefundDialogProps) {
  const { operator, fields } = useTexts();
  const t = operator.invoices;
  const client = useQueryClient();
  const { say } = useNotice();
  const [key] = useState(randomId);
  const { _id, storeId, storeName, refundable, isCredited } = invoice;
  const most = t.refundMost(formatAmount(refundable, 'INR'));
  const [draft, setDraft] = useState({ amount: String(refundable), reason: '', reference: '' });
  const { faults, failure, isBusy, submit, propsFor } = useForm({
    send: () =>
      call('POST /api/operator/stores/:storeId/invoices/:invoiceId/refund', {
        params: { storeId, invoiceId: _id },
        headers: { 'idempotency-key': key },
        body: { ...draft, amount: draft.amount.trim() },
      }),
    check: (): Faults => ({
      ...(parseHundredths(draft.amount) ? {} : { amount: operator.plans.noPrice }),
      ...(Number(draft.amount) > refundable && { amount: most }),
      ...(draft.reason.trim() === '' && { reason: fields.required }),
    }),
    onError: () => void client.invalidateQueries({ queryKey: operatorKey }),
    onDone: ({ notes }) => {
      void client.invalidateQueries({ queryKey: operatorKey });
      say(t.refunded(notes.at(-1)?.number ?? ''));
      onClose();
    },
  });
  const field = fieldsOf(draft, (change) => setDraft({ ...draft, ...change }), faults);
  return (
    <Dialog isOpen onClose={onClose} size="26rem" title={t.refundOf(storeName)}>
      <form {...propsFor(() => submit(undefined))}>
        <p>{t.refundLead}</p>
        {isCredited && (
          <p>
            {t.refundCredited} {most}
          </p>
        )}
        <RupeeField label={t.amount} {...field('amount')} />
        <TextField label={t.reason} description={t.reasonHint} maxLength={200} {...field('reason')} />
        <TextField label={t.reference} maxLength={100} {...field('reference')} />
        <FormFailure>{failure}</FormFailure>
        <DialogSteps onClose={onClose} isBusy={isBusy} action={t.refund} />
      </form>
    </Dialog>
  );
}
