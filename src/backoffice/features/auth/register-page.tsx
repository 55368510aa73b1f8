import { signUpBody } from '#domain/api/accounts.ts';
import { isCommonPassword } from '#domain/people/password.ts';
import { signUp } from '../../api/session.ts';
import { useTexts } from '../../texts/index.ts';
import { AuthPage, type AuthScreenProps } from './auth-page.tsx';
import { NoSignUp, readSignUpPolicy } from './no-sign-up.tsx';

type NewAccount = Record<'storeName' | 'name' | 'email' | 'password', string>;

export function RegisterPage({ onDone, otherPage }: AuthScreenProps) {
  const { auth: t } = useTexts();
  const policy = readSignUpPolicy();
  if (policy !== 'open') return <NoSignUp policy={policy} otherPage={otherPage} />;
  return (
    <AuthPage<NewAccount>
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
      send={signUp}
      onDone={onDone}
      action={t.register}
    >
      <p>
        {t.haveAccount} {otherPage}
      </p>
    </AuthPage>
  );
}
