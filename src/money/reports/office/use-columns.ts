import { type Minor, toDecimal } from '#platform/money/rules/money.ts';
import type { Column } from '#ui/office/table/table.tsx';
import { useFormat } from './format.ts';

const NONE = '–';

const known = <Shown>(figure: number | null, show: (figure: number) => Shown, none: Shown): Shown =>
  figure === null ? none : show(figure);

/** The kinds of columns of the reports: figures are plain in files, and amounts in the store's currency. Null is unknown. */
export function useColumns() {
  const f = useFormat();
  return {
    text: <Row>(label: string, textOf: (row: Row) => string, total?: string): Column<Row> => ({
      label,
      total,
      cell: textOf,
      value: textOf,
    }),
    count: <Row>(label: string, countOf: (row: Row) => number | null, total?: number): Column<Row> => ({
      label,
      isFigure: true,
      cell: (row) => known(countOf(row), f.count, NONE),
      value: (row) => countOf(row) ?? '',
      total: total === undefined ? undefined : f.count(total),
    }),
    money: <Row>(label: string, amountOf: (row: Row) => Minor | null, total?: Minor): Column<Row> => ({
      label,
      isFigure: true,
      cell: (row) => known(amountOf(row), f.money, NONE),
      value: (row) => known<number | string>(amountOf(row), (amount) => Number(toDecimal(amount)), ''),
      total: total === undefined ? undefined : f.money(total),
    }),
  };
}
