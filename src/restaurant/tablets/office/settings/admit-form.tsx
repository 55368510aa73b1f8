import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { keepOffice } from '#restaurant/access/office/keep-office.ts';
import { forgetDrafts } from '#restaurant/access/office/use-kept-draft.ts';
import { leaveSession } from '#restaurant/accounts/office-api/session.ts';
import { askToKeep } from '#restaurant/without-the-line/office/kept-office.ts';
import { forgetPasses } from '#restaurant/without-the-line/office/kept-passes.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { useForm } from '#ui/office/forms/use-form.ts';
import { rememberTablet, signInPath } from '../../office-api/tablet-mark.ts';
import { admitTablet } from '../../office-api/tablets.ts';

/** Makes a tablet of this browser. Its screen is for PINs from then on. */
export function AdmitForm() {
  const t = useTexts();
  const { storeId } = useStore();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const { faults, failure, isBusy, submit, propsFor } = useForm({
    send: (called: string) => admitTablet(storeId, called),
    check: (called) => (called === '' ? { name: t.fields.required } : {}),
    onDone: () => {
      rememberTablet(true);
      void askToKeep();
      // Those of a tablet that it was before are good for nothing.
      void forgetPasses();
      void keepOffice(client);
      forgetDrafts();
      leaveSession(client);
      // A screen that asked meanwhile has been refused, and may have led to the sign-in by email.
      void navigate({ to: signInPath(), replace: true });
    },
  });
  return (
    <form {...propsFor(() => submit(name.trim()))}>
      <FormFailure>{failure}</FormFailure>
      <TextField
        label={t.tablets.name}
        description={t.tablets.nameHint}
        maxLength={60}
        value={name}
        fault={faults['name']}
        onChange={setName}
      />
      <Button look="main" type="submit" isBusy={isBusy}>
        {t.tablets.admit}
      </Button>
    </form>
  );
}
