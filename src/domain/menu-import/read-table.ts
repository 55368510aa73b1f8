import { type Cells, type Column, columnNamed } from './columns.ts';
import { unguardFormula } from './escape.ts';

export interface TableRow {
  /** As a spreadsheet numbers it: the names of the columns are row 1. */
  number: number;
  cells: Partial<Cells>;
}

export interface Table {
  rows: TableRow[];
  /** The names of columns that we do not know: they are not read. */
  unknown: string[];
  /** Without it nothing can be read. */
  hasNames: boolean;
}

/** Rows of texts by the names in their first row; empty ones are left out and counted all the same. */
export function readTable(lines: string[][]): Table {
  const first = lines.findIndex((line) => line.some((cell) => cell.trim() !== ''));
  const head = first === -1 ? [] : (lines[first] ?? []);
  const columns = head.map((name) => columnNamed(name));
  const rows = lines.slice(first + 1).flatMap((line, index): TableRow[] => {
    if (line.every((cell) => cell.trim() === '')) return [];
    return [{ number: first + index + 2, cells: cellsIn(line, columns) }];
  });
  return {
    rows: first === -1 ? [] : rows,
    unknown: head.filter((name, index) => columns[index] === null && name.trim() !== ''),
    hasNames: columns.includes('Item'),
  };
}

function cellsIn(line: string[], columns: (Column | null)[]): Partial<Cells> {
  const cells: Partial<Cells> = {};
  for (const [index, column] of columns.entries()) {
    if (column !== null) cells[column] ??= unguardFormula(line[index] ?? '');
  }
  return cells;
}
