import type { ReactNode } from 'react';
import styles from './figure-table.module.css';

export interface Column {
  label: string;
  kind: 'text' | 'figure';
}

export interface Row {
  key: string;
  /** The first one names the row. */
  cells: readonly ReactNode[];
  /** How far the bar behind the row's name reaches, from 0 to 1. */
  bar?: number;
}

interface FigureTableProps {
  caption: string;
  columns: readonly Column[];
  rows: readonly Row[];
  total?: readonly ReactNode[];
}

export function FigureTable({ caption, columns, rows, total }: FigureTableProps) {
  const classOf = (at: number) => (columns[at]?.kind === 'figure' ? styles.figure : undefined);
  return (
    // A table that is wider than a telephone is moved sideways, also by the arrow keys.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <fieldset className={styles.frame} tabIndex={0} aria-label={caption}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ label }, at) => (
              <th key={label} scope="col" className={classOf(at)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells, bar }) => (
            <tr key={key}>
              {cells.map((cell, at) =>
                at === 0 ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns stay where they are
                  <th key={at} scope="row">
                    {cell}
                    {bar !== undefined && <Bar share={bar} />}
                  </th>
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns stay where they are
                  <td key={at} className={classOf(at)}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              {total.map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns stay where they are
                <td key={at} className={classOf(at)}>
                  {cell}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </fieldset>
  );
}

function Bar({ share }: { share: number }) {
  return (
    <span className={styles.track} aria-hidden="true">
      <span className={styles.bar} style={{ inlineSize: `${Math.max(share, 0) * 100}%` }} />
    </span>
  );
}
