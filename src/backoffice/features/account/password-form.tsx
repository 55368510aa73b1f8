import { useQueryClient } from '@tanstack/react-query';
import { changePasswordBody } from '#domain/api/own-account.ts';
import { isCommonPassword } from '#domain/people/password.ts';
import { changePassword, sessionsQuery } from '../../api/own-account.ts';
import { PasswordField } from '../../parts/fields/password-field.tsx';
import { useNotice } from '../../parts/use-notice.ts';
import { useTexts } from '../../texts/index.ts';
import { DialogForm } from './dialog-form.tsx';
import { useDialogForm } from './use-dialog-form.ts';
import { Username } from './username.tsx';

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
