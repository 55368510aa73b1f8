import { lazy, Suspense } from 'react';
import type { ChartProps } from './charts.tsx';
import styles from './reports-page.module.css';

/** What draws is heavier than all that is drawn: the figures are there before it. */
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
