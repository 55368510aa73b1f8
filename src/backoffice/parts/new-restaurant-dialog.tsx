import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { newStoreBody } from '#domain/api/staff.ts';
import { sessionQuery } from '../api/session.ts';
import { openStore } from '../api/store.ts';
import { errorText, useTexts } from '../texts/index.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { TextField } from './fields/text-field.tsx';
import styles from './form-dialog.module.css';
import { FormFailure } from './form-failure.tsx';
import { useChosenStore } from './use-chosen-store.ts';
import { useNotice } from './use-notice.ts';

interface NewRestaurantDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** One more restaurant for somebody who has an account; it ends on its board. */
export function NewRestaurantDialog({ isOpen, onClose }: NewRestaurantDialogProps) {
  const { people } = useTexts();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} size="28rem" title={people.newStore.title}>
      <NewRestaurantForm onDone={onClose} />
    </Dialog>
  );
}

function NewRestaurantForm({ onDone }: { onDone: () => void }) {
  const t = useTexts();
  const { newStore } = t.people;
  const client = useQueryClient();
  const router = useRouter();
  const { say } = useNotice();
  const [, choose] = useChosenStore();
  const [name, setName] = useState('');
  const [fault, setFault] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: openStore,
    onSuccess: async ({ _id, name: made }) => {
      await client.invalidateQueries({ queryKey: sessionQuery.queryKey });
      choose(_id);
      onDone();
      say(newStore.created(made));
      await router.navigate({ to: '/app/dashboard' });
    },
  });

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const body = { name: name.trim() };
    const isGood = newStoreBody.safeParse(body).success;
    setFault(isGood ? '' : body.name === '' ? t.fields.required : t.fields.tooLong);
    if (isGood && !isPending) mutate(body.name);
  }

  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <p className={styles.lead}>{newStore.lead}</p>
      <FormFailure>{error && errorText(t, error)}</FormFailure>
      <TextField
        label={newStore.name}
        autoComplete="organization"
        data-autofocus
        value={name}
        fault={fault}
        onChange={setName}
      />
      <Button look="main" type="submit" isBusy={isPending}>
        {newStore.create}
      </Button>
    </form>
  );
}
