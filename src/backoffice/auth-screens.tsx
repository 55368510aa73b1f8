import { useQueryClient } from '@tanstack/react-query';
import { Link, useLocation, useRouter, useSearch } from '@tanstack/react-router';
import type { SessionView } from '#domain/api/accounts.ts';
import { sessionQuery } from './api/session.ts';
import { LoginPage } from './features/auth/login-page.tsx';
import { RegisterPage } from './features/auth/register-page.tsx';
import { HOME, safeNext } from './parts/safe-next.ts';
import { useTexts } from './texts/index.ts';

export function LoginScreen() {
  return <LoginPage {...useAuthScreen('register', HOME)} />;
}

export function RegisterScreen() {
  return <RegisterPage {...useAuthScreen('login', '/app/welcome')} />;
}

/** Both have a form without the redirect of somebody who is signed in, and lead on to where one wanted to go. */
function useAuthScreen(other: 'login' | 'register', home: string) {
  const t = useTexts();
  const client = useQueryClient();
  const router = useRouter();
  const { next } = useSearch({ strict: false });
  const isOpen = useLocation().pathname.endsWith('-unprotected');
  const otherPage = (
    <Link
      to={isOpen ? `/auth/${other}-unprotected` : `/auth/${other}`}
      search={next === undefined ? {} : { next }}
    >
      {other === 'login' ? t.auth.signIn : t.auth.register}
    </Link>
  );
  const onSignedIn = (session: SessionView) => {
    // Nothing that another account has seen is shown to this one.
    client.clear();
    client.setQueryData(sessionQuery.queryKey, session);
    router.history.push(next === undefined ? home : safeNext(next));
  };
  return { otherPage, onSignedIn };
}
