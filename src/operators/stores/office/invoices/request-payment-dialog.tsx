import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/calls/office-api/call.ts';
import { useTexts } from '#texts/office/index.ts';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { DialogSteps } from '#ui/office/dialogs/dialog-steps.tsx';
import { RupeeField } from '#ui/office/fields/money-field.tsx';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { useForm } from '#ui/office/forms/use-form.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { randomId } from '#ui/shared/random-id.ts';
import { operatorKey, plansQuery } from '../../office-api/operator.ts';
import type { OperatedStore } from '../../wire/operator.ts';

interface RequestPaymentDialogProps {
  store: OperatedStore;
  onClose: () => void;
}

/** Asks a restaurant to pay for a plan, at its price or another. Its owner finds the request in Settings → Plan. */
export function RequestPaymentDialog({
  store: { _id, name, plan: present },
  onClose,
}: RequestPaymentDialogProps) {
  const { operator } = useTexts();
  const t = operator.invoices;
  const client = useQueryClient();
  const { say } = useNotice();
  const [key] = useState(randomId);
  const { data } = useQuery(plansQuery);
  const [plan, setPlan] = useState(present);
  const [months, setMonths] = useState('1');
  const [price, setPrice] = useState('');
  const names = data?.plans.map((known) => known.name) ?? [present];
  const { faults, failure, isBusy, submit, propsFor } = useForm({
    send: () =>
      call('POST /api/operator/stores/:storeId/invoices', {
        params: { storeId: _id },
        headers: { 'idempotency-key': key },
        body: { plan, months: Number(months), ...(price.trim() && { price: price.trim() }) },
      }),
    // A request whose answer was lost stands behind the dialog.
    onError: () => void client.invalidateQueries({ queryKey: operatorKey }),
    onDone: () => {
      void client.invalidateQueries({ queryKey: operatorKey });
      say(t.requested(name));
      onClose();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} size="26rem" title={t.requestPaymentOf(name)}>
      <form {...propsFor(() => submit(undefined))}>
        <SelectField
          label={operator.columns.plan}
          value={plan}
          options={names.map((value) => ({ value, label: value }))}
          fault={faults['plan']}
          onChange={setPlan}
        />
        <TextField
          label={t.monthsToPay}
          inputMode="numeric"
          value={months}
          fault={faults['months']}
          onChange={setMonths}
        />
        <RupeeField
          label={operator.plans.price}
          description={t.priceHint}
          value={price}
          fault={faults['price']}
          onChange={setPrice}
        />
        <FormFailure>{failure}</FormFailure>
        <DialogSteps onClose={onClose} isBusy={isBusy} action={t.requestPayment} />
      </form>
    </Dialog>
  );
}
