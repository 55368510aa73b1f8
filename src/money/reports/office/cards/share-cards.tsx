import { reasonForStaff } from '#ordering/orders/rules/reason-words.ts';
import { useNames, useTexts } from '#texts/office/index.ts';
import { fileCells } from '#ui/office/sheets/write-file.ts';
import type { Column } from '#ui/office/table/table.tsx';
import type { ReportView } from '../../wire/report.ts';
import { FigureTable } from '../figure-table.tsx';
import { useFormat } from '../format.ts';
import { useColumns } from '../use-columns.ts';
import { FigureCard } from './figure-card.tsx';

type OrderTypeRow = ReportView['orderTypes'][number];
type CancellationRow = ReportView['cancellations'][number];

const shareOf = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);

export function TypesCard({ report }: { report: ReportView }) {
  const t = useTexts().reports;
  const f = useFormat();
  const c = useColumns();
  const { nameOf } = useNames();
  const share = ({ revenue }: OrderTypeRow) => shareOf(revenue, report.totals.revenue);
  const columns: Column<OrderTypeRow>[] = [
    c.text(t.type, (type) => nameOf(type)),
    c.count(t.orders, ({ orders }) => orders),
    c.money(t.revenue, ({ revenue }) => revenue),
    { label: t.share, isFigure: true, cell: (type) => f.percent(share(type)) },
  ];
  return (
    <FigureCard
      title={t.types}
      file={`${report.from}-${report.to}-types`}
      csv={() => fileCells(columns, report.orderTypes)}
    >
      {report.orderTypes.length === 0 ? (
        <p>{t.noneInPeriod}</p>
      ) : (
        <FigureTable
          caption={t.types}
          columns={columns}
          rows={report.orderTypes}
          keyOf={({ id }) => id}
          barOf={share}
        />
      )}
    </FigureCard>
  );
}

export function CancellationsCard({ report }: { report: ReportView }) {
  const t = useTexts().reports;
  const c = useColumns();
  const columns: Column<CancellationRow>[] = [
    {
      label: t.reason,
      cell: ({ reason }) => reasonForStaff(reason) || t.noReason,
      value: ({ reason }) => reasonForStaff(reason),
    },
    c.text(t.by, ({ by }) => (by === '' ? '' : t.actors[by])),
    c.count(t.orders, ({ orders }) => orders),
    c.money(t.amount, ({ amount }) => amount),
  ];
  return (
    <FigureCard
      title={t.cancellations}
      file={`${report.from}-${report.to}-cancellations`}
      csv={() => fileCells(columns, report.cancellations)}
    >
      {report.cancellations.length === 0 ? (
        <p>{t.cancellationsNone}</p>
      ) : (
        <FigureTable
          caption={t.cancellations}
          columns={columns}
          rows={report.cancellations}
          keyOf={({ by, reason }) => `${by} ${reason}`}
          barOf={({ orders }) => shareOf(orders, report.totals.cancelled)}
        />
      )}
    </FigureCard>
  );
}
