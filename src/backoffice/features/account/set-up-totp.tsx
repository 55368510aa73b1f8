import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { setUpTotpBody, type TotpSetupView } from '#domain/api/own-account.ts';
import { ownAccountQuery, setUpTotp } from '../../api/own-account.ts';
import { PasswordField } from '../../parts/fields/password-field.tsx';
import { useNotice } from '../../parts/use-notice.ts';
import { useTexts } from '../../texts/index.ts';
import { ConfirmCode } from './confirm-code.tsx';
import { DialogForm } from './dialog-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useDialogForm } from './use-dialog-form.ts';
import { Username } from './username.tsx';

interface SetUpTotpProps {
  email: string;
  onDone: () => void;
}

/** Three steps: the password, a code of the app, and the recovery codes. */
export function SetUpTotp({ email, onDone }: SetUpTotpProps) {
  const { account: t } = useTexts();
  const { say } = useNotice();
  const client = useQueryClient();
  const [setup, setSetup] = useState<TotpSetupView | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);

  function onSwitchedOn(recoveryCodes: string[]) {
    void client.invalidateQueries({ queryKey: ownAccountQuery.queryKey });
    say(t.switchedOn);
    setCodes(recoveryCodes);
  }

  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />;
  if (setup) return <ConfirmCode setup={setup} onDone={onSwitchedOn} />;
  return <PasswordStep email={email} onDone={setSetup} />;
}

interface PasswordStepProps {
  email: string;
  onDone: (setup: TotpSetupView) => void;
}

function PasswordStep({ email, onDone }: PasswordStepProps) {
  const { account: t } = useTexts();
  const { field, ...form } = useDialogForm({
    empty: { password: '' },
    schema: setUpTotpBody,
    send: ({ password }) => setUpTotp(password),
    onDone,
  });
  return (
    <DialogForm {...form} lead={t.setUpLead} action={t.next}>
      <Username email={email} />
      <PasswordField {...field('password')} label={t.currentPassword} autoComplete="current-password" />
    </DialogForm>
  );
}
