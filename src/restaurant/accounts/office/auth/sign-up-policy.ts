import type { SignUpPolicy } from '../../rules/sign-up-policy.ts';

/** The server writes the policy into the page. Without it, as in development, anybody may sign up. */
export function readSignUpPolicy(): SignUpPolicy {
  const content = document.querySelector<HTMLMetaElement>('meta[name="sign-up"]')?.content;
  return content === 'invitation' || content === 'closed' ? content : 'open';
}
