import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useLocation, useRouter, useSearch } from '@tanstack/react-router';
import { rememberSignedIn, wasSignedIn } from '#restaurant/access/office/signed-in.ts';
import { LoginPage } from '#restaurant/accounts/office/auth/login-page.tsx';
import { RegisterPage } from '#restaurant/accounts/office/auth/register-page.tsx';
import { ResetPage } from '#restaurant/accounts/office/auth/reset-page.tsx';
import { HOME, safeNext } from '#restaurant/accounts/office/auth/safe-next.ts';
import { useEmailToken, withEmailToken } from '#restaurant/accounts/office/auth/use-email-token.ts';
import { VerifyPage } from '#restaurant/accounts/office/auth/verify-page.tsx';
import { sessionQuery } from '#restaurant/accounts/office-api/session.ts';
import type { SessionView } from '#restaurant/accounts/wire/accounts.ts';
import { LeftHere } from '#restaurant/tablets/office/keeps-data.tsx';
import { useTexts } from '#texts/office/index.ts';

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
