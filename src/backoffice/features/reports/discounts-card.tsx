import type { ReportView } from '#domain/api/report.ts';
import { reasonForStaff } from '#domain/order/reason-words.ts';
import { fileCells } from '../../components/sheets/write-file.ts';
import type { Column } from '../../components/table/table.tsx';
import { useTexts } from '../../texts/index.ts';
import { FigureCard } from './figure-card.tsx';
import { FigureTable } from './figure-table.tsx';
import { useColumns } from './use-columns.ts';

interface Row {
  what: string;
  of: string;
  count: number;
  amount: number;
}

/** What was taken off the orders of these days: once by reason, and once by who gave it. */
export function DiscountsCard({ report }: { report: ReportView }) {
  const { reports: t, editOrder } = useTexts();
  const c = useColumns();
  const { discounts = [], discountsBy = [] } = report;
  if (discounts.length === 0) return null;
  const rows: Row[] = [
    ...discounts.map(({ kind, reason, ...sums }) => ({
      what: kind === 'complimentary' ? editOrder.complimentary : editOrder.discount,
      of: reasonForStaff(reason),
      ...sums,
    })),
    ...discountsBy.map(({ by, ...sums }) => ({ what: t.person, of: by, ...sums })),
  ];
  const columns: Column<Row>[] = [
    c.text(t.kind, ({ what }) => what),
    c.text(t.discountOf, ({ of }) => of),
    c.count(t.discountCount, ({ count }) => count),
    c.money(t.amount, ({ amount }) => amount),
  ];
  return (
    <FigureCard
      title={editOrder.discounts}
      hint={t.discountsHint}
      file={`${report.from}-${report.to}-discounts`}
      csv={() => fileCells(columns, rows)}
    >
      <FigureTable
        caption={editOrder.discounts}
        columns={columns}
        rows={rows}
        keyOf={({ what, of }) => `${what} ${of}`}
      />
    </FigureCard>
  );
}
