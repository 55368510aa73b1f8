import '@mantine/core/styles/ColorSwatch.layer.css';
import '@mantine/charts/styles.layer.css';
import { BarChart, CompositeChart } from '@mantine/charts';
import styles from './reports-page.module.css';

export interface ChartPoint {
  label: string;
  now: number;
  before?: number | null;
}

export interface ChartProps {
  points: ChartPoint[];
  names: { now: string; before?: string };
  show: (value: number) => string;
  /** A short form, for the axis. */
  showShort: (value: number) => string;
}

/** Up to this many points are bars; more are a line. */
const MOST_BARS = 14;
const HEIGHT = 280;
const CLASS_NAMES = { axis: styles.axis, tooltip: styles.tooltip, legend: styles.legend };

/** Hidden from screen readers, which read the same figures in the table beside it. */
export function Chart({ points, names, show, showShort }: ChartProps) {
  const now = { name: 'now', label: names.now, color: 'var(--brand-strong)' };
  const before = { name: 'before', label: names.before ?? '', color: 'var(--color-line-strong)' };
  const shared = {
    h: HEIGHT,
    data: points.map((point) => ({ ...point })),
    dataKey: 'label',
    withLegend: names.before !== undefined,
    legendProps: { verticalAlign: 'top' as const, height: 40 },
    valueFormatter: show,
    // Whole figures, because orders are whole and money is in minor units.
    yAxisProps: { tickFormatter: showShort, width: 64, allowDecimals: false },
    xAxisProps: { minTickGap: 24 },
    gridAxis: 'x' as const,
    tickLine: 'none' as const,
    classNames: CLASS_NAMES,
  };
  if (points.length <= MOST_BARS) {
    return (
      <BarChart
        {...shared}
        series={names.before === undefined ? [now] : [before, now]}
        maxBarWidth={48}
        barProps={{ isAnimationActive: false, radius: [6, 6, 0, 0] }}
        barChartProps={{ accessibilityLayer: false }}
      />
    );
  }
  return (
    <CompositeChart
      {...shared}
      series={
        names.before === undefined
          ? [{ ...now, type: 'area' }]
          : [
              { ...before, type: 'bar' },
              { ...now, type: 'area' },
            ]
      }
      curveType="linear"
      withDots={false}
      barProps={{ isAnimationActive: false, radius: [4, 4, 0, 0], fillOpacity: 0.35 }}
      areaProps={{ isAnimationActive: false, fillOpacity: 0.16 }}
      composedChartProps={{ accessibilityLayer: false }}
    />
  );
}
