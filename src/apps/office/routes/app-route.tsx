import type { QueryClient } from '@tanstack/react-query';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { AppError } from '#platform/errors/rules/errors.ts';
import { readSession } from '#restaurant/access/office/keep-said.ts';
import { lockTablet } from '#restaurant/access/office/lock-tablet.ts';
import { rememberSignedIn } from '#restaurant/access/office/signed-in.ts';
import { PRODUCT } from '#restaurant/access/office/site-brand.ts';
import { signInPath } from '#restaurant/tablets/office-api/tablet-mark.ts';
import { isKitchenScreen } from '#restaurant/without-the-line/office/place.ts';
import { isTouched } from '#restaurant/without-the-line/office/touched.ts';
import { Failure } from '#ui/office/notices/failure.tsx';
import { root } from './root.tsx';

interface Opened {
  context: { client: QueryClient };
  location: { href: string; pathname: string };
  preload: boolean;
}

/**
 * Leads whoever is not signed in to the sign-in, and from there back. At a tablet that nobody has touched for too long only the
 * kitchen's screens open without the PIN.
 */
export async function requireSession({ context, location, preload }: Opened): Promise<void> {
  const session = await readSession(context.client);
  rememberSignedIn(session !== null);
  const needsPin =
    session?.tablet && !isKitchenScreen(location.pathname) && !isTouched(session.tablet.lockMinutes);
  if (needsPin && preload) return;
  if (needsPin) lockTablet(context.client);
  if (needsPin || session === null) throw redirect({ to: signInPath(), search: { next: location.href } });
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
