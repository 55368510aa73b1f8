import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { closeStore } from '../../api/store.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { FormFailure } from '../../components/form-failure.tsx';
import { useForm } from '../../components/use-form.ts';
import { useNotice } from '../../components/use-notice.ts';
import { useStore } from '../../session/current-store.ts';
import { useTexts } from '../../texts/index.ts';

/** Asks for the restaurant's name, so that nobody closes it by a slip. */
export function CloseStoreDialog({ onClose }: { onClose: () => void }) {
  const { closing: t } = useTexts();
  const { storeId, profile } = useStore();
  const { name } = profile;
  const client = useQueryClient();
  const { say } = useNotice();
  const [typed, setTyped] = useState('');
  const { faults, failure, isBusy, submit } = useForm({
    send: () => closeStore(storeId),
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
