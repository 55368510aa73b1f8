import { COLUMNS, type Column } from '#domain/menu-import/columns.ts';
import type { FileColumn, FileTable } from './write-file.ts';

const NUMBERS: Column[] = ['Price', 'Discount %'];
const WIDTHS: Partial<Record<Column, number>> = {
  Item: 28,
  Description: 40,
  'Hindi name': 24,
  'Hindi menu': 24,
  'Hindi options': 48,
  'Hindi tags': 24,
  Options: 48,
  Taxes: 26,
  Photo: 40,
};

const columns = COLUMNS.map((label, at): FileColumn<string[]> => {
  const isNumber = NUMBERS.includes(label);
  return {
    label,
    width: WIDTHS[label] ?? 14,
    value: ({ [at]: text = '' }) => (isNumber && text !== '' ? Number(text) : text),
  };
});

/** A menu as the domain writes its rows, the first of which has the names of the columns. */
export function menuFile([, ...rows]: string[][]): FileTable<string[]> {
  return { columns, rows, sheet: 'Menu', isGuarded: true };
}
