import { COLUMNS, sheetColumn } from '#ordering/menu-import/rules/columns.ts';
import type { FileColumn, FileTable } from '#ui/office/sheets/write-file.ts';

const columns = COLUMNS.map((label, at): FileColumn<string[]> => {
  const { isNumber, width } = sheetColumn(label);
  return {
    label,
    width,
    value: ({ [at]: text = '' }) => (isNumber && text !== '' ? Number(text) : text),
  };
});

/** Turns the domain's rows of a menu, the first of which names the columns, into a file. */
export function menuFile([, ...rows]: string[][]): FileTable<string[]> {
  return { columns, rows, sheet: 'Menu', isGuarded: true };
}
