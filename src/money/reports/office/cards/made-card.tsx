import { formatRate } from '#platform/money/rules/money.ts';
import { useNames, useTexts } from '#texts/office/index.ts';
import { fileCells } from '#ui/office/sheets/write-file.ts';
import type { Column } from '#ui/office/table/table.tsx';
import type { ReportView } from '../../wire/report.ts';
import { FigureTable } from '../figure-table.tsx';
import { useColumns } from '../use-columns.ts';
import { FigureCard } from './figure-card.tsx';

/** The parts of the revenue, for bookkeeping. */
export function MadeCard({ report }: { report: ReportView }) {
  const t = useTexts().reports;
  const c = useColumns();
  const { nameOf } = useNames();
  // Dishes are sold with the taxes that their prices have within, which have rows of their own.
  const net = report.dishes.reduce((sum, { revenue }) => sum + revenue, 0) - (report.taxWithin ?? 0);
  const parts = [
    { label: t.net, kind: '', rate: '', amount: net },
    ...report.charges.map(({ label, rate, amount }) => ({
      label: nameOf({ label }),
      kind: t.charge,
      amount,
      rate: rate === null ? '' : formatRate(rate),
    })),
    ...report.taxes.map(({ label, rate, amount }) => ({
      label,
      kind: t.tax,
      amount,
      rate: formatRate(rate),
    })),
  ];
  const columns: Column<(typeof parts)[number]>[] = [
    c.text(t.part, ({ label }) => label, t.sum),
    c.text(t.kind, ({ kind }) => kind),
    { ...c.text(t.rate, ({ rate }) => rate), isFigure: true },
    c.money(t.amount, ({ amount }) => amount, report.totals.revenue),
  ];
  return (
    <FigureCard
      title={t.made}
      hint={t.madeHint}
      file={`${report.from}-${report.to}-taxes`}
      csv={() => fileCells(columns, parts)}
    >
      <FigureTable
        caption={t.made}
        columns={columns}
        rows={parts}
        keyOf={({ kind, label, rate }) => `${kind} ${label} ${rate}`}
      />
    </FigureCard>
  );
}
