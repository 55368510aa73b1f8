import type { ReportView } from '#domain/api/report.ts';
import { toDecimal } from '#domain/money/money.ts';
import { useTexts } from '../../texts/index.ts';
import { FigureCard } from './figure-card.tsx';
import { FigureTable } from './figure-table.tsx';
import { useFormat } from './format.ts';

const shareOf = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);

export function TypesCard({ report }: { report: ReportView }) {
  const t = useTexts().numbers;
  const f = useFormat();
  const { revenue } = report.totals;
  return (
    <FigureCard
      title={t.types}
      file={`thali-${report.from}-${report.to}-types`}
      csv={() => [
        [t.type, t.orders, t.revenue],
        ...report.orderTypes.map((type) => [type.label, type.orders, Number(toDecimal(type.revenue))]),
      ]}
    >
      {report.orderTypes.length === 0 ? (
        <p>{t.noneInPeriod}</p>
      ) : (
        <FigureTable
          caption={t.types}
          columns={[
            { label: t.type, kind: 'text' },
            { label: t.orders, kind: 'figure' },
            { label: t.revenue, kind: 'figure' },
            { label: t.share, kind: 'figure' },
          ]}
          rows={report.orderTypes.map((type) => ({
            key: type.id,
            bar: shareOf(type.revenue, revenue),
            cells: [
              type.label,
              f.count(type.orders),
              f.money(type.revenue),
              f.percent(shareOf(type.revenue, revenue)),
            ],
          }))}
        />
      )}
    </FigureCard>
  );
}

type Cancellation = ReportView['cancellations'][number];

export function CancellationsCard({ report }: { report: ReportView }) {
  const t = useTexts().numbers;
  const f = useFormat();
  const actorOf = (by: Cancellation['by']) => (by === '' ? '' : t.actors[by]);
  return (
    <FigureCard
      title={t.cancellations}
      file={`thali-${report.from}-${report.to}-cancellations`}
      csv={() => [
        [t.reason, t.by, t.orders, t.amount],
        ...report.cancellations.map(({ by, reason, orders, amount }) => [
          reason,
          actorOf(by),
          orders,
          Number(toDecimal(amount)),
        ]),
      ]}
    >
      {report.cancellations.length === 0 ? (
        <p>{t.cancellationsNone}</p>
      ) : (
        <FigureTable
          caption={t.cancellations}
          columns={[
            { label: t.reason, kind: 'text' },
            { label: t.by, kind: 'text' },
            { label: t.orders, kind: 'figure' },
            { label: t.amount, kind: 'figure' },
          ]}
          rows={report.cancellations.map(({ by, reason, orders, amount }) => ({
            key: `${by} ${reason}`,
            bar: shareOf(orders, report.totals.cancelled),
            cells: [reason || t.noReason, actorOf(by), f.count(orders), f.money(amount)],
          }))}
        />
      )}
    </FigureCard>
  );
}
