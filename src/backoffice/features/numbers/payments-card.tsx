import type { ReportView } from '#domain/api/report.ts';
import { type Minor, toDecimal } from '#domain/money/money.ts';
import type { FlowMethod } from '#domain/reports/report-sums.ts';
import { useTexts } from '../../texts/index.ts';
import { FigureCard } from './figure-card.tsx';
import { FigureTable } from './figure-table.tsx';
import { useFormat } from './format.ts';
import { type ModeRow, modesOf, type OpenRow, openRows, sumOf } from './payment-rows.ts';

/** What was received and given back by each way of paying, and apart from it what is still open. */
export function PaymentsCard({ report }: { report: ReportView }) {
  const t = useTexts().numbers;
  const modes = modesOf(report.money);
  const open = openRows(report.money);
  const decimal = (amount: Minor) => Number(toDecimal(amount));
  return (
    <FigureCard
      title={t.payments}
      hint={t.paymentsHint}
      file={`thali-${report.from}-${report.to}-payments`}
      csv={() => [
        [t.method, t.received, t.givenBack, t.kept],
        ...modes.map(({ method, received, givenBack }) => [
          nameOf(t, method),
          decimal(received),
          decimal(givenBack),
          decimal(received - givenBack),
        ]),
        [t.open, t.orders, t.amount],
        ...open.map(({ state, orders, amount }) => [t.openStates[state], orders, decimal(amount)]),
      ]}
    >
      {modes.length + open.length === 0 && <p>{t.noneInPeriod}</p>}
      {modes.length > 0 && <Modes modes={modes} />}
      {open.length > 0 && <Open rows={open} />}
    </FigureCard>
  );
}

const nameOf = (t: ReturnType<typeof useTexts>['numbers'], method: FlowMethod) =>
  method === '' ? t.noMethod : t.methods[method];

function Modes({ modes }: { modes: ModeRow[] }) {
  const t = useTexts().numbers;
  const f = useFormat();
  const all = {
    received: sumOf(modes.map(({ received }) => received)),
    givenBack: sumOf(modes.map(({ givenBack }) => givenBack)),
  };
  const figures = ({ received, givenBack }: Omit<ModeRow, 'method'>) => [
    f.money(received),
    f.money(givenBack),
    f.money(received - givenBack),
  ];
  return (
    <FigureTable
      caption={t.payments}
      columns={[
        { label: t.method, kind: 'text' },
        { label: t.received, kind: 'figure' },
        { label: t.givenBack, kind: 'figure' },
        { label: t.kept, kind: 'figure' },
      ]}
      rows={modes.map((mode) => ({
        key: mode.method,
        bar: all.received === 0 ? 0 : mode.received / all.received,
        cells: [nameOf(t, mode.method), ...figures(mode)],
      }))}
      total={[t.all, ...figures(all)]}
    />
  );
}

function Open({ rows }: { rows: OpenRow[] }) {
  const t = useTexts().numbers;
  const f = useFormat();
  return (
    <FigureTable
      caption={t.open}
      columns={[
        { label: t.open, kind: 'text' },
        { label: t.orders, kind: 'figure' },
        { label: t.amount, kind: 'figure' },
      ]}
      rows={rows.map(({ state, orders, amount }) => ({
        key: state,
        cells: [t.openStates[state], f.count(orders), f.money(amount)],
      }))}
    />
  );
}
