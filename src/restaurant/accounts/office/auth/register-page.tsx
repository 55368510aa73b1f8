import type { ReactNode } from 'react';
import { call } from '#platform/calls/office-api/call.ts';
import { useTexts } from '#texts/office/index.ts';
import { isCommonPassword } from '../../rules/password.ts';
import { signUpBody } from '../../wire/accounts.ts';
import { AuthFrame } from './auth-frame.tsx';
import { AuthPage, type AuthScreenProps } from './auth-page.tsx';
import { OtherWay } from './other-way.tsx';
import { readSignUpPolicy } from './sign-up-policy.ts';

type NewAccount = Record<'storeName' | 'name' | 'email' | 'password', string>;

interface RegisterPageProps extends AuthScreenProps {
  /** The token of an operator's link. */
  invitation: string | null;
}

export function RegisterPage({ invitation, onDone, otherPage }: RegisterPageProps) {
  const { auth: t } = useTexts();
  const policy = readSignUpPolicy();
  const isInvited = policy === 'invitation' && invitation !== null;
  if (policy !== 'open' && !isInvited) return <NoSignUp policy={policy} otherPage={otherPage} />;
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
      send={(values) => call('POST /api/account', { body: { ...values, ...(isInvited && { invitation }) } })}
      onDone={onDone}
      action={t.register}
    >
      <p>
        {t.haveAccount} {otherPage}
      </p>
    </AuthPage>
  );
}

/** Replaces the form where not everybody may make an account. */
function NoSignUp({ policy, otherPage }: { policy: 'invitation' | 'closed'; otherPage: ReactNode }) {
  const { auth: t } = useTexts();
  return (
    <AuthFrame
      title={policy === 'invitation' ? t.noSignUpTitle : t.signUpClosedTitle}
      lead={policy === 'invitation' ? t.byInvitation : t.signUpClosed}
    >
      <OtherWay>
        <p>
          {t.haveAccount} {otherPage}
        </p>
      </OtherWay>
    </AuthFrame>
  );
}
