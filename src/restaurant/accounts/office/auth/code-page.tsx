import { useState } from 'react';
import { call } from '#platform/calls/office-api/call.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { confirmTotpBody } from '../../wire/own-account.ts';
import styles from './auth.module.css';
import { AuthPage, type AuthScreenProps } from './auth-page.tsx';

/** The email and password that the server has accepted. */
export type LoginCredentials = Record<'email' | 'password', string>;

interface CodePageProps extends Pick<AuthScreenProps, 'onDone'> {
  credentials: LoginCredentials;
  onBack: () => void;
}

type Code = Record<'code', string>;

/** The second step of a sign-in: a code of the app, or a recovery code. */
export function CodePage({ credentials, onDone, onBack }: CodePageProps) {
  const { account: t, auth, back } = useTexts();
  const [isRecovery, setRecovery] = useState(false);
  return (
    <AuthPage<Code>
      // A new form for the other kind of code.
      key={String(isRecovery)}
      title={t.codeTitle}
      lead={isRecovery ? t.recoveryLead : t.codeLead}
      fields={[
        {
          name: 'code',
          label: isRecovery ? t.recoveryCode : t.code,
          inputMode: isRecovery ? 'text' : 'numeric',
          autoComplete: isRecovery ? 'off' : 'one-time-code',
          autoFocus: true,
        },
      ]}
      schema={confirmTotpBody}
      check={({ code }) => (code === '' ? { code: 'required' } : {})}
      send={({ code }) => call('POST /api/session', { body: { ...credentials, code } })}
      onDone={onDone}
      action={auth.signIn}
    >
      <div className={styles.steps}>
        <Button onClick={() => setRecovery(!isRecovery)}>{isRecovery ? t.useApp : t.useRecovery}</Button>
        <Button onClick={onBack}>{back}</Button>
      </div>
    </AuthPage>
  );
}
