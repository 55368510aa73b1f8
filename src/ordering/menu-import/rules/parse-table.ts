import {
  type Cells,
  COLUMNS,
  type Column,
  columnsIn,
  type Portion,
  portionNamed,
  type TableRow,
} from './columns.ts';
import { escapeText, unguardFormula } from './escape.ts';
import { writeBareTax } from './numbers.ts';
import { type SectionRow, sectionOf, withSections } from './sections.ts';

export interface Table {
  rows: TableRow[];
  /** The names of columns that are not read. */
  unknown: string[];
  /** Whether a column holds the names of dishes, without which nothing can be imported. */
  hasNames: boolean;
}

export type Target = Column | Portion;

export interface Mapping {
  /** The line with the names of the columns; -1 where dishes begin at once. */
  head: number;
  /** Null: the column is not read. */
  targets: (Target | null)[];
}

/** The name of the restaurant, a date or a note may stand above the names of the columns. */
const MOST_TITLES = 20;

/** Leaves out empty rows, which still count in the row numbers. */
export function parseTable(lines: string[][], { head, targets }: Mapping = mappingByName(lines)): Table {
  const isPriced = targets.some((target) => target === 'Price' || (target !== null && !isColumn(target)));
  const rows = lines.slice(head + 1).flatMap((line, index): SectionRow[] => {
    if (line.every((cell) => cell.trim() === '')) return [];
    const section = isPriced ? sectionOf(line) : null;
    return [{ ...toRow(line, head + index + 2, targets), section }];
  });
  const names = lines[head] ?? [];
  return {
    rows: withMerged(withSections(rows)),
    unknown: names.filter((name, index) => (targets[index] ?? null) === null && name.trim() !== ''),
    hasNames: targets.includes('Item'),
  };
}

export function mappingByName(lines: string[][], head = headOf(lines)): Mapping {
  const names = lines[head] ?? [];
  const columns = columnsIn(names);
  return { head, targets: names.map((name, index) => columns[index] ?? portionNamed(name)) };
}

/** Picks the row that names the most columns, with the dishes among them, else the first that is not empty. */
function headOf(lines: string[][]): number {
  let best = { at: lines.findIndex((line) => line.some((cell) => cell.trim() !== '')), names: 0 };
  for (const [at, line] of lines.slice(0, best.at + 1 + MOST_TITLES).entries()) {
    const columns = columnsIn(line);
    const names = columns.includes('Item') ? columns.filter((column) => column !== null).length : 0;
    if (names > best.names) best = { at, names };
  }
  return best.at;
}

function toRow(line: string[], number: number, targets: Mapping['targets']): TableRow {
  const cells: Partial<Cells> = {};
  const priced: [string, string][] = [];
  for (const [index, target] of targets.entries()) {
    const cell = unguardFormula(line[index] ?? '');
    if (target === null) continue;
    if (isColumn(target)) cells[target] = target === 'Taxes' ? writeBareTax(cell) : cell;
    else if (cell.trim() !== '') priced.push([target, cell.trim()]);
  }
  return { number, ...withPortions(cells, priced) };
}

function isColumn(target: Target): target is Column {
  return (COLUMNS as readonly string[]).includes(target);
}

/** A single portion is the price. A price beside a half or a quarter is that of the full portion. */
function withPortions(cells: Partial<Cells>, priced: [string, string][]): Omit<TableRow, 'number'> {
  const [only, ...others] = priced;
  if (!only) return { cells };
  const { Price = '', ...rest } = cells;
  const price = Price.trim();
  if (others.length === 0 && (price === '' || only[0] === 'Full'))
    return { cells: { ...rest, Price: only[1] } };
  const hasFull = priced.some(([name]) => name === 'Full');
  const isPart = priced.some(([name]) => name === 'Half' || name === 'Quarter');
  const all = price !== '' && isPart && !hasFull ? [...priced, ['Full', price] as const] : priced;
  const options = all.map(([name, value]) => `${name}=${escapeText(value)}`);
  return { cells: rest, portions: `Portion: ${options.join(' | ')}` };
}

/** Rows with an empty category take category and menu from above, because merged cells fill only the first row. */
function withMerged(rows: TableRow[]): TableRow[] {
  let above: Partial<Cells> = {};
  return rows.map((row) => {
    const { cells } = row;
    const isBlank = (column: Column) => (cells[column] ?? '').trim() === '';
    if (!isBlank('Category')) above = cells;
    // An item that is found by its id stays in its category.
    if (!isBlank('Category') || !isBlank('Item id') || above.Category === undefined) return row;
    const menu = isBlank('Menu') ? above.Menu : cells.Menu;
    return {
      ...row,
      cells: { ...cells, Category: above.Category, ...(menu === undefined ? {} : { Menu: menu }) },
    };
  });
}
