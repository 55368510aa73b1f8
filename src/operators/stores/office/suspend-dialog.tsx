import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/calls/office-api/call.ts';
import { useTexts } from '#texts/office/index.ts';
import { ConfirmDialog } from '#ui/office/dialogs/confirm-dialog.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { useForm } from '#ui/office/forms/use-form.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { operatorKey } from '../office-api/operator.ts';
import type { OperatedStore } from '../wire/operator.ts';

interface SuspendDialogProps {
  store: OperatedStore;
  onClose: () => void;
}

/** Suspends a store, for which a reason is asked, or resumes it. */
export function SuspendDialog({ store: { _id, name, suspendedAt }, onClose }: SuspendDialogProps) {
  const { operator: t, fields } = useTexts();
  const client = useQueryClient();
  const { say } = useNotice();
  const [reason, setReason] = useState('');
  const isSuspended = suspendedAt !== null;
  const { faults, failure, isBusy, submit } = useForm({
    send: () =>
      isSuspended
        ? call('POST /api/operator/stores/:storeId/resume', { params: { storeId: _id } })
        : call('POST /api/operator/stores/:storeId/suspend', {
            params: { storeId: _id },
            body: { reason: reason.trim() },
          }),
    check: () => (isSuspended || reason.trim() !== '' ? {} : { reason: fields.required }),
    onDone: () => {
      void client.invalidateQueries({ queryKey: operatorKey });
      say(isSuspended ? t.resumed(name) : t.suspended(name));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={isSuspended ? t.resumeOf(name) : t.suspendTitle(name)}
      action={isSuspended ? t.resume : t.suspend}
      isBusy={isBusy}
      isGood={isSuspended}
      onConfirm={() => submit(undefined)}
      onClose={onClose}
    >
      {!isSuspended && (
        <>
          <p>{t.suspendLead}</p>
          <TextField
            label={t.reason}
            value={reason}
            maxLength={300}
            fault={faults['reason']}
            onChange={setReason}
          />
        </>
      )}
      <FormFailure>{failure}</FormFailure>
    </ConfirmDialog>
  );
}
