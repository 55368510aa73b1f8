import { useState } from 'react';
import { useTexts } from '#texts/office/index.ts';
import { Choice } from '#ui/office/choices/choice.tsx';
import { fileCells } from '#ui/office/sheets/write-file.ts';
import type { Column } from '#ui/office/table/table.tsx';
import type { ReportView } from '../../wire/report.ts';
import { FigureTable } from '../figure-table.tsx';
import { useFormat } from '../format.ts';
import { hasBefore } from '../has-before.ts';
import { LaterChart } from '../later-chart.tsx';
import styles from '../reports-page.module.css';
import { type Point, pointsOf, type Step, stepsOf } from '../series.ts';
import { useColumns } from '../use-columns.ts';
import { FigureCard } from './figure-card.tsx';

type What = 'revenue' | 'orders';

/** The course of the period, by hour or by day, compared with the period before. */
export function CourseCard({ report }: { report: ReportView }) {
  const t = useTexts().reports;
  const f = useFormat();
  const c = useColumns();
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
  const { totals, before } = report;
  const columns: Column<Point>[] = [
    {
      label: t.when,
      cell: (point) => nameOf(point, false),
      value: ({ start }) => (step === 'hour' ? `${start.padStart(2, '0')}:00` : start),
      total: t.all,
    },
    c.count(t.orders, ({ orders }) => orders, totals.orders),
    c.money(t.revenue, ({ revenue }) => revenue, totals.revenue),
    ...(isCompared
      ? [
          {
            label: `${t.orders}, ${t.beforeThat}`,
            value: ({ ordersBefore }: Point) => ordersBefore ?? 0,
          },
          c.money(
            `${t.revenue}, ${t.beforeThat}`,
            ({ revenueBefore }: Point) => revenueBefore ?? 0,
            before.totals.revenue,
          ),
        ]
      : []),
  ];
  const beforeOf = (point: Point) => (isMoney ? point.revenueBefore : point.ordersBefore);
  return (
    <FigureCard
      title={t.course}
      file={`${report.from}-${report.to}-${step}`}
      csv={() => fileCells(columns, points)}
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
      <FigureTable caption={t.course} columns={columns} rows={points} keyOf={({ start }) => start} />
    </FigureCard>
  );
}

const LENGTHS: Step[] = ['hour', 'day', 'week', 'month'];
const byLength = (a: Step, b: Step) => LENGTHS.indexOf(a) - LENGTHS.indexOf(b);

function useNameOf(step: Step): (point: Point, isShort: boolean) => string {
  const t = useTexts().reports;
  const f = useFormat();
  return ({ start }, isShort) => {
    if (step === 'hour') return f.hour(Number(start));
    if (step === 'month') return f.month(start);
    if (isShort) return f.shortDay(start);
    return step === 'week' ? t.weekOf(f.shortDay(start)) : f.day(start);
  };
}
