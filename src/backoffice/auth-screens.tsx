import { useQueryClient } from '@tanstack/react-query';
import { Link, useLocation, useRouter, useSearch } from '@tanstack/react-router';
import type { SessionView } from '#domain/api/accounts.ts';
import { sessionQuery } from './api/session.ts';
import { LoginPage } from './features/auth/login-page.tsx';
import { RegisterPage } from './features/auth/register-page.tsx';
import { safeNext } from './parts/safe-next.ts';
import { useTexts } from './texts/index.ts';

export function LoginScreen() {
  const t = useTexts();
  const { isOpen, search, onSignedIn } = useAuthScreen();
  const to = isOpen ? '/auth/register-unprotected' : '/auth/register';
  const other = (
    <Link to={to} search={search}>
      {t.auth.register}
    </Link>
  );
  return <LoginPage otherPage={other} onSignedIn={onSignedIn} />;
}

export function RegisterScreen() {
  const t = useTexts();
  const { isOpen, search, onSignedIn } = useAuthScreen();
  const to = isOpen ? '/auth/login-unprotected' : '/auth/login';
  const other = (
    <Link to={to} search={search}>
      {t.auth.signIn}
    </Link>
  );
  return <RegisterPage otherPage={other} onSignedIn={onSignedIn} />;
}

/** Both have a form without the redirect of somebody who is signed in, and lead on to where one wanted to go. */
function useAuthScreen() {
  const client = useQueryClient();
  const router = useRouter();
  const { next } = useSearch({ strict: false });
  const isOpen = useLocation().pathname.endsWith('-unprotected');
  const onSignedIn = (session: SessionView) => {
    // Nothing that another account has seen is shown to this one.
    client.clear();
    client.setQueryData(sessionQuery.queryKey, session);
    router.history.push(safeNext(next));
  };
  return { isOpen, search: next === undefined ? {} : { next }, onSignedIn };
}
