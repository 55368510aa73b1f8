import type { TableFate } from '#platform/feature/server/feature.ts';
import { FEATURES } from '../features.ts';

/** What becomes of each table when a store moves. */
export const FATES: Readonly<Record<string, TableFate>> = Object.fromEntries(
  FEATURES.flatMap(({ tables = [], otherTables = {} }) => [
    ...tables.map((name) => [name, 'of stores'] as const),
    ...Object.entries(otherTables),
  ]),
);

export const tablesThat = (fate: TableFate): string[] =>
  Object.keys(FATES).filter((table) => FATES[table] === fate);
