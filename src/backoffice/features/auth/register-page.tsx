import { type SessionView, signUpBody } from '#domain/api/accounts.ts';
import { isCommonPassword } from '#domain/password.ts';
import { signUp } from '../../api/sign-up.ts';
import { startSession } from '../../api/start-session.ts';
import { useTexts } from '../../texts/index.ts';
import { AuthPage, type AuthScreenProps } from './auth-page.tsx';

type NewAccount = Record<'storeName' | 'name' | 'email' | 'password', string>;

export function RegisterPage(props: AuthScreenProps) {
  const { auth: t } = useTexts();
  return (
    <AuthPage<NewAccount>
      {...props}
      title={t.registerTitle}
      lead={t.registerLead}
      fields={[
        { name: 'storeName', label: t.storeName, autoComplete: 'organization' },
        { name: 'name', label: t.name, autoComplete: 'name' },
        { name: 'email', type: 'email', label: t.email, autoComplete: 'username' },
        {
          name: 'password',
          type: 'password',
          label: t.password,
          description: t.passwordHint,
          autoComplete: 'new-password',
        },
      ]}
      schema={signUpBody}
      check={({ password }) => (isCommonPassword(password) ? { password: 'tooCommon' } : {})}
      send={register}
      action={t.register}
      otherLead={t.haveAccount}
    />
  );
}

async function register(account: NewAccount): Promise<SessionView> {
  await signUp(account);
  return startSession({ email: account.email, password: account.password });
}
