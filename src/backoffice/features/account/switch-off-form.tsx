import { useQueryClient } from '@tanstack/react-query';
import { switchOffTotpBody } from '#domain/api/own-account.ts';
import { ownAccountQuery, switchOffTotp } from '../../api/own-account.ts';
import { PasswordField } from '../../parts/fields/password-field.tsx';
import { TextField } from '../../parts/fields/text-field.tsx';
import { useNotice } from '../../parts/use-notice.ts';
import { useTexts } from '../../texts/index.ts';
import { DialogForm } from './dialog-form.tsx';
import { useDialogForm } from './use-dialog-form.ts';

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
