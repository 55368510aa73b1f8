import { type ComponentType, type LazyExoticComponent, Suspense } from 'react';
import { useHasRun } from './has-run.ts';
import { LoadBoundary } from './load-boundary.tsx';
import { LoadingPage } from './loading-page.tsx';
import { UnreadPage } from './unread-page.tsx';

/** A page whose script is loaded when it is needed; until then, and on the server, the same loading page. */
export function Later({ page: Page }: { page: LazyExoticComponent<ComponentType> }) {
  const hasRun = useHasRun();
  if (!hasRun) return <LoadingPage />;
  return (
    <LoadBoundary instead={<UnreadPage />}>
      <Suspense fallback={<LoadingPage />}>
        <Page />
      </Suspense>
    </LoadBoundary>
  );
}
