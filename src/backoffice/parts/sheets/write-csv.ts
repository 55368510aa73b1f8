import Papa from 'papaparse';
import { guardFormula } from '#domain/menu-import/escape.ts';

export type Cell = string | number;

/** Without it, Excel takes the text for one of the last century. */
const MARK = '\ufeff';

interface Options {
  /** As the domain writes the rows of a menu: a second quote would be read as the text's own. */
  isGuarded?: boolean;
}

/** No text runs as a formula. Numbers are ours and stay numbers. */
export function writeCsv(rows: readonly (readonly Cell[])[], { isGuarded = false }: Options = {}): Blob {
  const guard = (cell: Cell) => (typeof cell === 'number' || isGuarded ? cell : guardFormula(cell));
  const text = Papa.unparse(
    rows.map((row) => row.map(guard)),
    { newline: '\r\n' },
  );
  return new Blob([MARK, text], { type: 'text/csv;charset=utf-8' });
}
