export type Cell = string | number;

/** A spreadsheet takes a cell that begins like this for a formula and runs it. Numbers are ours and stay numbers. */
const FORMULA = /^[=+\-@\t\r]/;
const QUOTED = /[",\r\n]/;
/** By this, Excel knows that it is UTF-8. */
const MARK = '\uFEFF';

export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return MARK + rows.map((row) => `${row.map(toField).join(',')}\r\n`).join('');
}

function toField(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
