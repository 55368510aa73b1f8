import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import common from '#ui/office/common.module.css';
import { LeaveGuard } from '#ui/office/dialogs/leave-guard.tsx';
import { PasswordField } from '#ui/office/fields/password-field.tsx';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import { TextArea, TextField } from '#ui/office/fields/text-field.tsx';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { byLastName, fieldsOf, useForm } from '#ui/office/forms/use-form.ts';
import { Card } from '#ui/office/layout/card.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { mailKey } from '../../office-api/mail.ts';
import { isAddress } from '../../rules/letters.ts';
import { LONGEST_SIGNATURE, providerOf } from '../../rules/mailbox.ts';
import type { MailSettings, SavedMailSettings } from '../../wire/mail.ts';
import styles from './mail-settings.module.css';
import { bodyOf, type Typed, typedOf } from './typed.ts';

/** The address tells the servers of well-known providers; the rest has to be typed. */
export function MailboxForm({ mailbox }: { mailbox: MailSettings | null }) {
  const { mail, fields } = useTexts();
  const t = mail.settings;
  const { storeId, profile } = useStore();
  const client = useQueryClient();
  const { say } = useNotice();
  const [initial] = useState(() => typedOf(mailbox, profile.name));
  const [typed, setTyped] = useState(initial);
  const [failures, setFailures] = useState<SavedMailSettings['failures']>([]);
  const { faults, failure, isBusy, submit, propsFor } = useForm({
    check: () => {
      setFailures([]);
      return faultsOf(typed, mailbox === null, fields);
    },
    send: () => call('PUT /api/mail/:storeId/settings', { params: { storeId }, body: bodyOf(typed) }),
    place: byLastName,
    onDone: async (answer) => {
      setFailures(answer.failures);
      if (answer.failures.length > 0) return;
      setTyped((before) => ({ ...before, password: '' }));
      say(t.saved);
      await client.invalidateQueries({ queryKey: mailKey(storeId) });
    },
  });
  const set = (more: Partial<Typed>) => setTyped((before) => ({ ...before, ...more }));
  const field = fieldsOf(typed, set, faults);
  const provider = providerOf(typed.address);
  const chooseAddress = (address: string) => {
    const servers = providerOf(address)?.servers;
    set({
      address,
      ...(typed.user === typed.address ? { user: address } : {}),
      ...(servers && {
        imapHost: servers.imap.host,
        imapPort: String(servers.imap.port),
        smtpHost: servers.smtp.host,
        smtpPort: String(servers.smtp.port),
      }),
    });
  };
  const isChanged = JSON.stringify(typed) !== JSON.stringify({ ...initial, password: '' }) && !isBusy;
  return (
    <form className={styles.form} {...propsFor(() => submit(undefined))}>
      <Card title={t.account}>
        <TextField label={t.address} type="email" {...field('address')} onChange={chooseAddress} />
        <TextField label={t.name} maxLength={100} {...field('name')} />
        <TextArea label={t.signature} maxLength={LONGEST_SIGNATURE} minRows={2} {...field('signature')} />
        <TextField label={t.user} description={t.userHint} autoComplete="off" {...field('user')} />
        <PasswordField
          label={t.password}
          description={provider ? t.appPassword(provider.name) : mailbox ? t.keepPassword : undefined}
          autoComplete="new-password"
          {...field('password')}
        />
      </Card>
      <Card title={t.servers} hint={t.serversHint}>
        <div className={styles.server}>
          <TextField label={t.imapHost} autoComplete="off" {...field('imapHost')} />
          <SelectField
            label={t.port}
            options={optionsOf(t.imapPorts, typed.imapPort)}
            {...field('imapPort')}
          />
        </div>
        <div className={styles.server}>
          <TextField label={t.smtpHost} autoComplete="off" {...field('smtpHost')} />
          <SelectField
            label={t.port}
            options={optionsOf(t.smtpPorts, typed.smtpPort)}
            {...field('smtpPort')}
          />
        </div>
      </Card>
      <div role="status">
        {isBusy && <p>{t.testing}</p>}
        {!isBusy &&
          failures.map(({ server, fault }) => (
            <p key={server} className={`${styles.fault} ${common.bad}`}>
              <strong>{t.failed[server]}</strong> {t.faults[fault]}
            </p>
          ))}
      </div>
      <FormFailure>{failure}</FormFailure>
      <Button look="main" type="submit" isBusy={isBusy}>
        {t.test}
      </Button>
      <LeaveGuard isChanged={isChanged && typed.password !== ''} />
    </form>
  );
}

/** Also the port of a mailbox that an operator has allowed to have another one. */
function optionsOf(known: Record<string, string>, port: string) {
  const options = Object.entries(known).map(([value, label]) => ({ value, label }));
  return port in known ? options : [...options, { value: port, label: port }];
}

function faultsOf(
  typed: Typed,
  isNew: boolean,
  t: { required: string; invalid: string },
): Record<string, string> {
  const needed = ['user', 'imapHost', 'smtpHost', ...(isNew ? ['password' as const] : [])] as const;
  const missing = needed.filter((name) => typed[name].trim() === '').map((name) => [name, t.required]);
  return {
    ...Object.fromEntries(missing),
    ...(isAddress(typed.address.trim()) ? {} : { address: t.invalid }),
  };
}
