import { useTexts } from '#texts/office/index.ts';
import { fileCells } from '#ui/office/sheets/write-file.ts';
import type { Column } from '#ui/office/table/table.tsx';
import type { ReportView } from '../../wire/report.ts';
import { FigureTable } from '../figure-table.tsx';
import { useFormat } from '../format.ts';
import { LaterChart } from '../later-chart.tsx';
import { ENOUGH_TO_SPLIT, type ServingBar, servedCount, servingBars } from '../serving-bars.ts';
import { useColumns } from '../use-columns.ts';
import { FigureCard } from './figure-card.tsx';

/** A bar on the screen, or a single serving time in the file. */
type Time = Pick<ServingBar, 'fromMinutes' | 'orders'> & { name: string };

/** How long guests waited. */
export function TimesCard({ report }: { report: ReportView }) {
  const t = useTexts().reports;
  const f = useFormat();
  const c = useColumns();
  const times = report.totals.servedInSeconds;
  const bars = servingBars(report.servingTimes, times?.ninety ?? 0);
  const nameOf = ({ fromMinutes, isLast }: ServingBar, next: ServingBar | undefined) => {
    if (isLast) return t.longer(f.count(fromMinutes));
    const to = next?.fromMinutes ?? fromMinutes + (bars[1]?.fromMinutes ?? 1);
    return to - fromMinutes === 1 ? f.count(fromMinutes) : `${f.count(fromMinutes)}–${f.count(to)}`;
  };
  const named = bars.map((bar, index) => ({ ...bar, name: nameOf(bar, bars[index + 1]) }));
  const columns: Column<Time>[] = [
    { label: t.time, cell: ({ name }) => name, value: ({ fromMinutes }) => fromMinutes },
    c.count(t.orders, ({ orders }) => orders),
  ];
  const minutes = (seconds: number) => t.minutes(f.minutes(seconds));
  const served = servedCount(report);
  const hint =
    times && served >= ENOUGH_TO_SPLIT
      ? t.timesHint(minutes(times.half), minutes(times.ninety))
      : t.servedCount(served);
  return (
    <FigureCard
      title={t.times}
      hint={times ? hint : undefined}
      file={`${report.from}-${report.to}-serving-times`}
      csv={() => fileCells(columns, report.servingTimes.map(timeOf))}
      chart={
        times && (
          <LaterChart
            points={named.map(({ name, orders }) => ({ label: name, now: orders }))}
            names={{ now: t.orders }}
            show={f.count}
            showShort={f.count}
          />
        )
      }
    >
      {times ? (
        <FigureTable caption={t.times} columns={columns} rows={named} keyOf={({ name }) => name} />
      ) : (
        <p>{t.timesNone}</p>
      )}
    </FigureCard>
  );
}

function timeOf({ seconds, orders }: ReportView['servingTimes'][number]): Time {
  return { name: '', fromMinutes: seconds / 60, orders };
}
