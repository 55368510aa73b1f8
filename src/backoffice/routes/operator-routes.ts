import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { sessionQuery } from '../api/session.ts';
import { rememberSignedIn } from '../parts/signed-in.ts';
import { Unreachable } from './app-route.tsx';
import { root } from './root.tsx';

/** The parent of the screens for whoever runs the program. They belong to no store. */
const operator = createRoute({
  getParentRoute: () => root,
  path: '/operator',
  beforeLoad: async ({ context, location }) => {
    const session = await context.client.ensureQueryData(sessionQuery);
    rememberSignedIn(session !== null);
    if (session === null) throw redirect({ to: '/auth/login', search: { next: location.href } });
  },
  component: lazyRouteComponent(() => import('../operator-layout.tsx'), 'OperatorLayout'),
  errorComponent: Unreachable,
});

const stores = createRoute({
  getParentRoute: () => operator,
  path: '/',
  component: lazyRouteComponent(() => import('../features/operator/stores-page.tsx'), 'StoresPage'),
});

export const operatorRoutes = operator.addChildren([stores]);
