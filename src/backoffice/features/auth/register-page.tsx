import type { ReactNode } from 'react';
import { isCommonPassword } from '#domain/accounts/password.ts';
import type { SignUpPolicy } from '#domain/accounts/sign-up-policy.ts';
import { signUpBody } from '#domain/api/accounts.ts';
import { signUp } from '../../api/session.ts';
import { useTexts } from '../../texts/index.ts';
import { AuthFrame } from './auth-frame.tsx';
import { AuthPage, type AuthScreenProps } from './auth-page.tsx';
import { OtherWay } from './other-way.tsx';

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

/** The server writes the policy into the page. Without it, as in development, anybody may sign up. */
function readSignUpPolicy(): SignUpPolicy {
  const content = document.querySelector<HTMLMetaElement>('meta[name="sign-up"]')?.content;
  return content === 'invitation' || content === 'closed' ? content : 'open';
}

/** Replaces the form where not everybody may make an account. */
function NoSignUp({ policy, otherPage }: { policy: 'invitation' | 'closed'; otherPage: ReactNode }) {
  const { auth: t } = useTexts();
  return (
    <AuthFrame title={t.noSignUpTitle} lead={policy === 'invitation' ? t.byInvitation : t.signUpClosed}>
      <OtherWay>
        <p>
          {t.haveAccount} {otherPage}
        </p>
      </OtherWay>
    </AuthFrame>
  );
}
