import { type Column, Table } from '#ui/office/table/table.tsx';
import styles from './reports-page.module.css';

interface FigureTableProps<Row> {
  caption: string;
  /** The first column names the row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The length of the bar below the row's name, from 0 to 1. */
  barOf?: (row: Row) => number;
}

export function FigureTable<Row>({ caption, columns, rows, keyOf, barOf }: FigureTableProps<Row>) {
  const named = columns.map((column, at) => (at === 0 ? nameColumn(column, barOf) : column));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than a phone must also scroll by keyboard
    <fieldset className={styles.frame} tabIndex={0} aria-label={caption}>
      <Table caption={caption} className={styles.table} columns={named} rows={rows} keyOf={keyOf} />
    </fieldset>
  );
}

function nameColumn<Row>(column: Column<Row>, barOf?: (row: Row) => number): Column<Row> {
  if (!barOf) return { ...column, isName: true };
  const cell = (row: Row) => (
    <>
      {column.cell?.(row)}
      <span className={styles.track} aria-hidden="true">
        <span className={styles.tableBar} style={{ inlineSize: `${Math.max(barOf(row), 0) * 100}%` }} />
      </span>
    </>
  );
  return { ...column, isName: true, cell };
}
