import type { SmsProviderName } from '#domain/messages/message-settings.ts';
import { SelectField } from '../../../parts/fields/select-field.tsx';
import { TextArea, TextField } from '../../../parts/fields/text-field.tsx';
import { useTexts } from '../../../texts/index.ts';
import type { Credentials } from './draft.ts';
import styles from './messages-page.module.css';
import type { MessageForm } from './use-message-form.ts';

interface SmsCredentialsProps {
  form: MessageForm;
  provider: SmsProviderName;
}

/** They leave this form once, for the server, and are in no answer. */
export function SmsCredentials({ form, provider }: SmsCredentialsProps) {
  const { messages: t } = useTexts();
  const field = (name: keyof Credentials) => ({
    value: form.draft.credentials[name],
    fault: form.faults[name],
    autoComplete: 'off',
    spellCheck: false,
    onChange: (text: string) => form.setCredentials({ [name]: text }),
  });
  if (provider !== 'http') {
    const usual = provider === 'msg91' ? 'https://control.msg91.com' : 'https://2factor.in';
    return (
      <>
        <TextField
          label={t.key}
          description={t.keyHint}
          type="password"
          {...field('key')}
          autoComplete="new-password"
        />
        <details className={styles.more}>
          <summary>{t.more}</summary>
          <TextField label={t.host} placeholder={usual} {...field('host')} />
        </details>
      </>
    );
  }
  const { method, format } = form.draft.credentials;
  return (
    <>
      <TextField label={t.url} placeholder="https://sms.example/send?to={{phone}}" {...field('url')} />
      <div className={styles.pair}>
        <SelectField
          label={t.method}
          value={method}
          options={(['POST', 'GET'] as const).map((value) => ({ value, label: value }))}
          onChange={(value) => form.setCredentials({ method: value })}
        />
        {method === 'POST' && (
          <SelectField
            label={t.format}
            value={format}
            options={(['json', 'form'] as const).map((value) => ({ value, label: t.formats[value] }))}
            onChange={(value) => form.setCredentials({ format: value })}
          />
        )}
      </div>
      <TextArea label={t.heads} description={t.headsHint} {...field('headers')} />
      {method === 'POST' && <TextArea label={t.body} description={t.bodyHint} {...field('body')} />}
    </>
  );
}
