import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PlanView } from '#domain/api/plans.ts';
import { operatorKey, replacePlan } from '../../../api/operator.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { DialogSteps } from '../../../components/dialog-steps.tsx';
import { SelectField } from '../../../components/fields/select-field.tsx';
import { FormFailure } from '../../../components/form-failure.tsx';
import { useForm } from '../../../components/use-form.ts';
import { useNotice } from '../../../components/use-notice.ts';
import { useTexts } from '../../../texts/index.ts';

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
    send: () => replacePlan(_id, by),
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
