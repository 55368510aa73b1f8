import { lazy, Suspense } from 'react';
import type { ChartProps } from './charts.tsx';
import styles from './reports-page.module.css';

/** The charts' library is large, so it is loaded after the figures are shown. */
const Chart = lazy(async () => ({ default: (await import('./charts.tsx')).Chart }));

export function LaterChart(props: ChartProps) {
  return (
    <div className={styles.room}>
      <Suspense fallback={null}>
        <Chart {...props} />
      </Suspense>
    </div>
  );
}
