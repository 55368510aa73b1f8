import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/calls/office-api/call.ts';
import { useTexts } from '#texts/office/index.ts';
import { ConfirmDialog } from '#ui/office/dialogs/confirm-dialog.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { useForm } from '#ui/office/forms/use-form.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { operatorKey } from '../../office-api/operator.ts';
import type { OperatedStore } from '../../wire/operator.ts';

interface CloseDialogProps {
  store: OperatedStore;
  onClose: () => void;
}

/** Closes a restaurant for good, for which a reason is asked, or opens it again. */
export function CloseDialog({ store: { _id, name, closedAt }, onClose }: CloseDialogProps) {
  const { operator, operatedStore: t, fields } = useTexts();
  const client = useQueryClient();
  const { say } = useNotice();
  const [reason, setReason] = useState('');
  const isClosed = closedAt !== null;
  const { faults, failure, isBusy, submit } = useForm({
    send: () =>
      isClosed
        ? call('POST /api/operator/stores/:storeId/reopen', { params: { storeId: _id } })
        : call('POST /api/operator/stores/:storeId/close', {
            params: { storeId: _id },
            body: { reason: reason.trim() },
          }),
    check: () => (isClosed || reason.trim() !== '' ? {} : { reason: fields.required }),
    onDone: () => {
      void client.invalidateQueries({ queryKey: operatorKey });
      say(isClosed ? t.reopened(name) : t.closed(name));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={isClosed ? t.reopenTitle(name) : t.closeTitle(name)}
      action={isClosed ? t.reopen : t.close}
      isBusy={isBusy}
      isGood={isClosed}
      onConfirm={() => submit(undefined)}
      onClose={onClose}
    >
      {!isClosed && (
        <>
          <p>{t.closeLead}</p>
          <TextField
            label={operator.reason}
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
