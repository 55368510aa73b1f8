import { useTexts } from '#texts/office/index.ts';
import { fileCells } from '#ui/office/sheets/write-file.ts';
import type { Column } from '#ui/office/table/table.tsx';
import type { ReportView } from '../wire/report.ts';
import { FigureCard } from './cards/figure-card.tsx';
import { useFormat } from './format.ts';
import styles from './reports-page.module.css';
import { spanOfHours } from './series.ts';
import { useColumns } from './use-columns.ts';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const LEVELS = 4;

/** An ordinary table, whose colours only repeat the figures in its cells. */
export function HeatMap({ report }: { report: ReportView }) {
  const t = useTexts().reports;
  const f = useFormat();
  const c = useColumns();
  const { hours } = report;
  const columns: Column<(typeof hours)[number]>[] = [
    c.text(t.weekday, ({ weekday }) => f.weekday(weekday)),
    c.text(t.hour, ({ hour }) => `${String(hour).padStart(2, '0')}:00`),
    c.count(t.orders, ({ orders }) => orders),
    c.money(t.revenue, ({ revenue }) => revenue),
  ];
  const most = Math.max(1, ...hours.map(({ orders }) => orders));
  const ordersAt = (weekday: number, hour: number) =>
    hours.find((one) => one.weekday === weekday && one.hour === hour)?.orders ?? 0;
  return (
    <FigureCard
      title={t.heat}
      hint={t.heatHint}
      file={`${report.from}-${report.to}-hours`}
      csv={() => fileCells(columns, hours)}
    >
      {hours.length === 0 ? (
        <p>{t.noneInPeriod}</p>
      ) : (
        <table className={styles.map}>
          <caption className="visually-hidden">{t.heatHint}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{t.hour}</span>
              </th>
              {WEEKDAYS.map((weekday) => (
                <th key={weekday} scope="col">
                  {f.weekday(weekday)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {spanOfHours(hours.map(({ hour }) => hour)).map((hour) => (
              <tr key={hour}>
                <th scope="row">{f.hour(hour)}</th>
                {WEEKDAYS.map((weekday) => {
                  const orders = ordersAt(weekday, hour);
                  return (
                    <td key={weekday} className={styles.cell} data-level={levelOf(orders, most)}>
                      {f.count(orders)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </FigureCard>
  );
}

function levelOf(orders: number, most: number): number {
  return Math.ceil((orders / most) * LEVELS);
}
