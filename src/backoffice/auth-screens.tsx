import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useLocation, useRouter, useSearch } from '@tanstack/react-router';
import type { SessionView } from '#domain/api/accounts.ts';
import { sessionQuery } from './api/session.ts';
import { LoginPage } from './features/auth/login-page.tsx';
import { RegisterPage } from './features/auth/register-page.tsx';
import { ResetPage } from './features/auth/reset-page.tsx';
import { HOME, safeNext } from './features/auth/safe-next.ts';
import { useEmailToken, withEmailToken } from './features/auth/use-email-token.ts';
import { VerifyPage } from './features/auth/verify-page.tsx';
import { LeftHere } from './features/tablet/keeps-data.tsx';
import { rememberSignedIn, wasSignedIn } from './session/signed-in.ts';
import { useTexts } from './texts/index.ts';

export function LoginScreen() {
  const t = useTexts();
  const forgotten = (
    <>
      <Link to="/auth/reset-password">{t.account.forgotten}</Link>
      <LeftHere />
    </>
  );
  return <LoginPage {...useAuthScreen('register', HOME)} forgotten={forgotten} />;
}

export function RegisterScreen() {
  const invitation = useEmailToken();
  return <RegisterPage {...useAuthScreen('login', '/app/welcome')} invitation={invitation} />;
}

/** Opened by the link in an email, or without a link to ask for an email. */
export function VerifyScreen() {
  const t = useTexts();
  const token = useEmailToken();
  const { data: session = null } = useQuery({ ...sessionQuery, enabled: wasSignedIn() });
  const onward = session ? (
    <Link to={HOME}>{t.account.toRestaurant}</Link>
  ) : (
    <Link to="/auth/login">{t.account.toSignIn}</Link>
  );
  return <VerifyPage token={token} session={session} onward={onward} />;
}

export function ResetScreen() {
  const t = useTexts();
  const client = useQueryClient();
  const token = useEmailToken();
  const onReset = () => {
    client.clear();
    rememberSignedIn(false);
  };
  return (
    <ResetPage
      // The key separates the form with a link from the form without one.
      key={token}
      token={token}
      toSignIn={<Link to="/auth/login">{t.account.toSignIn}</Link>}
      askAnew={<Link to="/auth/reset-password">{t.account.askAnew}</Link>}
      onReset={onReset}
    />
  );
}

/** The link to the other screen, and the way on after signing in or up. */
function useAuthScreen(other: 'login' | 'register', home: string) {
  const t = useTexts();
  const client = useQueryClient();
  const router = useRouter();
  const { next } = useSearch({ strict: false });
  const { pathname, state } = useLocation();
  const isOpen = pathname.endsWith('-unprotected');
  const otherPage = (
    <Link
      to={isOpen ? `/auth/${other}-unprotected` : `/auth/${other}`}
      search={next === undefined ? {} : { next }}
      state={withEmailToken(state.emailToken)}
    >
      {other === 'login' ? t.auth.signIn : t.auth.register}
    </Link>
  );
  const onDone = (session: SessionView) => {
    // Nothing that was fetched for another account may be shown.
    client.clear();
    client.setQueryData(sessionQuery.queryKey, session);
    const to = next === undefined ? home : safeNext(next);
    router.history.push(to, withEmailToken(state.emailToken));
  };
  return { otherPage, onDone };
}
