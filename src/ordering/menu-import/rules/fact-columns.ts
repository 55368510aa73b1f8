import type { FactField } from '#ordering/menu/rules/diets/diet.ts';

export interface FactColumn {
  column: string;
  /** Names of the column in files of other programs. */
  also: readonly string[];
  /** What a cell says: yes, or a level, in their order. */
  words: readonly string[];
  /** Other words for yes, or for the last level. */
  alsoMost: readonly string[];
}

/** How facts stand in a table. The cell of a level may also hold its number. */
export const FACT_COLUMNS = {
  jain: {
    column: 'Jain',
    also: ['isjain', 'jainfriendly', 'jainfood', 'जैन'],
    words: ['yes'],
    alsoMost: ['jain', 'जैन'],
  },
  spice: {
    column: 'Spice',
    also: ['spicelevel', 'spiciness', 'spicy', 'तीखापन'],
    words: ['not spicy', 'mild', 'medium', 'hot'],
    alsoMost: ['spicy'],
  },
} as const satisfies Record<FactField, FactColumn>;

const COLUMNS = Object.entries(FACT_COLUMNS) as [FactField, FactColumn][];

/** One entry for the column of each fact. */
export function inEachFact<T>(make: (field: FactField, column: FactColumn) => T) {
  const entries = COLUMNS.map(([field, column]) => [column.column, make(field, column)]);
  return Object.fromEntries(entries) as Record<(typeof FACT_COLUMNS)[FactField]['column'], T>;
}

/** The words that the cells of a column take. */
export const wordsOf = (column: string): readonly string[] =>
  COLUMNS.find(([, one]) => one.column === column)?.[1].words ?? [];
