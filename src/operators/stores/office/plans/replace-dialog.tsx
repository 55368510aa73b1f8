import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PlanView } from '#operators/plans/wire/plans.ts';
import { call } from '#platform/calls/office-api/call.ts';
import { useTexts } from '#texts/office/index.ts';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { DialogSteps } from '#ui/office/dialogs/dialog-steps.tsx';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { useForm } from '#ui/office/forms/use-form.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { operatorKey } from '../../office-api/operator.ts';

interface ReplaceDialogProps {
  plan: PlanView;
  /** Those that can take its place. */
  others: PlanView[];
  onClose: () => void;
}

/** Moves all restaurants of a plan to another one. */
export function ReplaceDialog({ plan: { _id, name, stores }, others, onClose }: ReplaceDialogProps) {
  const t = useTexts().operator.plans;
  const client = useQueryClient();
  const { say } = useNotice();
  const [by, setBy] = useState(others[0]?.name ?? '');
  const { faults, failure, isBusy, submit, propsFor } = useForm({
    send: () => call('POST /api/operator/plans/:planId/replace', { params: { planId: _id }, body: { by } }),
    onDone: ({ moved }) => {
      void client.invalidateQueries({ queryKey: operatorKey });
      say(t.moved(moved));
      onClose();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} size="26rem" title={t.replaceOf(name)}>
      <form {...propsFor(() => submit(undefined))}>
        <p>{t.replaceLead(stores)}</p>
        <SelectField
          label={t.replaceBy}
          value={by}
          options={others.map((other) => ({ value: other.name, label: other.name }))}
          fault={faults['by']}
          onChange={setBy}
        />
        <FormFailure>{failure}</FormFailure>
        <DialogSteps onClose={onClose} isBusy={isBusy} action={t.replace} />
      </form>
    </Dialog>
  );
}
