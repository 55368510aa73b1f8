import type { ReportView } from '#domain/api/report.ts';
import { formatRate, toDecimal } from '#domain/money/money.ts';
import { useTexts } from '../../texts/index.ts';
import { FigureCard } from './figure-card.tsx';
import { FigureTable } from './figure-table.tsx';
import { useFormat } from './format.ts';

/** What the revenue is made of, for whoever does the books. */
export function MadeCard({ report }: { report: ReportView }) {
  const t = useTexts().numbers;
  const f = useFormat();
  const net = report.dishes.reduce((sum, { revenue }) => sum + revenue, 0);
  const parts = [
    { label: t.net, kind: '', rate: '', amount: net },
    ...report.charges.map(({ label, rate, amount }) => ({
      ...{ label, kind: t.charge, amount },
      rate: rate === null ? '' : formatRate(rate),
    })),
    ...report.taxes.map(({ label, rate, amount }) => ({
      ...{ label, kind: t.tax, amount },
      rate: formatRate(rate),
    })),
  ];
  return (
    <FigureCard
      title={t.made}
      hint={t.madeHint}
      file={`thali-${report.from}-${report.to}-taxes`}
      csv={() => [
        [t.part, t.kind, t.rate, t.amount],
        ...parts.map(({ label, kind, rate, amount }) => [label, kind, rate, Number(toDecimal(amount))]),
      ]}
    >
      <FigureTable
        caption={t.made}
        columns={[
          { label: t.part, kind: 'text' },
          { label: t.kind, kind: 'text' },
          { label: t.rate, kind: 'figure' },
          { label: t.amount, kind: 'figure' },
        ]}
        rows={parts.map(({ label, kind, rate, amount }) => ({
          key: `${kind} ${label} ${rate}`,
          cells: [label, kind, rate, f.money(amount)],
        }))}
        total={[t.sum, '', '', f.money(report.totals.revenue)]}
      />
    </FigureCard>
  );
}
