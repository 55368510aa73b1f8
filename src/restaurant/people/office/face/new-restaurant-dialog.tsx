import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useChosenStore } from '#restaurant/access/office/use-chosen-store.ts';
import { sessionQuery } from '#restaurant/accounts/office-api/session.ts';
import { openStore } from '#restaurant/stores/office-api/store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import styles from '#ui/office/dialogs/form-dialog.module.css';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { type Faults, useForm } from '#ui/office/forms/use-form.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { newStoreBody } from '../../wire/staff.ts';

interface NewRestaurantDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Opens another restaurant for somebody who has an account, and leads to its board. */
export function NewRestaurantDialog({ isOpen, onClose }: NewRestaurantDialogProps) {
  const { staff } = useTexts();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} size="28rem" title={staff.newStore.title}>
      <NewRestaurantForm onDone={onClose} />
    </Dialog>
  );
}

function NewRestaurantForm({ onDone }: { onDone: () => void }) {
  const t = useTexts();
  const { newStore } = t.staff;
  const client = useQueryClient();
  const router = useRouter();
  const { say } = useNotice();
  const [, choose] = useChosenStore();
  const [name, setName] = useState('');
  const form = useForm({
    check: (wanted: string): Faults => {
      if (newStoreBody.safeParse({ name: wanted }).success) return {};
      return { name: wanted === '' ? t.fields.required : t.fields.tooLong };
    },
    send: openStore,
    onDone: async ({ _id, name: made }) => {
      await client.invalidateQueries({ queryKey: sessionQuery.queryKey });
      choose(_id);
      onDone();
      say(newStore.created(made));
      await router.navigate({ to: '/app/dashboard' });
    },
  });

  return (
    <form {...form.propsFor(() => form.submit(name.trim()))} className={styles.form}>
      <p className={styles.lead}>{newStore.lead}</p>
      <FormFailure>{form.failure}</FormFailure>
      <TextField
        label={newStore.name}
        autoComplete="organization"
        data-autofocus
        value={name}
        fault={form.faults['name']}
        onChange={setName}
      />
      <Button look="main" type="submit" isBusy={form.isBusy}>
        {newStore.create}
      </Button>
    </form>
  );
}
