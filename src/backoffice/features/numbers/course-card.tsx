import { useState } from 'react';
import type { ReportView } from '#domain/api/report.ts';
import { toDecimal } from '#domain/money/money.ts';
import { Choice } from '../../parts/choice.tsx';
import { useTexts } from '../../texts/index.ts';
import styles from './course-card.module.css';
import { FigureCard } from './figure-card.tsx';
import { FigureTable } from './figure-table.tsx';
import { useFormat } from './format.ts';
import { hasBefore } from './has-before.ts';
import { LaterChart } from './later-chart.tsx';
import { type Point, pointsOf, type Step, stepsOf } from './series.ts';

type What = 'revenue' | 'orders';

/** How the period went, hour by hour or day by day, over the one before. */
export function CourseCard({ report }: { report: ReportView }) {
  const t = useTexts().numbers;
  const f = useFormat();
  const steps = stepsOf(report.days.length);
  const [wanted, setWanted] = useState<Step | null>(null);
  const [what, setWhat] = useState<What>('revenue');
  const step = steps.find((one) => one === wanted) ?? steps[0] ?? 'day';
  const points = pointsOf(report, step);
  const nameOf = useNameOf(step);
  const stepTexts: Record<Step, string> = {
    hour: t.byHour,
    day: t.byDay,
    week: t.byWeek,
    month: t.byMonth,
  };
  const isMoney = what === 'revenue';
  const isCompared = step !== 'hour' && hasBefore(report);
  const beforeOf = (point: Point) => (isMoney ? point.revenueBefore : point.ordersBefore);
  return (
    <FigureCard
      title={t.course}
      file={`thali-${report.from}-${report.to}-${step}`}
      csv={() => [
        [
          t.when,
          t.orders,
          t.revenue,
          ...(isCompared ? [`${t.orders} (${t.beforeThat})`, `${t.revenue} (${t.beforeThat})`] : []),
        ],
        ...points.map((point) => [
          step === 'hour' ? `${point.start.padStart(2, '0')}:00` : point.start,
          point.orders,
          Number(toDecimal(point.revenue)),
          ...(isCompared ? [point.ordersBefore ?? 0, Number(toDecimal(point.revenueBefore ?? 0))] : []),
        ]),
      ]}
      chart={
        <LaterChart
          points={points.map((point) => ({
            label: nameOf(point, true),
            now: isMoney ? point.revenue : point.orders,
            before: beforeOf(point),
          }))}
          names={isCompared ? { now: t.now, before: t.beforeThat } : { now: isMoney ? t.revenue : t.orders }}
          show={isMoney ? f.money : f.count}
          showShort={isMoney ? f.shortMoney : f.count}
        />
      }
      tools={
        <div className={styles.tools}>
          <Choice
            label={t.what}
            value={what}
            options={[
              { value: 'revenue', label: t.revenue },
              { value: 'orders', label: t.orders },
            ]}
            onChange={setWhat}
          />
          {steps.length > 1 && (
            <Choice
              label={t.steps}
              value={step}
              options={steps.toSorted(byLength).map((value) => ({ value, label: stepTexts[value] }))}
              onChange={setWanted}
            />
          )}
        </div>
      }
    >
      <FigureTable
        caption={t.course}
        columns={[
          { label: t.when, kind: 'text' },
          { label: t.orders, kind: 'figure' },
          { label: t.revenue, kind: 'figure' },
          ...(isCompared ? [{ label: `${t.revenue}, ${t.beforeThat}`, kind: 'figure' as const }] : []),
        ]}
        rows={points.map((point) => ({
          key: point.start,
          cells: [
            nameOf(point, false),
            f.count(point.orders),
            f.money(point.revenue),
            ...(isCompared ? [f.money(point.revenueBefore ?? 0)] : []),
          ],
        }))}
        total={[
          t.all,
          f.count(report.totals.orders),
          f.money(report.totals.revenue),
          ...(isCompared ? [f.money(report.before.totals.revenue)] : []),
        ]}
      />
    </FigureCard>
  );
}

const LENGTHS: Step[] = ['hour', 'day', 'week', 'month'];
const byLength = (a: Step, b: Step) => LENGTHS.indexOf(a) - LENGTHS.indexOf(b);

function useNameOf(step: Step): (point: Point, isShort: boolean) => string {
  const t = useTexts().numbers;
  const f = useFormat();
  return ({ start }, isShort) => {
    if (step === 'hour') return f.hour(Number(start));
    if (step === 'month') return f.month(start);
    if (isShort) return f.shortDay(start);
    return step === 'week' ? t.weekOf(f.shortDay(start)) : f.day(start);
  };
}
