import type { Column, TableRow } from './columns.ts';

/** A row with nothing but words, such as "TANDOOR" above its dishes. */
export interface SectionRow extends TableRow {
  section: string | null;
}

const isBlank = ({ cells }: TableRow, column: Column) => (cells[column] ?? '').trim() === '';

/** The words of a line that has nothing else. */
export function sectionOf(line: string[]): string | null {
  const [only, ...others] = line.map((cell) => cell.trim()).filter((cell) => cell !== '');
  return only !== undefined && others.length === 0 && /\p{L}/u.test(only) ? only : null;
}

/**
 * Rows of words alone become the category of the rows below, where the dishes have no category of their own. One without
 * dishes below stays: it is a dish whose price is missing.
 */
export function withSections(rows: SectionRow[]): TableRow[] {
  const hasCategories = rows.some((row) => row.section === null && !isBlank(row, 'Category'));
  let above: string | null = null;
  return rows.flatMap(({ section, ...row }, index): TableRow[] => {
    if (!hasCategories && section !== null && rows[index + 1]?.section === null) {
      above = section;
      return [];
    }
    const isLeft = above === null || !isBlank(row, 'Category') || !isBlank(row, 'Item id');
    return [isLeft ? row : { ...row, cells: { ...row.cells, Category: above ?? '' } }];
  });
}
