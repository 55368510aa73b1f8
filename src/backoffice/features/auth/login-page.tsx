import { type LogInBody, logInBody } from '#domain/api/accounts.ts';
import { startSession } from '../../api/start-session.ts';
import { useTexts } from '../../texts/index.ts';
import { AuthPage, type AuthScreenProps } from './auth-page.tsx';

export function LoginPage(props: AuthScreenProps) {
  const { auth: t } = useTexts();
  return (
    <AuthPage<LogInBody>
      {...props}
      title={t.signInTitle}
      lead={t.signInLead}
      fields={[
        { name: 'email', type: 'email', label: t.email, autoComplete: 'username' },
        { name: 'password', type: 'password', label: t.password, autoComplete: 'current-password' },
      ]}
      schema={logInBody}
      check={missing}
      send={startSession}
      action={t.signIn}
      otherLead={t.newHere}
    />
  );
}

/** The schema takes an empty one, which the server then refuses without saying which field it was. */
function missing(values: LogInBody) {
  const empty = Object.entries(values).filter(([, value]) => value === '');
  return Object.fromEntries(empty.map(([field]) => [field, 'required' as const]));
}
