import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/calls/office-api/call.ts';
import { useTexts } from '#texts/office/index.ts';
import { ConfirmDialog } from '#ui/office/dialogs/confirm-dialog.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { formatDayOf } from '#ui/office/format.ts';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { useForm } from '#ui/office/forms/use-form.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { operatorKey } from '../../office-api/operator.ts';
import type { OperatedStore } from '../../wire/operator.ts';
import { useOperatorClock } from '../use-operator-clock.ts';

interface HandOverDialogProps {
  store: OperatedStore;
  onClose: () => void;
}

/** Asks somebody to become a restaurant's owner. */
export function HandOverDialog({ store: { _id, name }, onClose }: HandOverDialogProps) {
  const { operatedStore: t, fields } = useTexts();
  const client = useQueryClient();
  const { say } = useNotice();
  const clock = useOperatorClock();
  const [typed, setEmail] = useState('');
  const email = typed.trim();
  const { faults, failure, isBusy, submit } = useForm({
    send: () =>
      call('POST /api/operator/stores/:storeId/hand-over', { params: { storeId: _id }, body: { email } }),
    check: () => (email === '' ? { email: fields.required } : {}),
    onDone: ({ isSent, takenFrom = '' }) => {
      void client.invalidateQueries({ queryKey: operatorKey });
      say(isSent ? t.asked(email, formatDayOf(takenFrom, clock)) : t.notSent(email));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={t.handOverTitle(name)}
      action={t.handOver}
      isBusy={isBusy}
      isGood
      onConfirm={() => submit(undefined)}
      onClose={onClose}
    >
      <p>{t.handOverLead}</p>
      <TextField
        label={t.email}
        type="email"
        value={typed}
        maxLength={254}
        fault={faults['email']}
        onChange={setEmail}
      />
      <FormFailure>{failure}</FormFailure>
    </ConfirmDialog>
  );
}
