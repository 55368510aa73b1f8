import { useQuery } from '@tanstack/react-query';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { turnsQuery } from '#restaurant/stores/office-api/store.ts';
import type { SittingsReport } from '#tables/sittings/wire/sittings-report.ts';
import { useNames, useTexts } from '#texts/office/index.ts';
import { fileCells } from '#ui/office/sheets/write-file.ts';
import type { Column } from '#ui/office/table/table.tsx';
import { FigureTable } from '../figure-table.tsx';
import { useFormat } from '../format.ts';
import styles from '../reports-page.module.css';
import { useColumns } from '../use-columns.ts';
import { FigureCard } from './figure-card.tsx';

type Turns = Pick<SittingsReport, 'sittings' | 'covers' | 'turnMinutes' | 'revenue' | 'perCover'>;
type Row = Turns & { id: string; name: string };

/** How long tables stayed and what they spent. Nothing where guests do not order together. */
export function TurnCards({ days: { from, to } }: { days: { from: string; to: string } }) {
  const { reports: t } = useTexts();
  const { placeOf } = useNames();
  const { storeId } = useStore();
  const f = useFormat();
  const { data } = useQuery(turnsQuery(storeId, { from, to }));
  if (!data || data.sittings === 0) return null;
  const { sittings, turnMinutes, perCover } = data;
  const tables = data.tables.map(({ iden, label, ...row }) => {
    const name = placeOf({ iden, idel: label });
    return { ...row, id: name, name };
  });
  const waiters = data.waiters.map(({ waiter, ...row }) => ({
    ...row,
    id: waiter?._id ?? '',
    name: waiter?.name ?? t.noWaiter,
  }));
  const hint = t.tablesHint(
    f.count(sittings),
    turnMinutes === null ? null : f.count(turnMinutes),
    perCover === null ? null : f.money(perCover),
  );
  return (
    <div className={styles.columns}>
      <TurnCard title={t.tables} hint={hint} first={t.table} rows={tables} file={`${from}-${to}-tables`} />
      <TurnCard
        title={t.waiters}
        hint={t.waitersHint}
        first={t.person}
        rows={waiters}
        file={`${from}-${to}-waiters`}
      />
    </div>
  );
}

interface TurnCardProps {
  title: string;
  hint: string;
  /** What the first column is. */
  first: string;
  rows: Row[];
  file: string;
}

function TurnCard({ title, hint, first, rows, file }: TurnCardProps) {
  const { reports: t } = useTexts();
  const c = useColumns();
  const columns: Column<Row>[] = [
    c.text(first, ({ name }) => name),
    c.count(t.turns, ({ sittings }) => sittings),
    c.count(t.guests, ({ covers }) => covers),
    c.count(t.stayed, ({ turnMinutes }) => turnMinutes),
    c.money(t.revenue, ({ revenue }) => revenue),
    c.money(t.perGuest, ({ perCover }) => perCover),
  ];
  return (
    <FigureCard title={title} hint={hint} file={file} csv={() => fileCells(columns, rows)}>
      <FigureTable caption={title} columns={columns} rows={rows} keyOf={({ id }) => id} />
    </FigureCard>
  );
}
