import type { QueryClient } from '@tanstack/react-query';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { rememberSignedIn, wasSignedIn } from '#restaurant/access/office/signed-in.ts';
import { safeNext } from '#restaurant/accounts/office/auth/safe-next.ts';
import { sessionQuery } from '#restaurant/accounts/office-api/session.ts';
import { isTablet } from '#restaurant/tablets/office-api/tablet-mark.ts';
import { root } from './root.tsx';

export interface AuthSearch {
  next?: string;
}

const parseSearch = ({ next }: Record<string, unknown>): AuthSearch =>
  typeof next === 'string' ? { next } : {};
const LoginScreen = lazyRouteComponent(() => import('../auth-screens.tsx'), 'LoginScreen');
const RegisterScreen = lazyRouteComponent(() => import('../auth-screens.tsx'), 'RegisterScreen');

/** Leads on if somebody is signed in already. The unprotected screens are for one more account. */
const onlySignedOut = async ({
  context,
  search,
}: {
  context: { client: QueryClient };
  search: AuthSearch;
}) => {
  if (!wasSignedIn()) return;
  const session = await context.client.ensureQueryData(sessionQuery).catch(() => null);
  rememberSignedIn(session !== null);
  if (session) throw redirect({ href: safeNext(search.next), replace: true });
};

const auth = { getParentRoute: () => root, validateSearch: parseSearch };
const login = createRoute({
  ...auth,
  path: '/auth/login',
  component: LoginScreen,
  beforeLoad: onlySignedOut,
});
const register = createRoute({
  ...auth,
  path: '/auth/register',
  component: RegisterScreen,
  beforeLoad: onlySignedOut,
});
/** Other browsers have nobody who could sign in with a PIN. */
const onlyTablets = async (given: Parameters<typeof onlySignedOut>[0]) => {
  if (!isTablet()) throw redirect({ to: '/auth/login', search: given.search, replace: true });
  const session = await given.context.client.ensureQueryData(sessionQuery).catch(() => null);
  if (session) throw redirect({ href: safeNext(given.search.next), replace: true });
};
const tablet = createRoute({
  ...auth,
  path: '/auth/tablet',
  component: lazyRouteComponent(() => import('../tablet-screen.tsx'), 'TabletScreen'),
  beforeLoad: onlyTablets,
});

const VerifyScreen = lazyRouteComponent(() => import('../auth-screens.tsx'), 'VerifyScreen');
const ResetScreen = lazyRouteComponent(() => import('../auth-screens.tsx'), 'ResetScreen');

/** The screens that links in emails lead to. */
const fromEmail = {
  getParentRoute: () => root,
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } =>
    typeof token === 'string' ? { token } : {},
};
const verify = createRoute({ ...fromEmail, path: '/auth/verify', component: VerifyScreen });
const reset = createRoute({ ...fromEmail, path: '/auth/reset-password', component: ResetScreen });
const invitation = createRoute({
  ...fromEmail,
  path: '/auth/invitation',
  component: lazyRouteComponent(() => import('../invitation-screen.tsx'), 'InvitationScreen'),
});
const operatorInvitation = createRoute({
  ...fromEmail,
  path: '/auth/operator',
  component: lazyRouteComponent(
    () => import('../operator-invitation-screen.tsx'),
    'OperatorInvitationScreen',
  ),
});
const loginOpen = createRoute({ ...auth, path: '/auth/login-unprotected', component: LoginScreen });
const registerOpen = createRoute({ ...auth, path: '/auth/register-unprotected', component: RegisterScreen });

export const authRoutes = [
  tablet,
  login,
  register,
  loginOpen,
  registerOpen,
  verify,
  reset,
  invitation,
  operatorInvitation,
];
