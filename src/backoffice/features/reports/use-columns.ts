import { type Minor, toDecimal } from '#domain/money/money.ts';
import type { Column } from '../../parts/table/table.tsx';
import { useFormat } from './format.ts';

/** The kinds of columns of the reports: figures are plain in files, and amounts in the store's currency. */
export function useColumns() {
  const f = useFormat();
  return {
    text: <Row>(label: string, textOf: (row: Row) => string, total?: string): Column<Row> => ({
      ...{ label, total },
      cell: textOf,
      value: textOf,
    }),
    count: <Row>(label: string, countOf: (row: Row) => number, total?: number): Column<Row> => ({
      ...{ label, isFigure: true },
      cell: (row) => f.count(countOf(row)),
      value: countOf,
      total: total === undefined ? undefined : f.count(total),
    }),
    money: <Row>(label: string, amountOf: (row: Row) => Minor, total?: Minor): Column<Row> => ({
      ...{ label, isFigure: true },
      cell: (row) => f.money(amountOf(row)),
      value: (row) => Number(toDecimal(amountOf(row))),
      total: total === undefined ? undefined : f.money(total),
    }),
  };
}
