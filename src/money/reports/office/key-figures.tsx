import { useTexts } from '#texts/office/index.ts';
import { trendLine } from '../rules/trend-line.ts';
import type { ReportTotals, ReportView } from '../wire/report.ts';
import { type Change, changeOf } from './change.ts';
import { useFormat } from './format.ts';
import { hasBefore } from './has-before.ts';
import styles from './key-figures.module.css';
import { pointsOf } from './series.ts';
import { ENOUGH_TO_SPLIT, servedCount } from './serving-bars.ts';

const SIGNS = { more: '▲', less: '▼' };

interface FigureProps {
  label: string;
  value: string;
  change: Change;
  /** Own words for the change, where "more" and "less" say little. */
  words?: Record<'more' | 'less', string>;
  /** Which direction the owner likes. */
  good?: 'more' | 'less';
  before: string | null;
  hint: string;
  /** The figure by day, or by hour. */
  trend?: number[];
}

function Figure({ label, value, change, words, good = 'more', before, hint, trend = [] }: FigureProps) {
  const t = useTexts().reports;
  const f = useFormat();
  const tell = () => {
    // The head of the screen says once that there is nothing to compare with.
    if (change.kind === 'none') return null;
    if (change.kind === 'same') return t.same;
    return words?.[change.kind] ?? t[change.kind](f.percent(change.share));
  };
  const isMove = change.kind === 'more' || change.kind === 'less';
  const look = isMove ? (change.kind === good ? styles.good : styles.bad) : '';
  return (
    <div className={styles.figure}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
      <dd>
        <Trend values={trend} />
      </dd>
      <dd className={`${styles.change} ${look}`}>
        {isMove && <span aria-hidden="true">{SIGNS[change.kind as 'more' | 'less']} </span>}
        {tell()}
        {before !== null && change.kind !== 'none' && (
          <span className={styles.before}>{t.before(before)}</span>
        )}
      </dd>
      <dd className={styles.hint}>{hint}</dd>
    </div>
  );
}

/** Replaces a period before that is missing or incomplete. */
const NOTHING: ReportTotals = {
  revenue: 0,
  orders: 0,
  averageOrder: null,
  cancelled: 0,
  servedInSeconds: null,
  feedback: { given: 0, food: 0, service: 0, overall: 0 },
};

export function KeyFigures({ report }: { report: ReportView }) {
  const t = useTexts().reports;
  const f = useFormat();
  const now = report.totals;
  const was = hasBefore(report) ? report.before.totals : NOTHING;
  const points = pointsOf(report, report.days.length === 1 ? 'hour' : 'day');
  const share = (cancelled: number, orders: number) =>
    cancelled + orders === 0 ? 0 : cancelled / (cancelled + orders);
  return (
    <dl className={styles.figures}>
      <Figure
        label={t.revenue}
        value={f.money(now.revenue)}
        change={changeOf(now.revenue, was.revenue)}
        before={f.money(was.revenue)}
        hint={t.revenueHint}
        trend={points.map(({ revenue }) => revenue)}
      />
      <Figure
        label={t.orders}
        value={f.count(now.orders)}
        change={changeOf(now.orders, was.orders)}
        before={f.count(was.orders)}
        hint=""
        trend={points.map(({ orders }) => orders)}
      />
      <Figure
        label={t.averageOrder}
        value={now.averageOrder === null ? '–' : f.money(now.averageOrder)}
        change={changeOf(now.averageOrder, was.averageOrder)}
        before={was.averageOrder === null ? null : f.money(was.averageOrder)}
        hint=""
        trend={points.map(({ revenue, orders }) => (orders === 0 ? 0 : revenue / orders))}
      />
      <ServedIn now={now} was={was} served={servedCount(report)} />
      <Figure
        label={t.cancelled}
        value={f.count(now.cancelled)}
        change={changeOf(now.cancelled, was.cancelled)}
        good="less"
        before={f.count(was.cancelled)}
        hint={t.cancelledShare(f.percent(share(now.cancelled, now.orders)))}
      />
      <Stars now={now} was={was} />
    </dl>
  );
}

function ServedIn({
  now: totals,
  was: before,
  served,
}: {
  now: ReportTotals;
  was: ReportTotals;
  served: number;
}) {
  const t = useTexts().reports;
  const f = useFormat();
  const [now, was] = [totals.servedInSeconds, before.servedInSeconds];
  const minutes = (seconds: number) => t.minutes(f.minutes(seconds));
  const hint = ({ ninety }: { ninety: number }) =>
    served < ENOUGH_TO_SPLIT ? t.servedCount(served) : t.servedInHint(minutes(ninety));
  const difference = minutes(Math.abs((now?.half ?? 0) - (was?.half ?? 0)));
  return (
    <Figure
      label={t.servedIn}
      value={now ? minutes(now.half) : '–'}
      change={changeOf(now?.half ?? null, was?.half ?? null)}
      words={{ more: t.slower(difference), less: t.faster(difference) }}
      good="less"
      before={was ? minutes(was.half) : null}
      hint={now ? hint(now) : t.timesNone}
    />
  );
}

function Stars({ now: totals, was: before }: { now: ReportTotals; was: ReportTotals }) {
  const t = useTexts().reports;
  const f = useFormat();
  const { given, food, service, overall, foodGiven = given, serviceGiven = given } = totals.feedback;
  const was = before.feedback;
  const average = (sum: number, count: number) => (count === 0 ? null : f.decimal(sum / count));
  const now = given === 0 ? null : overall / given;
  const then = was.given === 0 ? null : was.overall / was.given;
  const difference = f.decimal(Math.abs((now ?? 0) - (then ?? 0)));
  return (
    <Figure
      label={t.feedback}
      value={now === null ? '–' : t.stars(f.decimal(now))}
      change={changeOf(now, then)}
      words={{ more: t.better(difference), less: t.worse(difference) }}
      before={then === null ? null : f.decimal(then)}
      hint={
        now === null
          ? t.noFeedback
          : t.feedbackHint(given, average(food, foodGiven), average(service, serviceGiven))
      }
    />
  );
}

const [WIDTH, HEIGHT] = [100, 24];

/** The trend of a figure, without axes. The chart and its table show it in full. */
function Trend({ values }: { values: readonly number[] }) {
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
