import { LEVEL_FIELDS, type LevelField } from '#ordering/menu/rules/diets/diet.ts';

interface LevelColumn {
  column: string;
  /** Names of the column in files of other programs. */
  also: readonly string[];
  /** What a cell says, in the order of the levels. */
  words: readonly string[];
  /** Other words for the last level. */
  alsoMost: readonly string[];
}

/** How levels stand in a table. A cell may also hold the number of the level. */
export const LEVEL_COLUMNS = {
  spice: {
    column: 'Spice',
    also: ['spicelevel', 'spiciness', 'spicy', 'तीखापन'],
    words: ['not spicy', 'mild', 'medium', 'hot'],
    alsoMost: ['spicy'],
  },
} as const satisfies Record<LevelField, LevelColumn>;

/** One entry for the column of each level. */
export function inEachLevel<T>(
  make: (field: LevelField, column: LevelColumn) => T,
): Record<(typeof LEVEL_COLUMNS)[LevelField]['column'], T> {
  const entries = LEVEL_FIELDS.map((field) => [
    LEVEL_COLUMNS[field].column,
    make(field, LEVEL_COLUMNS[field]),
  ]);
  return Object.fromEntries(entries);
}

/** The words of a column whose cells are levels. */
export const levelWordsOf = (column: string): readonly string[] =>
  LEVEL_FIELDS.map((field) => LEVEL_COLUMNS[field]).find((one) => one.column === column)?.words ?? [];
