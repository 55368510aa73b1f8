import type { Told } from './notifications.ts';

/** The kinds of which many at once are told by their number alone. */
export type Alike = Exclude<Told['kind'], 'printer_failing' | 'pin_locked' | 'plan' | 'mail' | 'reservation'>;

/** From so many on, rows that are alike are one. */
const LEAST = 4;

type Listed = Told & { _id: string; storeId: string };

/** Rows with the same mark are alike. Null for those that always stand alone. */
export function markOf({ kind, facts, storeId }: Listed): string | null {
  if (kind === 'printer_failing' || kind === 'pin_locked' || kind === 'plan') return null;
  if (kind === 'mail') return facts.news === 'arrived' ? `${storeId} mail` : null;
  return `${storeId} ${kind} ${kind === 'reservation' ? facts.news : ''}`;
}

/** Rows in their order; many that are alike stand together where the first of them was. */
export function groupAlike<Row extends Listed>(rows: readonly Row[]): Row[][] {
  const alike = Map.groupBy(rows, markOf);
  return rows.flatMap((row): Row[][] => {
    const mark = markOf(row);
    const group = mark === null ? [] : (alike.get(mark) ?? []);
    if (group.length < LEAST) return [[row]];
    return group[0] === row ? [group] : [];
  });
}
