import { lazy, Suspense } from 'react';
import { hasOrdered } from '../state/order-history.ts';
import { useHasRun } from './has-run.ts';
import { LoadBoundary } from './load-boundary.tsx';

const RunningBar = lazy(async () => ({
  default: (await import('../features/status/running-bar.tsx')).RunningBar,
}));

/** Only a browser that has ordered loads what follows an order. */
export function RunningOrder({ slug }: { slug: string }) {
  const hasRun = useHasRun();
  if (!hasRun || !hasOrdered()) return null;
  return (
    <LoadBoundary instead={null}>
      <Suspense>
        <RunningBar slug={slug} />
      </Suspense>
    </LoadBoundary>
  );
}
