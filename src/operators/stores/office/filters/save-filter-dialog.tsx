import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/calls/office-api/call.ts';
import { useTexts } from '#texts/office/index.ts';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { DialogSteps } from '#ui/office/dialogs/dialog-steps.tsx';
import { SwitchField } from '#ui/office/fields/switch-field.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { useForm } from '#ui/office/forms/use-form.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import type { StoreFilter } from '../../office-api/operator.ts';
import { filtersQuery } from '../../office-api/operator-notes.ts';

interface SaveFilterDialogProps {
  filter: StoreFilter;
  mayShare: boolean;
  onClose: () => void;
}

const NAME_SIGNS = 60;

export function SaveFilterDialog({ filter, mayShare, onClose }: SaveFilterDialogProps) {
  const { operator, fields } = useTexts();
  const t = operator.filters;
  const client = useQueryClient();
  const { say } = useNotice();
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const { faults, failure, isBusy, submit, propsFor } = useForm({
    send: () => call('POST /api/operator/filters', { body: { name, filter, isShared } }),
    check: () => (name.trim() === '' ? { name: fields.required } : {}),
    onDone: () => {
      void client.invalidateQueries({ queryKey: filtersQuery.queryKey });
      say(t.saved(name.trim()));
      onClose();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} size="26rem" title={t.save}>
      <form {...propsFor(() => submit(undefined))}>
        <TextField
          data-autofocus
          label={t.name}
          value={name}
          maxLength={NAME_SIGNS}
          fault={faults['name']}
          onChange={setName}
        />
        {mayShare && <SwitchField label={t.share} checked={isShared} onChange={setShared} />}
        <FormFailure>{failure}</FormFailure>
        <DialogSteps onClose={onClose} isBusy={isBusy} />
      </form>
    </Dialog>
  );
}
