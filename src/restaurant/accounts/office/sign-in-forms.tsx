import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '#texts/office/index.ts';
import { PasswordField } from '#ui/office/fields/password-field.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import {
  changeEmail,
  changePassword,
  ownAccountQuery,
  sessionsQuery,
  switchOffTotp,
} from '../office-api/own-account.ts';
import { isCommonPassword } from '../rules/password.ts';
import { changeEmailBody, changePasswordBody, switchOffTotpBody } from '../wire/own-account.ts';
import { DialogForm, Username } from './dialog-form.tsx';
import { useDialogForm } from './use-dialog-form.ts';

export function EmailForm({ email, onDone }: { email: string; onDone: () => void }) {
  const { account: t } = useTexts();
  const { say } = useNotice();
  const client = useQueryClient();
  const { field, ...form } = useDialogForm({
    empty: { email: '', password: '' },
    schema: changeEmailBody,
    check: (values): Record<string, string> => (values.email === email ? { email: t.sameEmail } : {}),
    send: changeEmail,
    onDone: (_, values) => {
      void client.invalidateQueries({ queryKey: ownAccountQuery.queryKey });
      say(t.emailSent(values.email));
      onDone();
    },
  });
  return (
    <DialogForm {...form} lead={t.changeEmailLead} action={t.changeEmail}>
      <TextField
        {...field('email')}
        label={t.newEmail}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
      />
      <PasswordField {...field('password')} label={t.currentPassword} autoComplete="current-password" />
    </DialogForm>
  );
}

export function PasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const { account: t, fields } = useTexts();
  const { say } = useNotice();
  const client = useQueryClient();
  const { field, ...form } = useDialogForm({
    empty: { password: '', newPassword: '' },
    schema: changePasswordBody,
    check: ({ newPassword }): Record<string, string> =>
      isCommonPassword(newPassword) ? { newPassword: fields.tooCommon } : {},
    send: changePassword,
    onDone: () => {
      void client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      say(t.passwordChanged);
      onDone();
    },
  });
  return (
    <DialogForm {...form} lead={t.changePasswordLead} action={t.changePassword}>
      <Username email={email} />
      <PasswordField {...field('password')} label={t.currentPassword} autoComplete="current-password" />
      <PasswordField
        {...field('newPassword')}
        label={t.newPassword}
        description={t.passwordHint}
        autoComplete="new-password"
      />
    </DialogForm>
  );
}

export function SwitchOffForm({ onDone }: { onDone: () => void }) {
  const { account: t } = useTexts();
  const { say } = useNotice();
  const client = useQueryClient();
  const { field, ...form } = useDialogForm({
    empty: { password: '', code: '' },
    schema: switchOffTotpBody,
    send: switchOffTotp,
    onDone: () => {
      void client.invalidateQueries({ queryKey: ownAccountQuery.queryKey });
      say(t.switchedOff);
      onDone();
    },
  });
  return (
    <DialogForm {...form} lead={t.switchOffLead} action={t.switchOff} look="danger">
      <PasswordField {...field('password')} label={t.currentPassword} autoComplete="current-password" />
      <TextField
        {...field('code')}
        label={t.codeOrRecovery}
        autoComplete="one-time-code"
        autoCapitalize="none"
      />
    </DialogForm>
  );
}
