import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { leaveSession } from '../../../api/session.ts';
import { rememberTablet, signInPath } from '../../../api/tablet-mark.ts';
import { admitTablet } from '../../../api/tablets.ts';
import { Button } from '../../../components/button.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { FormFailure } from '../../../components/form-failure.tsx';
import { useForm } from '../../../components/use-form.ts';
import { askToKeep } from '../../../device/kept-office.ts';
import { forgetPasses } from '../../../device/kept-passes.ts';
import { useStore } from '../../../session/current-store.ts';
import { keepOffice } from '../../../session/keep-office.ts';
import { forgetDrafts } from '../../../session/use-kept-draft.ts';
import { useTexts } from '../../../texts/index.ts';

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
