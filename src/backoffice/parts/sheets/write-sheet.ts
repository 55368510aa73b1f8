import writeXlsxFile from 'write-excel-file/universal';
import type { Column } from '#domain/menu-import/columns.ts';

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

export function writeXlsx([head = [], ...rows]: string[][]): Promise<Blob> {
  const isNumber = head.map((name) => NUMBERS.includes(name as Column));
  const cells = rows.map((row) =>
    row.map((text, index) =>
      isNumber[index] && text !== '' ? { value: Number(text), type: Number } : { value: text, type: String },
    ),
  );
  const names = head.map((name) => ({ value: name, type: String, fontWeight: 'bold' as const }));
  const columns = head.map((name) => ({ width: WIDTHS[name as Column] ?? 14 }));
  return writeXlsxFile([names, ...cells], { columns, stickyRowsCount: 1, sheet: 'Menu' }).toBlob();
}
