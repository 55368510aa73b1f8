import writeXlsxFile from 'write-excel-file/universal';
import type { Cell } from './write-csv.ts';

const WIDTH = 18;

/** Numbers stay numbers, so that they can be added up. */
export function writeTable([head = [], ...rows]: Cell[][], sheet: string): Promise<Blob> {
  const names = head.map((name) => ({ value: String(name), type: String, fontWeight: 'bold' as const }));
  const cells = rows.map((row) =>
    row.map((cell) =>
      typeof cell === 'number' ? { value: cell, type: Number } : { value: cell, type: String },
    ),
  );
  const columns = head.map(() => ({ width: WIDTH }));
  return writeXlsxFile([names, ...cells], { columns, stickyRowsCount: 1, sheet }).toBlob();
}
