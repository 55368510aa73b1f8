import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { INVOICE_TIME_ZONE } from '#operators/plans/rules/invoice.ts';
import { lastDayOf } from '#operators/plans/rules/invoice-period.ts';
import { SUBSCRIPTION_STATUSES } from '#operators/plans/rules/plan.ts';
import { call } from '#platform/calls/office-api/call.ts';
import { useTexts } from '#texts/office/index.ts';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { DialogSteps } from '#ui/office/dialogs/dialog-steps.tsx';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { useForm } from '#ui/office/forms/use-form.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { operatorKey, plansQuery } from '../office-api/operator.ts';
import type { OperatedStore } from '../wire/operator.ts';

interface PlanDialogProps {
  store: OperatedStore;
  onClose: () => void;
}

/** Puts a restaurant on a plan, until a day or without end. */
export function PlanDialog({
  store: { _id, name, plan: before, status: now, endDate, suspendedAt, closedAt },
  onClose,
}: PlanDialogProps) {
  const { operator: t } = useTexts();
  const client = useQueryClient();
  const { say } = useNotice();
  const { data } = useQuery(plansQuery);
  const [plan, setPlan] = useState(before);
  const [status, setStatus] = useState(SUBSCRIPTION_STATUSES.find((known) => known === now) ?? 'active');
  const lastDay = endDate === null ? '' : lastDayOf(endDate, INVOICE_TIME_ZONE);
  const [day, setDay] = useState(lastDay);
  const isStopped = suspendedAt !== null || closedAt !== null;
  const names = [
    ...new Set([before, ...(data?.plans.filter(({ retired }) => !retired).map((known) => known.name) ?? [])]),
  ];
  const { faults, failure, isBusy, submit, propsFor } = useForm({
    // A stopped restaurant keeps its plan's status until it goes on.
    send: () =>
      call('PATCH /api/operator/stores/:storeId/subscription', {
        params: { storeId: _id },
        body: {
          plan,
          ...(isStopped ? {} : { status }),
          // Whoever leaves the day as it is leaves the moment, too.
          endDate: day === '' ? null : day === lastDay ? endDate : `${day}T23:59:59Z`,
        },
      }),
    onDone: () => {
      void client.invalidateQueries({ queryKey: operatorKey });
      say(t.planned(name, plan));
      onClose();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} size="26rem" title={t.planOf(name)}>
      <form {...propsFor(() => submit(undefined))}>
        <SelectField
          label={t.columns.plan}
          value={plan}
          options={names.map((value) => ({ value, label: value }))}
          fault={faults['plan']}
          onChange={setPlan}
        />
        {!isStopped && (
          <SelectField
            label={t.state}
            value={status}
            options={SUBSCRIPTION_STATUSES.map((value) => ({ value, label: t.states[value] }))}
            onChange={setStatus}
          />
        )}
        <TextField label={t.endDay} description={t.noEnd} type="date" value={day} onChange={setDay} />
        <FormFailure>{failure}</FormFailure>
        <DialogSteps onClose={onClose} isBusy={isBusy} />
      </form>
    </Dialog>
  );
}
