import type { Column } from './columns.ts';
import { parseAmount } from './numbers.ts';
import { type Mapping, mappingByName } from './parse-table.ts';

const SAMPLE = 50;
/** The share of a column's cells that must fit, because a few are always odd. */
const MOST = 0.8;
const VEG = /^(?:pure )?(?:non[ -]?veg|veg|egg|v|nv|n)(?:etarian)?$/i;

/**
 * Maps columns by their names, and the veg mark also by its cells. If no name means dishes, all are mapped by cells.
 */
export function guessMapping(lines: string[][], head?: number): Mapping {
  const named = mappingByName(lines, head);
  const sample = lines.slice(named.head + 1, named.head + 1 + SAMPLE);
  const width = Math.max(0, ...[...sample, lines[named.head] ?? []].map(({ length }) => length));
  const targets = Array.from({ length: width }, (_, index) => named.targets[index] ?? null);
  const cells = targets.map((_, index) =>
    sample.map((line) => line[index]?.trim() ?? '').filter((cell) => cell !== ''),
  );
  const give = (column: Column, fits: (cells: string[]) => boolean) => {
    const index = cells.findIndex((all, at) => targets[at] === null && all.length > 0 && fits(all));
    if (index !== -1 && !targets.includes(column)) targets[index] = column;
  };
  // The column's own name is often "Type".
  give('Veg', (all) => all.every((cell) => VEG.test(cell)));
  if (named.targets.includes('Item')) return { head: named.head, targets };
  give('Price', (all) => areMost(all, isPrice) && !isCount(all));
  give('Item', (all) => areWords(all) && new Set(all).size > all.length * MOST);
  give('Category', areWords);
  return { head: named.head, targets };
}

function areMost(cells: string[], fits: (cell: string) => boolean): boolean {
  return cells.filter(fits).length >= cells.length * MOST;
}

function isPrice(cell: string): boolean {
  return parseAmount(cell) !== null;
}

/** Row numbers (1, 2, 3) are not prices. */
function isCount(cells: string[]): boolean {
  return cells.length > 1 && cells.every((cell, index) => Number(cell) === Number(cells[0]) + index);
}

function areWords(cells: string[]): boolean {
  return areMost(cells, (cell) => /\p{L}/u.test(cell) && !isPrice(cell));
}
