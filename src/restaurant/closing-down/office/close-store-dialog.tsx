import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { ConfirmDialog } from '#ui/office/dialogs/confirm-dialog.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { useForm } from '#ui/office/forms/use-form.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';

/** Asks for the restaurant's name, so that nobody closes it by a slip. */
export function CloseStoreDialog({ onClose }: { onClose: () => void }) {
  const { closing: t } = useTexts();
  const { storeId, profile } = useStore();
  const { name } = profile;
  const client = useQueryClient();
  const { say } = useNotice();
  const [typed, setTyped] = useState('');
  const { faults, failure, isBusy, submit } = useForm({
    send: () => call('POST /api/stores/:storeId/close', { params: { storeId } }),
    check: () => (typed.trim() === name.trim() ? {} : { name: t.otherName }),
    onDone: () => {
      void client.invalidateQueries({ queryKey: ['stores', storeId] });
      say(t.done(name));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={t.closeTitle(name)}
      action={t.close}
      isBusy={isBusy}
      onConfirm={() => submit(undefined)}
      onClose={onClose}
    >
      <TextField label={t.type(name)} value={typed} fault={faults['name']} onChange={setTyped} />
      <FormFailure>{failure}</FormFailure>
    </ConfirmDialog>
  );
}
