import type { Column } from './tickets.ts';

export type Counts = Readonly<Record<Column, number>>;

/** So many of one state are more than a column beside two others shows. */
const MANY = 8;
/** So few fit again. Between the two nothing changes, so that a ticket more or less does not turn the board over. */
const FEW = 4;

/** The state that takes the board for itself, since its tickets would not be seen beside the others. */
export function busyColumn(before: Column | null, counts: Counts): Column | null {
  if (before !== null && counts[before] > FEW) return before;
  const busiest = mostOf(counts, (column) => counts[column]);
  return counts[busiest] >= MANY ? busiest : null;
}

/** How many tickets beside each other each state has on a wall of so many: one at least, the busy ones more. */
export function sharesOf(counts: Counts, total: number): Counts {
  const shares: Record<Column, number> = { 1: 1, 2: 1, 3: 1 };
  for (let spare = total - 3; spare > 0; spare--) {
    const fullest = mostOf(counts, (column) => counts[column] / shares[column]);
    if (counts[fullest] / shares[fullest] <= FEW) break;
    shares[fullest] += 1;
  }
  return shares;
}

/** Of several the one that comes first on the board. */
function mostOf(counts: Counts, measure: (column: Column) => number): Column {
  const columns = Object.keys(counts).map(Number) as Column[];
  return columns.reduce((most, column) => (measure(column) > measure(most) ? column : most));
}
