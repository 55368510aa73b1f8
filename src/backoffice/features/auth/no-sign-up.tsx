import type { ReactNode } from 'react';
import type { SignUpPolicy } from '#domain/people/sign-up.ts';
import { useTexts } from '../../texts/index.ts';
import { AuthFrame } from './auth-frame.tsx';
import { OtherWay } from './other-way.tsx';

/** Written into the page by the server; without it, as in development, anybody may. */
export function readSignUpPolicy(): SignUpPolicy {
  const content = document.querySelector<HTMLMetaElement>('meta[name="sign-up"]')?.content;
  return content === 'invitation' || content === 'closed' ? content : 'open';
}

/** In place of the form, where not everybody may make an account. */
export function NoSignUp({ policy, otherPage }: { policy: 'invitation' | 'closed'; otherPage: ReactNode }) {
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
