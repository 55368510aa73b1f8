import { toDecimal } from '#platform/money/rules/money.ts';
import { useTexts } from '#texts/office/index.ts';
import { fileCells } from '#ui/office/sheets/write-file.ts';
import type { Column } from '#ui/office/table/table.tsx';
import type { FlowMethod } from '../../rules/report-sums.ts';
import { isMoney, type SettlementPart, settlementOf } from '../../rules/settlement.ts';
import type { ReportView } from '../../wire/report.ts';
import { FigureTable } from '../figure-table.tsx';
import { useColumns } from '../use-columns.ts';
import { FigureCard } from './figure-card.tsx';
import { type ModeRow, modesOf, type OpenRow, openRows, sumOf } from './payment-rows.ts';

/** The amounts received and refunded by each way of paying, and separately those that are still due. */
export function PaymentsCard({ report }: { report: ReportView }) {
  const { reports: t, receipts } = useTexts();
  const c = useColumns();
  const modes = modesOf({
    ...report.money,
    received: report.money.received.filter((one) => isMoney(one.method)),
  });
  const settled = report.money.received.filter((one) => !isMoney(one.method));
  const open = openRows(report.money);
  const received = sumOf(modes.map((mode) => mode.received));
  const givenBack = sumOf(modes.map((mode) => mode.givenBack));
  const nameOf = (method: FlowMethod) => (method === '' ? t.noMethod : receipts.methods[method]);
  const settlement = settlementOf(report.money);
  const partNames: Record<SettlementPart, string> = {
    received: t.kept,
    account: receipts.methods.Account,
    lost: t.lost,
    due: t.open,
    owed: t.openStates.owed,
    rounding: t.roundOff,
  };
  const modeColumns: Column<ModeRow>[] = [
    c.text(t.method, ({ method }) => nameOf(method), t.all),
    c.money(t.received, (mode) => mode.received, received),
    c.money(t.givenBack, (mode) => mode.givenBack, givenBack),
    c.money(t.kept, (mode) => mode.received - mode.givenBack, received - givenBack),
  ];
  const openColumns: Column<OpenRow>[] = [
    c.text(t.open, ({ state }) => t.openStates[state]),
    c.count(t.orders, ({ orders }) => orders),
    c.money(t.amount, ({ amount }) => amount),
  ];
  const settledColumns: Column<(typeof settled)[number]>[] = [
    c.text(t.settled, ({ method }) => nameOf(method), t.all),
    c.money(t.amount, ({ amount }) => amount, sumOf(settled.map(({ amount }) => amount))),
  ];
  const forAccounts = report.money.forAccounts ?? [];
  const accountColumns: Column<(typeof forAccounts)[number]>[] = [
    c.text(t.forAccounts, ({ method }) => nameOf(method), t.all),
    c.money(t.amount, ({ amount }) => amount, sumOf(forAccounts.map(({ amount }) => amount))),
  ];
  const reversed = report.money.reversed ?? [];
  const reversedColumns: Column<(typeof reversed)[number]>[] = [
    c.text(t.reversed, ({ method }) => nameOf(method), t.all),
    c.money(t.amount, ({ amount }) => amount, sumOf(reversed.map(({ amount }) => amount))),
  ];
  const tips = report.money.tips ?? [];
  const tipColumns: Column<(typeof tips)[number]>[] = [
    c.text(t.tips, ({ method }) => nameOf(method), t.all),
    c.money(t.amount, ({ amount }) => amount, sumOf(tips.map(({ amount }) => amount))),
  ];
  const settlementColumns: Column<(typeof settlement)[number]>[] = [
    c.text(t.settlement, ({ part }) => partNames[part], t.revenue),
    c.money(t.amount, ({ amount }) => amount, report.totals.revenue),
  ];
  return (
    <FigureCard
      title={t.payments}
      hint={t.paymentsHint}
      file={`${report.from}-${report.to}-payments`}
      csv={() => [
        ...fileCells(modeColumns, modes),
        ...fileCells(openColumns, open),
        ...(settled.length > 0 ? fileCells(settledColumns, settled) : []),
        ...(reversed.length > 0 ? fileCells(reversedColumns, reversed) : []),
        ...(forAccounts.length > 0 ? fileCells(accountColumns, forAccounts) : []),
        ...(tips.length > 0 ? fileCells(tipColumns, tips) : []),
        ...fileCells(settlementColumns, settlement),
        [t.revenue, Number(toDecimal(report.totals.revenue))],
      ]}
    >
      {modes.length + open.length === 0 && <p>{t.noneInPeriod}</p>}
      {modes.length > 0 && (
        <FigureTable
          caption={t.payments}
          columns={modeColumns}
          rows={modes}
          keyOf={({ method }) => method}
          barOf={(mode) => (received === 0 ? 0 : mode.received / received)}
        />
      )}
      {open.length > 0 && (
        <FigureTable caption={t.open} columns={openColumns} rows={open} keyOf={({ state }) => state} />
      )}
      {settled.length > 0 && (
        <FigureTable
          caption={t.settled}
          columns={settledColumns}
          rows={settled}
          keyOf={({ method }) => method}
        />
      )}
      {reversed.length > 0 && (
        <FigureTable
          caption={t.reversedHint}
          columns={reversedColumns}
          rows={reversed}
          keyOf={({ method }) => method}
        />
      )}
      {forAccounts.length > 0 && (
        <FigureTable
          caption={t.forAccountsHint}
          columns={accountColumns}
          rows={forAccounts}
          keyOf={({ method }) => method}
        />
      )}
      {tips.length > 0 && (
        <FigureTable caption={t.tipsHint} columns={tipColumns} rows={tips} keyOf={({ method }) => method} />
      )}
      {modes.length + open.length > 0 && (
        <FigureTable
          caption={t.settlement}
          columns={settlementColumns}
          rows={settlement}
          keyOf={({ part }) => part}
        />
      )}
    </FigureCard>
  );
}
