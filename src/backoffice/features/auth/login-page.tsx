import type { ReactNode } from 'react';
import { type LogInBody, logInBody, type SessionView } from '#domain/api/accounts.ts';
import { startSession } from '../../api/start-session.ts';
import { Button } from '../../parts/button.tsx';
import { useTexts } from '../../texts/index.ts';
import styles from './auth-form.module.css';
import { AuthFrame } from './auth-frame.tsx';
import { TextField } from './text-field.tsx';
import { useAuthForm } from './use-auth-form.ts';

interface AuthPageProps {
  /** The way to the other of the two screens. */
  otherPage: ReactNode;
  onSignedIn: (session: SessionView) => void;
}

export function LoginPage({ otherPage, onSignedIn }: AuthPageProps) {
  const t = useTexts();
  const { onSubmit, isPending, faults, failure } = useAuthForm<LogInBody>({
    schema: logInBody,
    fields: ['email', 'password'],
    check: missing,
    send: startSession,
    onSignedIn,
  });
  return (
    <AuthFrame title={t.auth.signInTitle} lead={t.auth.signInLead}>
      <form method="post" noValidate onSubmit={onSubmit}>
        <p className={styles.failure} role="alert">
          {failure}
        </p>
        <TextField
          name="email"
          type="email"
          label={t.auth.email}
          autoComplete="username"
          fault={faults.email}
        />
        <TextField
          name="password"
          type="password"
          label={t.auth.password}
          autoComplete="current-password"
          fault={faults.password}
        />
        <Button look="main" type="submit" className={styles.submit} isBusy={isPending}>
          {t.auth.signIn}
        </Button>
      </form>
      <p className={styles.other}>
        {t.auth.newHere} {otherPage}
      </p>
    </AuthFrame>
  );
}

/** The schema takes an empty one, which the server then refuses without saying which field it was. */
function missing(values: LogInBody) {
  const empty = Object.entries(values).filter(([, value]) => value === '');
  return Object.fromEntries(empty.map(([field]) => [field, 'required' as const]));
}
