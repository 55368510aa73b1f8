import { useQueryClient } from '@tanstack/react-query';
import { changeEmailBody } from '#domain/api/own-account.ts';
import { changeEmail, ownAccountQuery } from '../../api/own-account.ts';
import { PasswordField } from '../../parts/fields/password-field.tsx';
import { TextField } from '../../parts/fields/text-field.tsx';
import { useNotice } from '../../parts/use-notice.ts';
import { useTexts } from '../../texts/index.ts';
import { DialogForm } from './dialog-form.tsx';
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
