import { reasonForStaff } from '#ordering/orders/rules/reason-words.ts';
import { useTexts } from '#texts/office/index.ts';
import { fileCells } from '#ui/office/sheets/write-file.ts';
import type { Column } from '#ui/office/table/table.tsx';
import type { ReportView } from '../../wire/report.ts';
import { FigureTable } from '../figure-table.tsx';
import { useColumns } from '../use-columns.ts';
import { FigureCard } from './figure-card.tsx';

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
