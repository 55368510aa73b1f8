import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Link,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { sessionQuery } from './api/session.ts';
import { Failure } from './parts/failure.tsx';
import { safeNext } from './parts/safe-next.ts';
import { rememberSignedIn, wasSignedIn } from './parts/signed-in.ts';
import { useTexts } from './texts/index.ts';

interface AuthSearch {
  next?: string;
}

const root = createRootRouteWithContext<{ client: QueryClient }>()({ notFoundComponent: NotFound });

const readSearch = ({ next }: Record<string, unknown>): AuthSearch =>
  typeof next === 'string' ? { next } : {};
const LoginScreen = lazyRouteComponent(() => import('./auth-screens.tsx'), 'LoginScreen');
const RegisterScreen = lazyRouteComponent(() => import('./auth-screens.tsx'), 'RegisterScreen');

/** Whoever is signed in already goes on to where they wanted to go; the unprotected ones are for one more account. */
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

const auth = { getParentRoute: () => root, validateSearch: readSearch };
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
const loginOpen = createRoute({ ...auth, path: '/auth/login-unprotected', component: LoginScreen });
const registerOpen = createRoute({ ...auth, path: '/auth/register-unprotected', component: RegisterScreen });

const app = createRoute({
  getParentRoute: () => root,
  path: '/app',
  beforeLoad: async ({ context, location }) => {
    const session = await context.client.ensureQueryData(sessionQuery);
    rememberSignedIn(session !== null);
    if (session === null) throw redirect({ to: '/auth/login', search: { next: location.href } });
  },
  component: lazyRouteComponent(() => import('./app-layout.tsx'), 'AppLayout'),
  errorComponent: Unreachable,
});

const appHome = createRoute({
  getParentRoute: () => app,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/app/dashboard', replace: true });
  },
});

const board = createRoute({
  getParentRoute: () => app,
  path: '/dashboard',
  component: lazyRouteComponent(() => import('./features/board/board.tsx'), 'Board'),
});

const items = createRoute({
  getParentRoute: () => app,
  path: '/management/e-commerce/list',
  component: lazyRouteComponent(() => import('./features/items/items-page.tsx'), 'ItemsPage'),
});

const takeOrder = createRoute({
  getParentRoute: () => app,
  path: '/management/e-commerce/checkout',
  component: lazyRouteComponent(() => import('./features/take-order/take-order-page.tsx'), 'TakeOrderPage'),
});

const tables = createRoute({
  getParentRoute: () => app,
  path: '/tables',
  component: lazyRouteComponent(() => import('./features/tables/tables-page.tsx'), 'TablesPage'),
});

export function createAppRouter(client: QueryClient) {
  const routeTree = root.addChildren([
    login,
    register,
    loginOpen,
    registerOpen,
    app.addChildren([appHome, board, items, takeOrder, tables]),
  ]);
  return createRouter({ routeTree, context: { client }, defaultPreload: 'intent' });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}

function NotFound() {
  const t = useTexts();
  return (
    <main className="centred">
      <h1>{t.shell.notFound}</h1>
      <Link to="/app/dashboard">{t.shell.toOrders}</Link>
    </main>
  );
}

function Unreachable({ error, reset }: { error: unknown; reset: () => void }) {
  const t = useTexts();
  return <Failure title={t.product} error={error} onRetry={reset} />;
}
