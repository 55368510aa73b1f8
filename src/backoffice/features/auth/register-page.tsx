import type { ReactNode } from 'react';
import { type SessionView, signUpBody } from '#domain/api/accounts.ts';
import { isCommonPassword } from '#domain/password.ts';
import { signUp } from '../../api/sign-up.ts';
import { startSession } from '../../api/start-session.ts';
import { Button } from '../../parts/button.tsx';
import { useTexts } from '../../texts/index.ts';
import styles from './auth-form.module.css';
import { AuthFrame } from './auth-frame.tsx';
import { TextField } from './text-field.tsx';
import { useAuthForm } from './use-auth-form.ts';

interface RegisterPageProps {
  otherPage: ReactNode;
  onSignedIn: (session: SessionView) => void;
}

type NewAccount = Record<'storeName' | 'name' | 'email' | 'password', string>;

export function RegisterPage({ otherPage, onSignedIn }: RegisterPageProps) {
  const t = useTexts();
  const { onSubmit, isPending, faults, failure } = useAuthForm<NewAccount>({
    schema: signUpBody,
    fields: ['storeName', 'name', 'email', 'password'],
    check: ({ password }) => (isCommonPassword(password) ? { password: 'tooCommon' } : {}),
    send: register,
    onSignedIn,
  });
  return (
    <AuthFrame title={t.auth.registerTitle} lead={t.auth.registerLead}>
      <form method="post" noValidate onSubmit={onSubmit}>
        <p className={styles.failure} role="alert">
          {failure}
        </p>
        <TextField
          name="storeName"
          label={t.auth.storeName}
          autoComplete="organization"
          fault={faults.storeName}
        />
        <TextField name="name" label={t.auth.name} autoComplete="name" fault={faults.name} />
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
          description={t.auth.passwordHint}
          autoComplete="new-password"
          fault={faults.password}
        />
        <Button look="main" type="submit" className={styles.submit} isBusy={isPending}>
          {t.auth.register}
        </Button>
      </form>
      <p className={styles.other}>
        {t.auth.haveAccount} {otherPage}
      </p>
    </AuthFrame>
  );
}

async function register(account: NewAccount): Promise<SessionView> {
  await signUp(account);
  return startSession({ email: account.email, password: account.password });
}
