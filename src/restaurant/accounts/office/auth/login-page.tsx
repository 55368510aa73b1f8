import { type ReactNode, useState } from 'react';
import { call } from '#platform/calls/office-api/call.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { useTexts } from '#texts/office/index.ts';
import { logInBody, type SessionView } from '../../wire/accounts.ts';
import { AuthPage, type AuthScreenProps } from './auth-page.tsx';
import { CodePage, type LoginCredentials } from './code-page.tsx';
import { readSignUpPolicy } from './sign-up-policy.ts';

interface LoginPageProps extends AuthScreenProps {
  /** The link to a new password. */
  forgotten: ReactNode;
}

/** The password, and then the second step if the account has one. */
export function LoginPage({ onDone, otherPage, forgotten }: LoginPageProps) {
  const { auth: t } = useTexts();
  const policy = readSignUpPolicy();
  const [proven, setProven] = useState<LoginCredentials | null>(null);
  if (proven) return <CodePage credentials={proven} onDone={onDone} onBack={() => setProven(null)} />;

  async function send(credentials: LoginCredentials): Promise<SessionView> {
    try {
      return await call('POST /api/session', { body: credentials });
    } catch (error) {
      if (error instanceof AppError && error.code === 'TOTP_REQUIRED') setProven(credentials);
      throw error;
    }
  }

  return (
    <AuthPage<LoginCredentials>
      title={t.signInTitle}
      lead={t.signInLead}
      fields={[
        { name: 'email', type: 'email', label: t.email, autoComplete: 'username' },
        { name: 'password', type: 'password', label: t.password, autoComplete: 'current-password' },
      ]}
      schema={logInBody}
      check={missing}
      send={send}
      onDone={onDone}
      action={t.signIn}
    >
      <p>{forgotten}</p>
      {policy === 'open' ? (
        <p>
          {t.newHere} {otherPage}
        </p>
      ) : (
        <p>{policy === 'invitation' ? t.byInvitation : t.signUpClosed}</p>
      )}
    </AuthPage>
  );
}

/** Marks empty fields, which the schema accepts and the server refuses without naming them. */
function missing(values: LoginCredentials) {
  const empty = Object.entries(values).filter(([, value]) => value === '');
  return Object.fromEntries(empty.map(([field]) => [field, 'required' as const]));
}
