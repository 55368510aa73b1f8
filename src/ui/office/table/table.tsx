import type { ReactNode } from 'react';
import type { FileColumn } from '../sheets/write-file.ts';
import styles from './table.module.css';

/** A column is on the screen if it has a `cell`, and in files if it has a `value`. */
export interface Column<Row> extends FileColumn<Row> {
  cell?: (row: Row) => ReactNode;
  /** Replaces the label. */
  head?: ReactNode;
  sorted?: 'ascending' | 'descending' | 'none';
  /** Whether its cells name the rows. */
  isName?: boolean;
  isFigure?: boolean;
  className?: string | undefined;
  /** Shown at the foot of the table. */
  total?: ReactNode;
}

interface TableProps<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  caption?: string;
  className?: string | undefined;
  isChosen?: (row: Row) => boolean;
}

export function Table<Row>({ columns, rows, keyOf, caption, className, isChosen }: TableProps<Row>) {
  const shown = columns.filter(({ cell }) => cell);
  return (
    <table className={join(styles.table, className)}>
      {caption && <caption className="visually-hidden">{caption}</caption>}
      <thead>
        <tr>
          {shown.map(({ label, head = label, sorted, ...column }) =>
            head === '' ? (
              <td key={label} />
            ) : (
              <th key={label} scope="col" aria-sort={sorted} className={classOf(column)}>
                {head}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} data-chosen={isChosen?.(row) || undefined}>
            {shown.map(({ label, cell, isName, ...column }) =>
              isName ? (
                <th key={label} scope="row" className={classOf(column)}>
                  {cell?.(row)}
                </th>
              ) : (
                <td key={label} className={classOf(column)}>
                  {cell?.(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
      {shown.some(({ total }) => total !== undefined) && (
        <tfoot>
          <tr>
            {shown.map(({ label, total, ...column }) => (
              <td key={label} className={classOf(column)}>
                {total}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}

function classOf({ isFigure, className }: Pick<Column<never>, 'isFigure' | 'className'>) {
  return join(isFigure ? styles.figure : undefined, className);
}

const join = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ') || undefined;
