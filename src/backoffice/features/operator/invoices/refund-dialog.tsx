import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { InvoiceView } from '#domain/api/invoices.ts';
import { parseHundredths } from '#domain/money/money.ts';
import { randomId } from '#ui/random-id.ts';
import { refundInvoice } from '../../../api/invoices.ts';
import { operatorKey } from '../../../api/operator.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { DialogSteps } from '../../../components/dialog-steps.tsx';
import { RupeeField } from '../../../components/fields/money-field.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { FormFailure } from '../../../components/form-failure.tsx';
import { formatAmount } from '../../../components/format.ts';
import { type Faults, fieldsOf, useForm } from '../../../components/use-form.ts';
import { useNotice } from '../../../components/use-notice.ts';
import { useTexts } from '../../../texts/index.ts';

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
    send: () => refundInvoice(storeId, _id, { ...draft, amount: draft.amount.trim() }, key),
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
