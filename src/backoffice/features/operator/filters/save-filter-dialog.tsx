import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { StoreFilter } from '../../../api/operator.ts';
import { filtersQuery, saveFilter } from '../../../api/operator-notes.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { DialogSteps } from '../../../components/dialog-steps.tsx';
import { SwitchField } from '../../../components/fields/switch-field.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { FormFailure } from '../../../components/form-failure.tsx';
import { useForm } from '../../../components/use-form.ts';
import { useNotice } from '../../../components/use-notice.ts';
import { useTexts } from '../../../texts/index.ts';

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
    send: () => saveFilter({ name, filter, isShared }),
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
