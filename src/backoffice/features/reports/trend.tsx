import { trendLine } from '#domain/reports/trend-line.ts';
import styles from './key-figures.module.css';

const [WIDTH, HEIGHT] = [100, 24];

/** The trend of a figure, without axes. The chart and its table show it in full. */
export function Trend({ values }: { values: readonly number[] }) {
  const points = trendLine(values, WIDTH, HEIGHT);
  if (points === null) return null;
  return (
    <svg
      className={styles.trend}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <polygon points={`0,${HEIGHT} ${points} ${WIDTH},${HEIGHT}`} />
      <polyline points={points} />
    </svg>
  );
}
