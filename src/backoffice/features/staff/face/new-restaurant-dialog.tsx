import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { newStoreBody } from '#domain/api/staff.ts';
import { sessionQuery } from '../../../api/session.ts';
import { openStore } from '../../../api/store.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import styles from '../../../components/form-dialog.module.css';
import { FormFailure } from '../../../components/form-failure.tsx';
import { type Faults, useForm } from '../../../components/use-form.ts';
import { useNotice } from '../../../components/use-notice.ts';
import { useChosenStore } from '../../../session/use-chosen-store.ts';
import { useTexts } from '../../../texts/index.ts';

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
