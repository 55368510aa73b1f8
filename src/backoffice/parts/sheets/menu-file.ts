import { COLUMNS, sheetColumn } from '#domain/menu-import/columns.ts';
import type { FileColumn, FileTable } from './write-file.ts';

const columns = COLUMNS.map((label, at): FileColumn<string[]> => {
  const { isNumber, width } = sheetColumn(label);
  return {
    label,
    width,
    value: ({ [at]: text = '' }) => (isNumber && text !== '' ? Number(text) : text),
  };
});

/** A menu as the domain writes its rows, the first of which has the names of the columns. */
export function menuFile([, ...rows]: string[][]): FileTable<string[]> {
  return { columns, rows, sheet: 'Menu', isGuarded: true };
}
