import type { QueryClient } from '@tanstack/react-query';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { AppError } from '#domain/errors.ts';
import { signInPath } from '../api/tablet-mark.ts';
import { Failure } from '../components/failure.tsx';
import { readSession } from '../session/keep-said.ts';
import { rememberSignedIn } from '../session/signed-in.ts';
import { PRODUCT } from '../session/site-brand.ts';
import { root } from './root.tsx';

interface Opened {
  context: { client: QueryClient };
  location: { href: string };
}

/** Leads whoever is not signed in to the sign-in, and from there back. */
export async function requireSession({ context, location }: Opened): Promise<void> {
  const session = await readSession(context.client);
  rememberSignedIn(session !== null);
  if (session === null) throw redirect({ to: signInPath(), search: { next: location.href } });
}

/** The parent of the office's screens. */
export const app = createRoute({
  getParentRoute: () => root,
  path: '/app',
  beforeLoad: requireSession,
  component: lazyRouteComponent(() => import('../app-layout.tsx'), 'AppLayout'),
});

/** What browsers and the builder say when a part of the office can't be fetched. */
const LOST_PART = /import|preload/i;

export function Unreachable({ error, reset }: { error: unknown; reset: () => void }) {
  const isLost = error instanceof Error && LOST_PART.test(error.message);
  return (
    <Failure
      title={PRODUCT}
      error={isLost ? new AppError('UNAVAILABLE') : error}
      // A part that was asked for in vain is not asked for again.
      onRetry={isLost ? () => window.location.reload() : reset}
    />
  );
}
