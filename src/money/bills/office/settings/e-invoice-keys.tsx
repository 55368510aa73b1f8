import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { eInvoiceSettingsQuery } from '#money/e-invoices/office-api/e-invoices.ts';
import { call } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { LeaveGuard } from '#ui/office/dialogs/leave-guard.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { byLastName, type Faults, fieldsOf, useForm } from '#ui/office/forms/use-form.ts';
import { Fold } from '#ui/office/layout/fold.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import styles from './bill-settings.module.css';

const NONE = { appId: '', appSecret: '', userName: '', password: '', host: '' };
const NEEDED = ['appId', 'appSecret', 'userName', 'password'] as const;
const SECRET = { type: 'password', autoComplete: 'new-password' };

interface EInvoiceKeysProps {
  /** Stays as it is. */
  isOn: boolean;
  onDone: () => void;
  canCancel: boolean;
}

/** Credentials are sent to the server once, and no answer has them. */
export function EInvoiceKeys({ isOn, onDone, canCancel }: EInvoiceKeysProps) {
  const { eInvoices: t, settings, fields } = useTexts();
  const { storeId } = useStore();
  const client = useQueryClient();
  const { say } = useNotice();
  const [draft, setDraft] = useState(NONE);
  const { host, ...keys } = draft;
  const { faults, failure, isBusy, submit, propsFor } = useForm({
    check: (): Faults =>
      Object.fromEntries(
        NEEDED.flatMap((name) => (draft[name].trim() === '' ? [[name, fields.required]] : [])),
      ),
    send: () =>
      call('PUT /api/stores/:storeId/e-invoices/settings', {
        params: { storeId },
        body: { isOn, credentials: { ...keys, ...(host === '' ? {} : { host }) } },
      }),
    place: byLastName,
    onDone: (saved) => {
      setDraft(NONE);
      client.setQueryData(eInvoiceSettingsQuery(storeId).queryKey, saved);
      say(t.saved);
      onDone();
    },
  });
  const fieldOf = fieldsOf(draft, (more) => setDraft((before) => ({ ...before, ...more })), faults);
  const field = (name: keyof typeof NONE) => ({ ...fieldOf(name), autoComplete: 'off', spellCheck: false });
  return (
    <form {...propsFor(() => submit())} className={styles.keys}>
      <p>{t.where}</p>
      <p>{t.paste}</p>
      <TextField label={t.appId} {...field('appId')} />
      <TextField label={t.appSecret} {...field('appSecret')} {...SECRET} />
      <TextField label={t.userName} {...field('userName')} />
      <TextField label={t.password} {...field('password')} {...SECRET} />
      <Fold label={settings.advanced}>
        <TextField label={t.host} placeholder="https://gsp.adaequare.com" {...field('host')} />
      </Fold>
      <FormFailure>{failure}</FormFailure>
      <div className={styles.steps}>
        <Button look="main" type="submit" isBusy={isBusy}>
          {t.connect}
        </Button>
        {canCancel && <Button onClick={onDone}>{settings.payments.cancel}</Button>}
      </div>
      <LeaveGuard isChanged={Object.values(draft).some((text) => text !== '')} />
    </form>
  );
}
