import { useTexts } from '#texts/office/index.ts';
import { Card } from '#ui/office/layout/card.tsx';
import { type Column, Table } from '#ui/office/table/table.tsx';
import { wordsOf } from '../rules/fact-columns.ts';
import type { RowFault } from '../rules/import-rows.ts';
import styles from './import-page.module.css';

const LONGEST = 60;

export function RowFaults({ faults }: { faults: RowFault[] }) {
  const t = useTexts().importMenu;
  const rows = new Set(faults.map(({ row }) => row)).size;
  const columns: Column<RowFault>[] = [
    { label: t.row, isName: true, cell: ({ row }) => row },
    { label: t.column, cell: ({ column }) => column },
    {
      label: t.reason,
      cell: ({ reason, column, value, first = 0 }) =>
        t.faults[reason](shorten(value), { first, words: wordsOf(column) }),
    },
  ];
  return (
    <Card title={t.faultsTitle(rows)} hint={t.faultsHint}>
      <Table
        className={styles.table}
        columns={columns}
        rows={faults}
        keyOf={({ row, column }) => `${row} ${column}`}
      />
    </Card>
  );
}

function shorten(value: string): string {
  return value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;
}
