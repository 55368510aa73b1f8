import { guardFormula } from '#ordering/menu-import/rules/escape.ts';

export type FileCell = string | number;
export type FileFormat = 'csv' | 'xlsx';

export interface FileColumn<Row> {
  label: string;
  /**
   * The value in files. Numbers stay numbers, so that they can be added up. A column without values is not in files.
   */
  value?: (row: Row) => FileCell;
  /** The width in a spreadsheet, in characters. */
  width?: number;
}

export interface FileTable<Row> {
  columns: readonly FileColumn<Row>[];
  rows: readonly Row[];
  sheet: string;
  /** Whether the domain has guarded the texts already. A second quote would be read as part of the text. */
  isGuarded?: boolean;
}

interface CsvOptions {
  isGuarded?: boolean;
}

/** The byte order mark. Without it, Excel takes UTF-8 for an older encoding. */
const MARK = '\ufeff';
const WIDTH = 18;

export function writeFile<Row>(format: FileFormat, table: FileTable<Row>): Promise<Blob> {
  return format === 'csv' ? writeCsv(fileCells(table.columns, table.rows), table) : writeXlsx(table);
}

/** The row of labels, followed by the other rows. */
export function fileCells<Row>(columns: readonly FileColumn<Row>[], rows: readonly Row[]): FileCell[][] {
  const written = columns.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
  return [written.map(({ label }) => label), ...rows.map((row) => written.map(({ value }) => value(row)))];
}

/** Writes a CSV file in which no text runs as a formula. */
export async function writeCsv(
  cells: readonly (readonly FileCell[])[],
  { isGuarded = false }: CsvOptions = {},
): Promise<Blob> {
  const { default: Papa } = await import('papaparse');
  const guard = (cell: FileCell) => (typeof cell === 'number' || isGuarded ? cell : guardFormula(cell));
  const text = Papa.unparse(
    cells.map((row) => row.map(guard)),
    { newline: '\r\n' },
  );
  return new Blob([MARK, text], { type: 'text/csv;charset=utf-8' });
}

async function writeXlsx<Row>({ columns, rows, sheet }: FileTable<Row>): Promise<Blob> {
  const { default: writeXlsxFile } = await import('write-excel-file/universal');
  const [labels = [], ...cells] = fileCells(columns, rows);
  const head = labels.map((value) => ({ value: String(value), type: String, fontWeight: 'bold' as const }));
  const body = cells.map((row) =>
    row.map((value) => (typeof value === 'number' ? { value, type: Number } : { value, type: String })),
  );
  const widths = columns.filter(({ value }) => value).map(({ width = WIDTH }) => ({ width }));
  return writeXlsxFile([head, ...body], { columns: widths, stickyRowsCount: 1, sheet }).toBlob();
}
