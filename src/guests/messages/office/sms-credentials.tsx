import { useTexts } from '#texts/office/index.ts';
import { TextField } from '#ui/office/fields/text-field.tsx';
import type { SmsProviderName } from '../rules/message-settings.ts';
import type { MessageForm } from './use-message-form.ts';

interface SmsCredentialsProps {
  form: MessageForm;
  provider: SmsProviderName;
}

/** Credentials are sent to the server once, and no answer has them. */
export function SmsCredentials({ form, provider }: SmsCredentialsProps) {
  const { messages: t } = useTexts();
  return provider === 'http' ? (
    <TextField label={t.url} placeholder="https://sms.example/send?to={{phone}}" {...form.secret('url')} />
  ) : (
    <TextField
      label={t.key}
      description={t.keyHint}
      type="password"
      {...form.secret('key')}
      autoComplete="new-password"
    />
  );
}
