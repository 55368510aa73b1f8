import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { sessionQuery } from '../api/session.ts';
import { Failure } from '../parts/failure.tsx';
import { PRODUCT } from '../parts/product.ts';
import { rememberSignedIn } from '../parts/signed-in.ts';
import { root } from './root.tsx';

/** The parent of all screens that need a session. */
export const app = createRoute({
  getParentRoute: () => root,
  path: '/app',
  beforeLoad: async ({ context, location }) => {
    const session = await context.client.ensureQueryData(sessionQuery);
    rememberSignedIn(session !== null);
    if (session === null) throw redirect({ to: '/auth/login', search: { next: location.href } });
  },
  component: lazyRouteComponent(() => import('../app-layout.tsx'), 'AppLayout'),
  errorComponent: Unreachable,
});

export function Unreachable({ error, reset }: { error: unknown; reset: () => void }) {
  return <Failure title={PRODUCT} error={error} onRetry={reset} />;
}
